import type { Actor } from './Actor.ts';
import type { Company } from './Company.ts';
import { heightOf, joinAll, middleOf, widthOf } from './joinAll.ts';

/** A pyramid, each row on the one below; what is flat, what others can stand on, and animals, in one tower where it is not too high. */
export function inPile(company: Company, actors: readonly Actor[]): boolean {
  const widest = Math.max(...actors.map((actor) => widthOf(company, actor)));
  const high = Math.max(...actors.map((actor) => heightOf(company, actor)));
  const most = widest > FLAT * high ? MOST_FLAT : actors.every(canBear) ? MOST_HIGH : 0;
  return (actors.length <= most && inTower(company, actors)) || inPyramid(company, actors, { widest, high });
}

function canBear({ record }: Actor): boolean {
  return record.kind === 'animal' || record.uses?.includes('stood-on') === true;
}

function inPyramid(
  company: Company,
  actors: readonly Actor[],
  { widest, high }: { widest: number; high: number },
): boolean {
  let base = 1;
  while ((base * (base + 1)) / 2 < actors.length) base += 1;
  return joinAll(company, actors, (actor, index) => {
    let [row, at] = [0, index];
    while (at >= base - row) [row, at] = [row + 1, at - (base - row)];
    const x = (at + row / 2) * widest * 0.92;
    return { x: x - middleOf(company, actor), y: -row * 0.86 * high, layer: 'before' };
  });
}

/** So many times as wide as high. */
const FLAT = 1.25;
/** So many of them make a tower that a page has room for. */
const MOST_FLAT = 12;
const MOST_HIGH = 6;

/** One on top of the other, each a little to one side or the other; the feet of animals are behind the back that they stand on. */
function inTower(company: Company, actors: readonly Actor[]): boolean {
  const [first] = actors;
  if (first === undefined) return false;
  const { kind, places } = first.record;
  const isAnimal = kind === 'animal';
  const steps = isAnimal ? STEPS : [places?.top === undefined ? STEP : 1 - places.top.y];
  const restore = company.save();
  for (const actor of actors.slice(0, -1)) company.letHide(actor);
  const start = middleOf(company, first);
  const isDone = steps.some((up) => {
    const back = company.save();
    // Each is joined to the one below, over which it is painted.
    const isUp = actors.slice(1).every((actor, index) => {
      const below = actors[index] ?? actor;
      const x =
        start + (SHIFTS[index % SHIFTS.length] ?? 0) * widthOf(company, actor) - middleOf(company, actor);
      const y = -(index + 1) * up * heightOf(company, actor);
      return company.join(actor, below, [{ x, y, layer: isAnimal ? 'back' : 'before' }]);
    });
    if (!isUp) back();
    return isUp;
  });
  if (!isDone) restore();
  return isDone;
}

const SHIFTS = [0.02, -0.02];
/** How high over the foot of one the next one stands, as a share of its height, where no place says it. */
const STEP = 0.85;
/** The same of animals, as near as their faces let them. */
const STEPS = [0.72, 0.82, 0.92];

import type { Actor } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { plate } from '../company/props.ts';
import { isSlender } from '../geometry/silhouette.ts';
import { aheadWays, fitTo, handWays, inHands } from './carry.ts';
import { directionOf, type Meeting } from './rule.ts';

/** A bunch and a heap are so large as a share of who has them. */
const LARGEST = 0.62;
/** How far the next one of a bunch lies from the one before, as shares of its width, the closest first. */
const STEPS = [0.34, 0.46, 0.6, 0.8];

/** On the ground it is nearer than a hand that reaches out: as shares of the height of who has it. */
const UNDER_ARM = [-0.3, -0.2, -0.08];

/** Several of one kind in a hand: what is long and thin as a bunch, all else on a plate; on the ground nearby where that hides too much. */
export function handful(meeting: Meeting, all: readonly Actor[]): boolean {
  const { company, from } = meeting;
  const [first, ...others] = all;
  if (!first) return true;
  const isBunch = first.record.kind === 'plant' || isSlender(first.body.art);
  const restore = company.save();
  if (others.length > 0 && !(isBunch ? bunch(meeting, first, others) : heap(company, first, others))) {
    restore();
    return false;
  }
  if (!isBunch) company.add(first, { under: [plate(company.groupBox(first))] });
  const box = company.groupBox(first);
  const share = (LARGEST * from.size * 1000) / Math.max(box.right - box.left, box.bottom - box.top);
  const own = { ...meeting, to: first };
  const least = fitTo(first, from, 0);
  for (const factor of [share, share * 0.8, share * 0.65].map((one) => Math.min(1, Math.max(least, one)))) {
    const ways = inHands(own, handWays(own, factor));
    const ground = factor === least ? UNDER_ARM.flatMap((gap) => aheadWays(own, factor, { up: 0, gap })) : [];
    if (company.join(first, from, [...ways, ...ground])) return true;
  }
  const onGround = aheadWays(own, Math.min(1, Math.max(least, share)), { up: 0, gap: 0.02 });
  return company.join(first, from, onGround);
}

/** One over the other, each a little farther along on the side where whoever has them looks. */
function bunch({ company, from }: Meeting, first: Actor, others: readonly Actor[]): boolean {
  const { left, right } = company.box(first);
  const side = directionOf(from);
  return STEPS.some((step) => {
    const restore = company.save();
    const isDone = others.every((one, index) => {
      const way: Way = { x: side * (index + 1) * step * (right - left), y: 0, layer: 'before' };
      return company.join(one, first, [way]);
    });
    if (!isDone) restore();
    return isDone;
  });
}

/** A pyramid of those that lie on one another. */
function heap(company: Company, first: Actor, others: readonly Actor[]): boolean {
  const { left, right, top, bottom } = company.box(first);
  let base = 1;
  while ((base * (base + 1)) / 2 < others.length + 1) base += 1;
  return others.every((one, index) => {
    let [row, at] = [0, index + 1];
    while (at >= base - row) [row, at] = [row + 1, at - (base - row)];
    const x = (at + row / 2) * 0.94 * (right - left);
    return company.join(one, first, [{ x, y: -row * 0.8 * (bottom - top), layer: 'before' }]);
  });
}

import type { Scene } from '../reading/Scene.ts';
import { bareThings } from './checking/bareThings.ts';
import { hiddenThings, type Views, viewsOn } from './checking/hiddenThings.ts';
import { unshown } from './checking/unshown.ts';
import { asFamily } from './company/asFamily.ts';
import type { Tried } from './company/settle.ts';
import type { Placement, Undone } from './Placement.ts';
import { type PlacingOptions, placeOnce } from './placeOnce.ts';
import { RELATIONS } from './relations/relations.ts';

/**
 * Lays a scene out on the page: bodies joined as its relations say, on a stage, as large as they fit. Of a relation that is
 * not seen on it the next picture is tried.
 */
export function placeScene(asked: Scene, options: PlacingOptions): Placement {
  const scene = asFamily(asked);
  const tried = new Map<number, number>();
  let best = placeShown(scene, options, tried);
  for (let again = 0; again < MOST_PICTURES; again += 1) {
    const more = best.undone.relations.filter((index) => {
      const { otherwise = [] } = RELATIONS[scene.relations[index]?.kind ?? 'wear'];
      return (tried.get(index) ?? 0) < otherwise.length;
    });
    if (more.length === 0) break;
    for (const index of more) tried.set(index, (tried.get(index) ?? 0) + 1);
    const other = placeShown(scene, options, tried);
    if (countUndone(other) < countUndone(best)) best = other;
  }
  return best;
}

/** So many times a page is placed anew for what it does not show. */
const MOST_PICTURES = 3;

function countUndone({ undone }: Placement): number {
  return Object.values(undone).reduce((sum, { length }) => sum + length, 0);
}

/** A page with those pictures that are not tried yet. Relations that would hide what has to be seen are left, and said to be undone. */
function placeShown(scene: Scene, options: PlacingOptions, tried: Tried): Placement {
  const left = new Set<number>();
  let isFlat = false;
  for (let attempt = 0; ; attempt += 1) {
    const { placement, company } = placeOnce(scene, options, {
      left,
      tried,
      isFlat,
      spare: attempt * SPARE_MORE,
    });
    if (scene.style === 'mandala') return placement;
    const views = viewsOn(placement.pieces);
    const hidden = hiddenThings(views, company);
    if (hidden.length === 0 || attempt === MOST_TRIES) return told(scene, placement, { ...options, views });
    for (const [index, { kind, from, to }] of scene.relations.entries())
      if (isFlat && kind !== 'wear' && (hidden.includes(from) || hidden.includes(to))) left.add(index);
    isFlat = true;
  }
}

/** A placement without what is too small to be seen as a thing, that also says which relations it does not show. */
function told(
  scene: Scene,
  placement: Placement,
  { detail, views }: PlacingOptions & { views: Views },
): Placement {
  const { undone } = placement;
  const bare = bareThings(placement.pieces, detail);
  const pieces = placement.pieces.filter(({ thing }) => thing === undefined || !bare.includes(thing));
  const things = [...undone.things, ...bare];
  const lost = scene.relations.flatMap(({ from, to }, index) =>
    bare.includes(from) || bare.includes(to) ? [index] : [],
  );
  const relations = [...undone.relations, ...lost, ...unshown(scene, pieces, views)];
  return { ...placement, pieces, undone: sorted({ ...undone, things, relations }) };
}

const MOST_TRIES = 4;
/** So much more of a face is asked for on each further try: a layout is measured on larger cells than its page. */
const SPARE_MORE = 0.01;

function sorted(undone: Undone): Undone {
  const unique = (list: readonly number[]) => [...new Set(list)].sort((a, b) => a - b);
  return {
    ...undone,
    things: unique(undone.things),
    relations: unique(undone.relations),
    poses: unique(undone.poses),
    texts: unique(undone.texts),
  };
}

import type { Thing } from '../../things/Things.ts';
import { isTree } from '../../things/trees.ts';
import type { Draft } from '../Draft.ts';
import { hasWindow } from './doTo.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/**
 * "rescuing a kitten from a tree", "from the roof", "from a tower": it is up there, and who does it on a ladder, one's own or
 * that which is named.
 */
export function freeFromAbove(
  { draft }: Sentence,
  { doers, objects }: NonNullable<OpenPreposition['verb']>,
  [place]: readonly number[],
): boolean {
  const [doer, object] = [doers[0], objects[0]];
  if (place === undefined || doer === undefined || object === undefined || !draft.isBeing(object))
    return false;
  const kind = placeUp(draft.record(place));
  // One ladder has no room for a crew beside a window.
  if (kind === 'look-out-of' && (draft.things[doer]?.count ?? 1) > 1) return false;
  if (kind === undefined || draft.relate(object, kind, place) === undefined) return false;
  leaveBelow(draft, doer, object);
  for (const relation of draft.relations)
    if (relation.from === doer && relation.to === object && relation.kind === 'hold-hands')
      relation.kind = 'hug';
  const named = draft.things.findIndex(({ key }) => key === LADDER);
  const ladder = named >= 0 ? named : draft.imply(LADDER, draft.things[doer]?.words ?? LADDER);
  const before = draft.relations.findIndex(({ from, to }) => from === doer && to === ladder);
  if (before < 0) draft.relate(doer, 'climb', ladder);
  else draft.relations[before] = { kind: 'climb', from: doer, to: ladder };
  return true;
}

/** One of a crew goes up the ladder, which has no room for more at one height; the others look up to it. */
function leaveBelow(draft: Draft, doer: number, object: number): void {
  const crew = draft.things[doer];
  if (crew === undefined || crew.count < 2) return;
  const below = draft.addThing({ ...crew, looks: { ...crew.looks }, count: crew.count - 1 });
  crew.count = 1;
  draft.relate(below, 'look-at', object);
}

/** How one is up on what is too high to be reached from the ground; undefined where one is not. */
function placeUp(record: Thing | undefined): 'in' | 'on' | 'look-out-of' | undefined {
  if (record?.kind === 'plant') return isTree(record) ? 'in' : undefined;
  if (record?.key === ROOF) return 'on';
  return record?.kind === 'building' && hasWindow(record) ? 'look-out-of' : undefined;
}

const LADDER = 'ladder';
const ROOF = 'roof';

import type { Draft } from '../Draft.ts';
import { isBig } from '../isBig.ts';
import { isWordForPair } from '../isWordForPair.ts';
import type { RelationKind } from '../Scene.ts';
import { lookInHand } from './lookInHand.ts';
import { stuffHoles } from './stuffHoles.ts';

/** "throwing a rock", "a panda eating bamboo", "a puppy chewing a slipper": what is too large, or two, for hands as it grows or lies is drawn as what they take of it. */
export function takeInHand(draft: Draft): void {
  lookInHand(draft);
  stuffHoles(draft);
  for (const { kind, from, to } of draft.relations) {
    const thing = draft.things[to];
    const key = draft.record(to)?.inHand;
    const isTaken = IN_HAND.has(kind) && draft.isBeing(from) && !isBig(thing?.looks);
    const isPair = draft.record(to)?.pluralForOne === true;
    const isSmaller = (draft.record(from)?.size ?? 0) < LARGEST * (draft.record(to)?.size ?? 0);
    if (isTaken && (isPair ? isSaidOfOne(thing) : isSmaller) && thing !== undefined && key !== undefined)
      thing.key = key;
  }
}

/** "a sock", of what is drawn as a pair. */
function isSaidOfOne(thing: Draft['things'][number] | undefined): boolean {
  return thing?.count === 1 && !isWordForPair(thing.words);
}

const IN_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['hold', 'eat', 'throw', 'toss-up', 'catch', 'juggle', 'share', 'feed'] as const),
]);

/** A giant has boulders in his hands. */
const LARGEST = 2;

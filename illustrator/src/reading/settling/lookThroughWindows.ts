import type { Draft } from '../Draft.ts';
import { WINDOW } from '../languages/surfaceWords.ts';
import type { SceneRelation } from '../Scene.ts';
import { hasWindow } from '../sentence/doTo.ts';

/**
 * "an airplane and people waving at the window": at one of its own, looking out; and so does who sees something through a
 * window: "a cat watching birds through the window".
 */
export function lookThroughWindows(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind === 'through' && looksOutOf(draft, relation)) relation.kind = 'in';
    if (!draft.isBeing(from) || !hasWindow(draft.record(to))) continue;
    const isWindow = draft.record(to)?.rests === 'wall';
    const isWaver = draft.things[from]?.pose === 'wave';
    const isNamed = draft.words.some(
      ({ text, meaning }) => meaning.as === 'thing' && meaning.thing === to && WINDOW.test(text),
    );
    if (kind === 'face' && isWaver && isNamed && !isWindow) relation.kind = 'look-out-of';
    const isSeen = (kind === 'through' && !isGoing(draft, from)) || (kind === 'in' && isWaver);
    if (isWindow && isSeen) relation.kind = 'look-out-of';
    // "a bird at the window": on its sill.
    const isFlier = draft.record(from)?.kind === 'flier' && draft.things[from]?.pose === undefined;
    if (isWindow && kind === 'look-out-of' && isFlier) relation.kind = 'on';
  }
}

/** "a goldfish looking at a cat through its bowl": from in there. */
function looksOutOf(draft: Draft, { from, to }: SceneRelation): boolean {
  const [looker, vessel] = [draft.record(from), draft.record(to)];
  const isWithin = vessel?.places?.inside !== undefined && (looker?.size ?? 1) < vessel.size;
  return isWithin && draft.relations.some((one) => one.kind === 'look-at' && one.from === from);
}

/** "climbing through the window". */
function isGoing({ things }: Draft, index: number): boolean {
  const pose = things[index]?.pose;
  return pose !== undefined && pose !== 'stand' && pose !== 'sit' && pose !== 'peek';
}

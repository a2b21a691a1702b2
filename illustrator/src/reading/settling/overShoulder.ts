import type { Draft } from '../Draft.ts';
import { SHOULDERS } from '../languages/surfaceWords.ts';
import type { SceneRelation } from '../Scene.ts';

/** "looking over her sister's shoulder at a book": who is looked over has it. */
export function overShoulder(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from: bearer, to } = relation;
    const isLookedAt =
      kind === 'next-to' && draft.isBeing(bearer) && !draft.isBeing(to) && isLookedOver(draft, bearer);
    const thing = draft.things[to];
    const { uses = [], size = 0 } = draft.record(to) ?? {};
    if (!isLookedAt || thing === undefined || size > (draft.record(bearer)?.size ?? 0)) continue;
    const isRead = uses.includes('read');
    if (thing.key === CLOSED) thing.key = OPEN;
    relation.kind = isRead ? 'read' : 'hold';
  }
}

/** Whether somebody is behind one of whose shoulder it is told. */
function isLookedOver(draft: Draft, bearer: number): boolean {
  const isBehind = ({ kind, to }: SceneRelation) => kind === 'behind' && to === bearer;
  const isSaid = draft.words.some(
    ({ text, meaning }) => SHOULDERS.test(text) && meaning.as === 'part' && meaning.thing === bearer,
  );
  return isSaid && draft.relations.some(isBehind);
}

/** A book as it is read. */
const OPEN = 'open-book';
const CLOSED = 'closed-book';

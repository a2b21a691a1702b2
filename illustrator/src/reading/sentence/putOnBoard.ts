import type { Draft } from '../Draft.ts';
import type { Sentence } from './Sentence.ts';

/** Where words are that no board bears. "welcome to Leo's party, a dinosaur holding the sign": words said before are on the sign that somebody holds. */
export function letterHeld(draft: Draft): void {
  // "a shirt that says big brother": what somebody wears is drawn with him, the words are below.
  if (typeof draft.textAt === 'number' && draft.isWorn(draft.textAt)) draft.textAt = undefined;
  letterOnly(draft, (index) => draft.record(index)?.kind === 'object' && isHeld(draft, index));
}

/** "a teacher writing ABC on the blackboard": what is written is on it, and nothing else. */
export function letterWritten(draft: Draft): void {
  letterOnly(draft, (index) => {
    const { kind, bearsWriting } = draft.record(index) ?? {};
    return kind === 'building' && bearsWriting === true;
  });
}

/** Puts the words on the one thing that is meant and can bear them, where they have no place yet. */
function letterOnly(draft: Draft, isMeant: (index: number) => boolean): void {
  const boards = draft.things.flatMap((thing, index) => {
    const { lettered } = draft.record(index) ?? {};
    return lettered && thing.count === 1 && isMeant(index) ? [{ thing, index, lettered }] : [];
  });
  const [board] = boards;
  if (board === undefined || boards.length > 1 || draft.texts.length === 0) return;
  if (draft.textAt !== undefined) return;
  board.thing.key = board.lettered;
  draft.textAt = board.index;
}

function isHeld({ relations }: Draft, index: number): boolean {
  return relations.some(({ kind, to }) => (kind === 'hold' || kind === 'hold-up') && to === index);
}

/** "a sign that says OPEN", "a cake with the name Mia": the words are on what was named right before. */
export function putOnBoard({ draft, last }: Sentence): void {
  // "desks and a chalkboard that says WELCOME".
  const index = last.at(-1) ?? -1;
  const thing = draft.things[index];
  const lettered = draft.record(index)?.lettered;
  if (thing?.count !== 1 || lettered === undefined || draft.texts.length > 0) return;
  thing.key = lettered;
  draft.textAt = index;
}

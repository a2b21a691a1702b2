import type { Draft } from '../Draft.ts';
import type { Sentence } from './Sentence.ts';

/** Where words are that no board bears. "welcome to Leo's party, a dinosaur holding the sign": words said before are on the sign that somebody holds. */
export function letterHeld(draft: Draft): void {
  const { things, relations, texts } = draft;
  const signs = things.flatMap(({ count }, index) => {
    const { lettered, kind } = draft.record(index) ?? {};
    const isHeld = relations.some(
      (one) => (one.kind === 'hold' || one.kind === 'hold-up') && one.to === index,
    );
    return lettered && kind === 'object' && isHeld && count === 1 ? [{ index, lettered }] : [];
  });
  const [sign] = signs;
  // "a shirt that says big brother": what somebody wears is drawn with him, the words are below.
  if (typeof draft.textAt === 'number' && draft.isWorn(draft.textAt)) draft.textAt = undefined;
  if (sign === undefined || signs.length > 1 || texts.length === 0 || draft.textAt !== undefined) return;
  Object.assign(things[sign.index] ?? {}, { key: sign.lettered });
  draft.textAt = sign.index;
}

/** "a teacher writing ABC on the blackboard": what is written is on it, and nothing else. */
export function letterWritten(draft: Draft): void {
  if (draft.texts.length === 0 || draft.textAt !== undefined) return;
  const boards = draft.things.flatMap(({ count }, index) => {
    const { lettered, kind, bearsWriting } = draft.record(index) ?? {};
    return lettered && bearsWriting && kind === 'building' && count === 1 ? [{ index, lettered }] : [];
  });
  const [board] = boards;
  if (board === undefined || boards.length > 1) return;
  Object.assign(draft.things[board.index] ?? {}, { key: board.lettered });
  draft.textAt = board.index;
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

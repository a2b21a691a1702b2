import type { Kind } from '../../things/recordSchema.ts';
import type { State } from '../../things/recordTerms.ts';
import type { Slot } from '../Draft.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** Reads a word for the state of a thing: "an open door", "with all the candles lit". */
export function readState(sentence: Sentence, lexeme: Lexeme, state: State): void {
  const { draft, modifiers, last, subject, previous, isSaid } = sentence;
  const slot = draft.addWord(lexeme);
  if (previous !== 'noun' && sentence.nextNoun() !== undefined) {
    modifiers.states.push({ slot, state });
    sentence.previous = 'determiner';
    return;
  }
  showState(sentence, isSaid && subject.length > 0 ? subject : last, { slot, state });
}

/** A state is done where a thing's picture shows it, or where there is one of the same thing opened. */
export function showState(
  { draft }: Sentence,
  things: readonly number[],
  { slot, state }: { slot: Slot; state: State },
): void {
  for (const index of things) {
    const [thing, record] = [draft.things[index], draft.record(index)];
    if (thing === undefined || record === undefined) continue;
    const isLit = state === 'burning' && record.shows?.includes('lit') === true;
    const isShown = isLit || record.shows?.includes(state) === true;
    if (state === 'open' && record.opened !== undefined) thing.key = record.opened;
    else if (state === 'burning' && record.burning !== undefined) thing.key = record.burning;
    else if (state === 'burning' && !isShown && CATCHING.has(record.kind)) {
      thing.looks.pattern = 'burning';
      slot.meaning = { as: 'look', thing: index, look: 'pattern' };
      continue;
    } else if (!isShown) continue;
    slot.meaning = { as: 'part', thing: index };
  }
}

/** Kinds that are seen to be on fire. */
const CATCHING: ReadonlySet<Kind> = new Set([
  ...(['building', 'vehicle', 'boat', 'aircraft', 'furniture', 'plant', 'object'] as const),
]);

import { hasInside } from '../../things/parts.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { State } from '../../things/recordTerms.ts';
import type { Slot } from '../Draft.ts';
import { LANGUAGE_WORDS } from '../languages/index.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import { bringAlong } from './bringAlong.ts';
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
  const things = isSaid && subject.length > 0 ? subject : last;
  showState(sentence, things, { slot, state });
  // "a cake with five candles and one slice missing": of the cake.
  if (slot.meaning.as === 'unknown') showState(sentence, subject, { slot, state });
  if (isWith(sentence, lexeme.phrase))
    // "with the doors open and bales inside": what comes next is with it too.
    sentence.goOn = (added) =>
      bringAlong(sentence, { preposition: 'with', hosts: [...things], slot: undefined }, added);
}

/** "with the doors open". */
export function isWith({ language }: Sentence, phrase: string): boolean {
  const [opening = ''] = phrase.split(' ');
  return LANGUAGE_WORDS[language].roles.with.split(', ').includes(opening);
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
    const isWithin =
      state === 'open' &&
      hasInside(record) &&
      (record.places?.inside?.open !== true || record.places.inside.rim);
    const isShown = isLit || isWithin || record.shows?.includes(state) === true;
    if (state === 'open' && record.opened !== undefined) thing.key = record.opened;
    else if (state === 'burning' && record.burning !== undefined) thing.key = record.burning;
    else if (state === 'cut' && record.cut !== undefined) thing.key = record.cut;
    else if (state === 'bitten' && record.kind === 'food' && !isShown) {
      thing.looks.pattern = 'bitten';
      slot.meaning = { as: 'look', thing: index, look: 'pattern' };
      continue;
    } else if (state === 'burning' && !isShown && CATCHING.has(record.kind)) {
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

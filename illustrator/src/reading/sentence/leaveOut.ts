import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** "a dog without a leash": done by drawing none, and told where the picture of who goes without has it by itself. */
export function leaveOut(sentence: Sentence, lexeme: Lexeme, keys: readonly string[]): void {
  const { draft } = sentence;
  for (const { slot } of sentence.takeModifiers().slots) slot.meaning = { as: 'remark' };
  const bearer = draft.things.at(-1);
  const { has = [], unhatted } = draft.recordOf(bearer?.key ?? '') ?? {};
  const isHat = keys.some((key) => draft.recordOf(key)?.worn === 'head');
  if (bearer && isHat && unhatted !== undefined) bearer.key = unhatted;
  const isThere = keys.some((key) => has.includes(key)) && !(isHat && unhatted !== undefined);
  draft.addWord(lexeme, isThere ? undefined : { as: 'remark' });
  sentence.previous = 'noun';
}

import type { Lexeme } from './lexemes.ts';

/** Reads "a crocodiles mouth" as the crocodile's mouth: one thing in the plural before a part has lost its apostrophe. */
export function settlePossessives(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.flatMap((lexeme, at) => {
    const before = lexemes[at - 1]?.senses ?? [];
    const next = lexemes[at + 1]?.senses ?? [];
    const isOne = before.some((sense) => sense.kind === 'role' && sense.role === 'a');
    const isThing = lexeme.senses.some((sense) => sense.kind === 'thing' && sense.isPluralForOne !== true);
    const isPart = next.some(({ kind }) => kind === 'part' || kind === 'feature');
    if (!isOne || !isThing || !isPart || !lexeme.plural || !/s$/.test(lexeme.phrase)) return [lexeme];
    const own: Lexeme = { text: '', phrase: '', kind: 'possessive', senses: [], plural: false };
    return [{ ...lexeme, plural: false }, own];
  });
}

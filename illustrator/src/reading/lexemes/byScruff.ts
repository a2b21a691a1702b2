import type { Entry } from '../words/Lexicon.ts';
import type { Lexeme } from './lexemes.ts';

/** "carrying a kitten by the scruff of its neck", "by the neck": reads where it is had as "in its mouth". English. */
export function byScruff(
  lexemes: readonly Lexeme[],
  nameOf: (phrase: string) => Entry | undefined,
): readonly Lexeme[] {
  const at = lexemes.findIndex(
    ({ phrase }, index) => phrase === 'scruff' || (phrase === 'neck' && lexemes[index - 2]?.phrase === 'by'),
  );
  const [by, article] = [lexemes[at - 2], lexemes[at - 1]];
  const scruff = lexemes[at];
  if (scruff === undefined || by?.phrase !== 'by' || article?.phrase !== 'the') return lexemes;
  const isOfNeck = lexemes[at + 1]?.phrase === 'of' && lexemes[at + 3]?.phrase === 'neck';
  const end = at + (isOfNeck ? 4 : 1);
  const said = lexemes.slice(at - 2, end).map(({ text }) => text);
  const mouth = ['in', 'its', 'mouth'].map(
    (phrase, index): Lexeme => ({
      ...scruff,
      ...{ kind: 'known', phrase, senses: nameOf(phrase)?.senses ?? [], plural: false },
      text: index === 2 ? said.join(' ') : phrase,
    }),
  );
  return [...lexemes.slice(0, at - 2), ...mouth, ...lexemes.slice(end)];
}

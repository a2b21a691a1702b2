import { OF_ONE, SOME } from '../languages/articleWords.ts';
import { isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/** "der Hut des Zauberers", "neben einem Jungen": one, though the ending may be that of several. German. */
export function oneByArticle(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    if (!lexeme.plural) return lexeme;
    let before = at - 1;
    while (before > 0 && !OF_ONE.test(lexemes[before]?.phrase ?? '') && isAside(lexemes[before])) before -= 1;
    return OF_ONE.test(lexemes[before]?.phrase ?? '') ? { ...lexeme, plural: false } : lexeme;
  });
}

/** Whether it may stand between an article and its noun, and is none itself: an adjective. */
function isAside(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some((sense) => sense.kind !== 'role' && isBeforeNoun(sense)) === true;
}

/** "der junge Ritter": right before a noun it is what that one is like. German. */
export function likeNextNoun(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const isLike = lexeme.senses.some(({ kind }) => kind === 'look');
    if (!isLike || !lexemes[at + 1]?.senses.some(isThing)) return lexeme;
    return { ...lexeme, plural: false, senses: lexeme.senses.filter((sense) => !isThing(sense)) };
  });
}

function isThing({ kind }: Sense): boolean {
  return kind === 'thing';
}

/** "des enfants dansent": some, where nothing is before that they may belong to. French. */
export function someByArticle(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  const [first, ...rest] = lexemes;
  if (first === undefined || !SOME.test(first.phrase)) return lexemes;
  return [{ ...first, senses: first.senses.filter(({ kind }) => kind !== 'preposition') }, ...rest];
}

import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/** "daneben ein Hase", "al lado un perro": reads a place that is said before what is there as what is said after: "ein Hase daneben". */
export function adverbsAfterNouns(lexemes: readonly Lexeme[]): Lexeme[] {
  const read = [...lexemes];
  for (let at = 0; at < read.length; at += 1) {
    const adverb = read[at];
    if (adverb === undefined || !ADVERBS.test(adverb.phrase) || !opens(read[at - 1])) continue;
    const noun = nounAfter(read, at);
    if (noun === undefined) continue;
    read.splice(at, 1);
    read.splice(noun, 0, adverb);
    at = noun;
  }
  return read;
}

/** Places that take no noun, folded. */
const ADVERBS =
  /^(?:da(?:neben|hinter|vor|runter|ruber|zwischen)|a cote|en dessous|au dessus|al lado|debajo|detras|delante)$/;

/** Whether what comes next is a phrase of its own. */
function opens(before: Lexeme | undefined): boolean {
  return before === undefined || before.kind === 'comma' || /^(?:und|et|y|e)$/.test(before.phrase);
}

/** Where the noun is right after a word. */
function nounAfter(lexemes: readonly Lexeme[], at: number): number | undefined {
  for (let next = at + 1; next < lexemes.length; next += 1) {
    const { senses } = lexemes[next] as Lexeme;
    if (senses.some(({ kind }) => kind === 'thing')) return next;
    if (!senses.some(isBeforeNoun)) return undefined;
  }
  return undefined;
}

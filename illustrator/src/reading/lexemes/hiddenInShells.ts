import { IN_OWN_SHELL } from '../languages/surfaceWords.ts';
import type { Lexeme } from './lexemes.ts';
import { recordOf } from './nouns.ts';

/** The most lexemes that say so: "who is hiding deep inside its own shell". */
const MOST = 9;

/** Makes "a turtle hiding in its shell" one noun: nothing but the shell is seen, and no second one is there. */
export function hiddenInShells(lexemes: readonly Lexeme[]): Lexeme[] {
  const read: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const one = lexemes[at];
    if (one === undefined) continue;
    const key = recordOf(one)?.inShell;
    const many = key === undefined ? 0 : wordsOfShell(lexemes.slice(at + 1, at + 1 + MOST));
    if (key === undefined || many === 0) {
      read.push(one);
      continue;
    }
    const text = lexemes
      .slice(at, at + 1 + many)
      .map((each) => each.text)
      .join(' ');
    read.push({ ...one, text, senses: [{ kind: 'thing', keys: [key] }] });
    at += many;
  }
  return read;
}

/** How many of the lexemes after somebody say that this one is in the own shell. */
function wordsOfShell(after: readonly Lexeme[]): number {
  const ends = after.findIndex((_, index) => {
    const phrase = after
      .slice(0, index + 1)
      .map((one) => one.phrase)
      .join(' ');
    return IN_OWN_SHELL.some((words) => words.test(phrase));
  });
  return ends + 1;
}

import { ROCKS, TO_SLEEP, TOLD_TO } from '../languages/deedWords.ts';
import { isBeforeNoun, isGoingOn } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { isBeing, isThing, recordOf } from './nouns.ts';

/**
 * "rocking her baby to sleep": whom it is done to sleeps, and not who does it. A baby or a doll is in the arms, a child in bed.
 * English.
 */
export function putToSleep(lexemes: readonly Lexeme[], nameOf: NameOf): Lexeme[] {
  const read = [...lexemes];
  for (let at = 2; at < read.length; at += 1) {
    const words = sleepAt(read, at + 1);
    const start = openingOf(read, at);
    const [deed, sleeper] = [read[start - 1], read[at]];
    if (words === 0 || deed === undefined || sleeper === undefined || !canSleep(sleeper)) continue;
    if (isThing(deed) && !ROCKS.test(deed.phrase)) continue;
    const end = at + 1 + words;
    const night = { deed, sleeper, before: read.slice(start, at), said: read.slice(at + 1, end) };
    read.splice(start - 1, end - (start - 1), ...retold(night, read[end] !== undefined, nameOf));
  }
  return read;
}

/** How many lexemes "to sleep" takes at an index; 0 where something else is said. */
function sleepAt(lexemes: readonly Lexeme[], at: number): number {
  const phraseOf = (words: number) =>
    lexemes
      .slice(at, at + words)
      .map(({ phrase }) => phrase)
      .join(' ');
  return [1, 2].find((words) => TO_SLEEP.test(phraseOf(words))) ?? 0;
}

/** Where the words begin that stand before a noun: "her crying little". */
function openingOf(lexemes: readonly Lexeme[], noun: number): number {
  let start = noun;
  while (isBefore(lexemes[start - 1]) || (isDoing(lexemes[start - 1]) && isBefore(lexemes[start - 2])))
    start -= 1;
  return start;
}

function canSleep(sleeper: Lexeme): boolean {
  return isBeing(sleeper) || recordOf(sleeper)?.poses?.sit !== undefined;
}

/** The same as a deed to somebody who sleeps somewhere. */
function retold(
  { deed, sleeper, before, said }: Record<'deed' | 'sleeper', Lexeme> & Record<'before' | 'said', Lexeme[]>,
  isPlaced: boolean,
  nameOf: NameOf,
): Lexeme[] {
  const made = (phrase: string, text: string): Lexeme => ({
    ...{ text, phrase, kind: 'known', plural: false, senses: [] },
    ...nameOf(phrase),
  });
  const sleep = said.map(({ text }) => text).join(' ');
  const isSmall = (recordOf(sleeper)?.size ?? 1) < IN_ARMS;
  const told = TOLD_TO.test(deed.phrase) ? [deed, made('to', '')] : [deed];
  const place = [made('in', ''), made(isSmall ? 'nursery' : 'bed', sleep)];
  // Who cried does so no more.
  const still = before.filter((lexeme) => !isDoing(lexeme));
  const looks = still.findIndex((lexeme) => lexeme.senses.some(({ kind }) => kind === 'look'));
  const articles = still.slice(0, looks < 0 ? still.length : looks);
  return [
    ...(isSmall ? [made('holding', deed.text)] : told),
    ...articles,
    made('sleeping', sleep),
    ...still.slice(articles.length),
    sleeper,
    ...(isPlaced ? [] : place),
  ];
}

function isBefore(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && !isThing(lexeme) && lexeme.senses.some((sense) => isBeforeNoun(sense));
}

function isDoing(lexeme: Lexeme | undefined): boolean {
  return lexeme?.senses.some(isGoingOn) === true;
}

/** Meters. */
const IN_ARMS = 0.75;

import { isBeforeNoun } from '../words/Sense.ts';
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
    const sleeper = read[at];
    const words = SLEEP.test(read[at + 1]?.phrase ?? '') ? 1 : 2;
    const said = read.slice(at + 1, at + 1 + words);
    const isSaid = SLEEP.test(said.map(({ phrase }) => phrase).join(' '));
    const isSomebody = isBeing(sleeper) || recordOf(sleeper)?.poses?.sit !== undefined;
    let start = at;
    // "a crying baby".
    while (
      isBefore(read[start - 1]) ||
      (TIRED.test(read[start - 1]?.phrase ?? '') && isBefore(read[start - 2]))
    )
      start -= 1;
    const deed = read[start - 1];
    if (sleeper === undefined || deed === undefined || !isSaid || !isSomebody) continue;
    if (isThing(deed) && !ROCKS.test(deed.phrase)) continue;
    const isSmall = (recordOf(sleeper)?.size ?? 1) < IN_ARMS;
    const made = (phrase: string, text: string): Lexeme => ({
      ...{ text, phrase, kind: 'known', plural: false, senses: [] },
      ...nameOf(phrase),
    });
    const isPlaced = read[at + 1 + words] !== undefined;
    const sleep = said.map(({ text }) => text).join(' ');
    read.splice(
      start - 1,
      at + 1 + words - (start - 1),
      ...(isSmall
        ? [made('holding', deed.text)]
        : [deed, ...(TOLD.test(deed.phrase) ? [made('to', '')] : [])]),
      ...read.slice(start, at),
      made('sleeping', sleep),
      sleeper,
      ...(isPlaced ? [] : [made('in', ''), made(isSmall ? 'nursery' : 'bed', sleep)]),
    );
  }
  return read;
}

function isBefore(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && !isThing(lexeme) && lexeme.senses.some((sense) => isBeforeNoun(sense));
}

const SLEEP = /^to (?:sleep|fall asleep)$/;
const TIRED = /^(?:crying|tired|sleepy|little)$/;
/** What is no stone there. */
const ROCKS = /^rocks?$/;
const TOLD = /^(?:sing(?:s|ing)?|read(?:s|ing)?)$/;
/** Meters. */
const IN_ARMS = 0.75;

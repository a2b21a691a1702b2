import { hasClothes } from '../../things/likenessOf.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { isBeing, recordOf } from './nouns.ts';

/**
 * Makes "a robot band", "a band of mice playing" and "a cow playing the guitar in a band" a band of robots, mice and cows: no people
 * play for them. English.
 */
export function bandsOfAnimals(lexemes: readonly Lexeme[], nameOf: NameOf): readonly Lexeme[] {
  const found = lexemes.findIndex(({ phrase }) => BAND.test(phrase) || BAND_OF.test(phrase));
  const band = lexemes[found];
  if (band === undefined) return lexemes;
  const isOf = BAND_OF.test(band.phrase);
  const isMusic = lexemes.some(({ phrase }) => MUSIC.test(phrase));
  const at = isOf ? found + 1 : playersBefore(lexemes, found);
  const player = lexemes[at];
  if (player === undefined || !isAnimal(player) || (isOf && !isMusic)) return lexemes;
  const [opening, after] = [openingOf(lexemes, Math.min(at, found)), Math.max(at, found) + 1];
  const end = PLAYING.test(lexemes[after]?.phrase ?? '') ? after + 1 : after;
  const text = lexemes
    .slice(opening, end)
    .map((one) => one.text)
    .join(' ');
  const made = (phrase: string): Lexeme => ({
    ...{ text: phrase, phrase, kind: 'known', senses: [], plural: false },
    ...nameOf(phrase),
  });
  const named = { ...made('rock band'), text };
  return [
    ...lexemes.slice(0, opening),
    named,
    made('of'),
    { ...player, plural: true },
    ...lexemes.slice(end),
  ];
}

/** Who is in the band at `found`: right before it, or "playing the guitar in a" later; before all where nobody is. */
function playersBefore(lexemes: readonly Lexeme[], found: number): number {
  if (isBeing(lexemes[found - 1])) return found - 1;
  const at = lexemes.slice(0, found).findLastIndex((one) => isBeing(one) || isFood(one));
  const between = lexemes.slice(at + 1, found).map(({ phrase }) => phrase);
  return IN_A.test(between.join(' ')) ? at : -1;
}

/** Where the words begin that stand before a noun. */
function openingOf(lexemes: readonly Lexeme[], noun: number): number {
  let from = noun;
  while (from > 0 && lexemes[from - 1]?.senses.some(isBeforeNoun)) from -= 1;
  return from;
}

function isFood(lexeme: Lexeme): boolean {
  return recordOf(lexeme)?.kind === 'food';
}

function isAnimal(lexeme: Lexeme): boolean {
  const record = recordOf(lexeme);
  // "apples playing in a band".
  if (isFood(lexeme)) return true;
  // Robots and ghosts have no clothes, as people have.
  return isBeing(lexeme) && record !== undefined && !hasClothes(record);
}

const BAND = /^(?:(?:rock|music|pop) )?band$/;
const BAND_OF = /^(?:a )?band of$/;
const MUSIC = /^(?:play|perform|sing|music|stage|on stage|concert|drum|guitar)/;
const PLAYING = /^(?:playing|performing|singing)(?: on)?(?: music| a concert| songs?)?$/;
const IN_A =
  /^(?:(?:playing|performing|singing)(?: (?:an?|the|his|her|their|its))?(?: [a-z]+)? )?in (?:an?|the|his|her|their)$/;

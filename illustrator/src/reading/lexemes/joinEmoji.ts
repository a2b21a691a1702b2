import type { Thing, Things } from '../../things/Things.ts';
import { singularsOf } from '../words/inflect.ts';
import type { Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';

/**
 * An emoji beside the word for the same thing adds none, wherever it stands: "a unicorn under a rainbow 🦄🌈". At the end of a
 * description one of the same sort adds none either: "a delivery truck" or a "locomotive" is the picture that stands for it.
 */
export function joinEmoji(lexemes: readonly Lexeme[], things: Things): Lexeme[] {
  const joined: Lexeme[] = [];
  const said = new Map<Lexeme, string>();
  for (const [at, lexeme] of lexemes.entries()) {
    const isLast = endsAfter(lexemes, at);
    const shown = isEmoji(lexeme) ? wordsOfOne(lexemes, at) : [];
    const word = lexemes.find(
      (each) =>
        !isEmoji(each) &&
        shown.some((emoji) => isWordFor(each, emoji) || (isLast && isSort(each, emoji, things))),
    );
    if (word === undefined) {
      joined.push(lexeme);
      continue;
    }
    if (lexeme.isAgain) continue;
    said.set(word, `${said.get(word) ?? ''} ${lexeme.text}`);
    if (joined.at(-1)?.kind === 'comma') joined.pop();
  }
  return joined.map((lexeme) => ({ ...lexeme, text: lexeme.text + (said.get(lexeme) ?? '') }));
}

const EMOJI = /\p{ExtPict}/u;

function isEmoji({ text }: Lexeme): boolean {
  return EMOJI.test(text);
}

/** What an emoji shows: a runner's is a person and what is done. */
function wordsOfOne(lexemes: readonly Lexeme[], at: number): readonly Lexeme[] {
  let start = at;
  while (start > 0 && lexemes[start]?.isAgain) start -= 1;
  let end = start + 1;
  while (lexemes[end]?.isAgain) end += 1;
  return lexemes.slice(start, end);
}

/** Whether only emoji follow, and nothing before it is waiting for a noun: "a dog chasing a 🐈". */
function endsAfter(lexemes: readonly Lexeme[], at: number): boolean {
  const isMark = (lexeme: Lexeme) => isEmoji(lexeme) || lexeme.kind === 'comma' || lexeme.kind === 'stop';
  const before = lexemes[at - 1];
  return before !== undefined && isMark(before) && lexemes.slice(at).every(isMark);
}

function isWordFor(word: Lexeme, emoji: Lexeme): boolean {
  return word.senses.some((sense) => emoji.senses.some((own) => isSame(sense, own)));
}

function isSort(word: Lexeme, emoji: Lexeme, things: Things): boolean {
  const [named, shown] = [word, emoji].map((each) => thingsOf(each, things)) as [Thing[], Thing[]];
  return named.some((one) => shown.some((other) => isOfSort(one, other)));
}

function thingsOf({ senses }: Lexeme, things: Things): Thing[] {
  return senses.flatMap((sense) =>
    sense.kind === 'thing' ? sense.keys.flatMap((key) => things.get(key) ?? []) : [],
  );
}

/** A puppy is a dog, a dog may be a puppy, and a delivery truck is a truck by its name. */
function isOfSort(named: Thing, shown: Thing): boolean {
  if (named.like === shown.key || shown.like === named.key) return true;
  const words = new Set(shown.names.en.flatMap((name) => name.split(' ')).flatMap(singulars));
  return named.names.en.some((name) => words.has(name));
}

function singulars(word: string): string[] {
  return [word, ...singularsOf(word, 'en')];
}

function isSame(sense: Sense, other: Sense): boolean {
  if (sense.kind === 'thing' && other.kind === 'thing')
    return sense.keys.some((key) => other.keys.includes(key));
  if (sense.kind === 'weather' && other.kind === 'weather') return sense.weather === other.weather;
  if (sense.kind === 'verb' && other.kind === 'verb') return sense.verb === other.verb;
  if (other.kind === 'thing' && (sense.kind === 'weather' || sense.kind === 'setting')) {
    const signs = SIGNS[sense.kind === 'weather' ? sense.weather : sense.setting];
    return other.keys.some((key) => signs?.includes(key));
  }
  return sense.kind === 'setting' && other.kind === 'setting' && sense.setting === other.setting;
}

/** By what emoji a weather or a place is known: "in the snow ❄️". */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  snow: ['snowflake', 'snowman', 'snowman-without-snow'],
  rain: ['umbrella-with-rain-drops', 'umbrella', 'droplet'],
  sun: ['sun', 'sun-with-face'],
  beach: ['beach-with-umbrella', 'umbrella-on-ground'],
  camping: ['tent'],
};

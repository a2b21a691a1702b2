import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { recordOf } from './nouns.ts';

/** "in the straw", "a bed of straw", "eating straw": what has no article of one is hay, no straw to drink with. English. */
export function massNouns(lexemes: readonly Lexeme[], known: NameOf): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    const served =
      drinkingGlasses(lexemes, at, known) ??
      servedWater(lexemes, at, known) ??
      waterBelow(lexemes, at, known);
    if (served !== undefined) return served;
    const mass = MASS[lexeme.phrase];
    const before = lexemes[at - 1]?.phrase === 'the' ? lexemes[at - 2] : lexemes[at - 1];
    if (mass === undefined || before === undefined) return lexeme;
    const isEaten = before.senses.some((sense) => sense.kind === 'verb' && sense.verb === 'eat');
    const name = isEaten || AMID.test(before.phrase) ? known(mass) : undefined;
    return name === undefined ? lexeme : { ...lexeme, ...name };
  });
}

/** "pouring water for grandpa", "bringing water to the dog": a glass of it, for an animal a bowl. */
function servedWater(lexemes: readonly Lexeme[], at: number, known: NameOf): Lexeme | undefined {
  const lexeme = lexemes[at];
  const isForWhom = /^(?:for|to)$/.test(lexemes[at + 1]?.phrase ?? '');
  const doing = lexemes.slice(Math.max(0, at - 2), at).find(({ phrase }) => SERVING.test(phrase));
  if (lexeme?.phrase !== 'water' || doing === undefined || !isForWhom) return undefined;
  let next = at + 2;
  while (lexemes[next]?.senses.some(isBeforeNoun)) next += 1;
  const { kind } = recordOf(lexemes[next]) ?? {};
  if (kind === 'person') return { ...lexeme, ...known('glass'), kind: 'known' };
  const isInBowl = kind === 'animal' && !doing.phrase.startsWith('pour');
  return isInBowl ? { ...lexeme, ...known('water bowl'), kind: 'known' } : undefined;
}

/** "flying over the water", "a bridge across the water": a lake. */
function waterBelow(lexemes: readonly Lexeme[], at: number, known: NameOf): Lexeme | undefined {
  const [lexeme, before] = [lexemes[at], lexemes[at - 1]];
  const over = before?.phrase === 'the' ? lexemes[at - 2] : before;
  const name = lexeme?.phrase === 'water' && BELOW.test(over?.phrase ?? '') ? known('lake') : undefined;
  return lexeme && name && { ...lexeme, ...name };
}

const BELOW = /\b(?:over|above|across)$/;

const SERVING = /^(?:pour|serv|bring|brought|giv|hand|offer)(?:e?s|ing|ed|e)?$/;

/** "a tray with two glasses", "a tray of glasses": to drink from; nobody has two on the nose. */
function drinkingGlasses(lexemes: readonly Lexeme[], at: number, known: NameOf): Lexeme | undefined {
  const [lexeme, before, place] = [lexemes[at], lexemes[at - 1], lexemes[at - 2]];
  if (lexeme?.phrase !== 'glasses' || before === undefined) return undefined;
  const isCounted =
    before.senses.some((sense) => sense.kind === 'count' && sense.count > 1) && !PAIR.test(before.phrase);
  const isServed =
    /^(?:of|with)$/.test(before.phrase) && /^(?:tray|cupboard|shelf)$/.test(place?.phrase ?? '');
  const name = isCounted || isServed ? known('glass') : undefined;
  return name === undefined ? undefined : { ...lexeme, ...name, plural: true };
}

const PAIR = /\bpair\b/;
const MASS: Readonly<Record<string, string>> = { straw: 'hay' };
const AMID = /(?:^| )(?:in|into|on|onto|of|under|inside|full of|made of|made out of)$/;

import { BEINGS } from '../../things/beings.ts';
import { DONE_TO_ANIMALS, DONE_TO_MANY, DONE_TO_THINGS } from '../languages/deedWords.ts';
import { isGoingOn, type Sense } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { isBeing, recordOf } from './nouns.ts';

/**
 * Reads "apple picking", "kids snowman building" and "horse riding on the beach" as "picking apples", "kids building a snowman" and
 * "riding a horse": nothing before it says which one does that, and nothing after it what else it is done to. English.
 */
export function objectsBeforeDeeds(lexemes: readonly Lexeme[], nameOf: NameOf): Lexeme[] {
  const read: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    const [object, deed] = lexemes.slice(at, at + 2);
    if (object === undefined) continue;
    const turned =
      deed !== undefined && opensClause(read.at(-1)) && isEndOfDeed(lexemes, at + 1)
        ? turnedAround(object, deed, nameOf)
        : undefined;
    read.push(...(turned ?? [object]));
    if (turned !== undefined) at += 1;
  }
  return read;
}

function turnedAround(object: Lexeme, deed: Lexeme, nameOf: NameOf): Lexeme[] | undefined {
  const [, doing, place] = DOING.exec(deed.phrase) ?? [];
  if (object.plural || doing === undefined) return undefined;
  const text = `${object.text} ${deed.text}`;
  // "story telling": a deed by that name.
  for (const said of [object.phrase, `a ${object.phrase}`, `${object.phrase}s`]) {
    const senses = isNamed(object) ? goingOn(nameOf(`${doing} ${said}`)?.senses) : [];
    if (senses.length > 0 && !isBeing(object) && place === undefined) return [{ ...deed, text, senses }];
  }
  const kind = recordOf(object)?.kind;
  if (kind === undefined || (kind === 'person' && !isMade(object))) return undefined;
  if (doing === 'flying' && fliesItself(object)) return undefined;
  const isOfAnimal = BEINGS.has(kind) && kind !== 'person';
  const senses = goingOn(nameOf(doing)?.senses);
  if (!(isOfAnimal ? DONE_TO_ANIMALS : DONE_TO_THINGS).test(doing) || senses.length === 0) return undefined;
  const isMany = DONE_TO_MANY.test(doing);
  const before = place === undefined ? undefined : nameOf(place);
  return [
    { ...deed, kind: 'known', text: doing, phrase: doing, senses, plural: false },
    ...(isMany ? [] : [ARTICLE]),
    { ...object, plural: isMany },
    ...(before === undefined ? [] : [{ ...ARTICLE, phrase: place ?? '', senses: before.senses }]),
  ];
}

/** "snowman building": nobody of flesh and blood. */
function isMade(lexeme: Lexeme): boolean {
  const { drawing } = recordOf(lexeme) ?? {};
  return drawing === undefined || !('figure' in drawing);
}

/** "airplane flying over the hills": nobody but who sits in it makes it fly, as one does a kite. */
function fliesItself(lexeme: Lexeme): boolean {
  const { kind, uses } = recordOf(lexeme) ?? {};
  return (kind === 'aircraft' || kind === 'spacecraft') && uses?.includes('held') !== true;
}

const DOING = /^(\w+ing)(?: (on|in|at))?$/;
const ARTICLE: Lexeme = {
  text: '',
  phrase: 'a',
  kind: 'known',
  senses: [{ kind: 'role', role: 'a' }],
  plural: false,
};

function goingOn(senses: readonly Sense[] = []): Sense[] {
  return senses.filter(isGoingOn);
}

const isNamed = ({ kind }: Lexeme) => kind === 'known' || kind === 'unknown';

/** Whether nothing is said of the next noun: "a kite flying" flies by itself. */
function opensClause(before: Lexeme | undefined): boolean {
  if (before === undefined || before.kind === 'comma' || before.kind === 'stop') return true;
  if (isBeing(before)) return true;
  return before.senses.some((sense) => sense.kind === 'role' && OPENING.has(sense.role));
}

const OPENING: ReadonlySet<string> = new Set(['and', 'is', 'nothing', 'while']);

/** Whether what comes next is nothing that it is done to: "horse riding a bike" rides by itself. */
function isEndOfDeed(lexemes: readonly Lexeme[], deed: number): boolean {
  const isPlaced = / \w+$/.test(lexemes[deed]?.phrase ?? '');
  const at = isPlaced ? deed : deed + 1;
  const next = lexemes[at];
  if (isPlaced) return isSettingNext(lexemes, at);
  if (next === undefined || next.kind === 'comma' || next.kind === 'stop') return true;
  if (next.senses.some((sense) => NOUNS.has(sense.kind) || isNounRole(sense))) return false;
  const isOn = next.senses.some((sense) => sense.kind === 'preposition' && ONTO.has(sense.preposition));
  return !isOn || isSettingNext(lexemes, at);
}

function isSettingNext(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes.slice(at + 1, at + 3).some(({ senses }) => senses.some(({ kind }) => kind === 'setting'));
}

const NOUNS: ReadonlySet<Sense['kind']> = new Set<Sense['kind']>(['thing', 'count', 'look', 'part', 'young']);
const ONTO: ReadonlySet<string> = new Set(['on', 'over', 'from', 'up', 'down', 'at', 'to', 'around']);

function isNounRole(sense: Sense): boolean {
  return sense.kind === 'role' && /^(?:a|the|its|it|him|them|other|each|mutual)$/.test(sense.role);
}

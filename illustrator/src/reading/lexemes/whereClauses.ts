import { CRAFTS } from '../../things/crafts.ts';
import type { ThingRecord } from '../../things/recordSchema.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import type { NameOf } from './NameOf.ts';
import { recordOf } from './nouns.ts';

/** "a crib where a baby is dreaming", "a bench on which a man reads": as "a crib with a baby dreaming in it". English. */
export function whereClauses(lexemes: readonly Lexeme[], known: NameOf): Lexeme[] {
  const read = [...lexemes];
  const word = (phrase: string, text: string): Lexeme => {
    const { senses = [], plural = false } = known(phrase) ?? {};
    return { text, phrase, kind: 'known', senses, plural };
  };
  for (let at = 1; at < read.length - 2; at += 1) {
    const length = linkAt(read, at);
    const place = recordOf(read[at - 1]);
    const noun = nounAfter(read, at + length - 1);
    if (length === 0 || place === undefined || noun === undefined) continue;
    const side = sideOf(place, read[at]);
    if (side === undefined) continue;
    const stop = read.findIndex(({ kind }, index) => index > at && (kind === 'comma' || kind === 'stop'));
    const end = stop < 0 ? read.length : stop;
    const deed = goingOn(read.slice(noun + 1, end).filter(({ phrase }) => !BEING.test(phrase)));
    const { text = '' } = read[at] ?? {};
    const there = [word(side, text), word('it', '')];
    const said = deed.length > 1 ? [...there, ...deed] : [...deed, ...there];
    read.splice(at, end - at, word('with', text), ...read.slice(at + length, noun + 1), ...said);
  }
  return read;
}

/** "eats a nut" as "eating a nut". */
function goingOn([verb, ...rest]: readonly Lexeme[]): Lexeme[] {
  if (verb === undefined) return [];
  const senses = verb.senses.map((sense) =>
    sense.kind === 'verb' ? { ...sense, form: 'going-on' as const } : sense,
  );
  return [{ ...verb, senses }, ...rest];
}

/** How many words open such a clause. */
function linkAt(read: readonly Lexeme[], at: number): number {
  const [first, second] = [read[at]?.phrase ?? '', read[at + 1]?.phrase ?? ''];
  if (first === 'where' || SIDED.test(first)) return 1;
  return SIDES.test(first) && second === 'which' ? 2 : 0;
}

const SIDES = /^(?:in|on|at|under|inside)$/;
const SIDED = /^(?:in|on|at|under|inside) which$/;
const BEING = /^(?:is|are|was|were)$/;

/** What one is to a place that nobody says more of; nothing where it has none for anybody. */
function sideOf(place: ThingRecord, link: Lexeme | undefined): string | undefined {
  const said = link?.phrase.split(' ')[0] ?? '';
  if (SIDES.test(said)) return said;
  const has = (...uses: readonly string[]): boolean => uses.some((use) => place.uses?.includes(use as never));
  if (has('sat-at', 'stood-at')) return 'at';
  if (has('stood-on', 'climbed') && !has('slept-in', 'entered')) return 'on';
  if (has('slept-in', 'entered') || place.places?.inside !== undefined || place.boarded !== undefined)
    return 'in';
  if (place.kind === 'building' && place.windowed === undefined) return 'at';
  if (place.kind === 'building' || CRAFTS.has(place.kind)) return 'in';
  return has('sat-on') || place.kind === 'furniture' ? 'on' : undefined;
}

/** Where the noun of a clause is that begins after a word. */
function nounAfter(lexemes: readonly Lexeme[], at: number): number | undefined {
  for (let next = at + 1; next < lexemes.length; next += 1) {
    const { senses } = lexemes[next] as Lexeme;
    if (senses[0]?.kind === 'thing') return next;
    if (!senses.some(isBeforeNoun)) return undefined;
  }
  return undefined;
}

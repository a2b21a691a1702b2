import { BEINGS } from '../../things/beings.ts';
import { CRAFTS } from '../../things/crafts.ts';
import type { Things } from '../../things/Things.ts';
import type { Entry } from '../words/Lexicon.ts';
import { isBeforeNoun } from '../words/Sense.ts';
import type { Lexeme } from './lexemes.ts';
import { isThing } from './nouns.ts';

interface Known {
  things: Things;
  nameOf: (phrase: string) => Entry | undefined;
}

/**
 * Reads "a horse giving a girl a ride" and "giving rides to kids" as carrying them on its back, "a dad giving his son a ride in
 * a wagon" as pulling him there, "on a motorcycle" as driving it with him.
 */
export function ridesGiven(lexemes: readonly Lexeme[], known: Known): Lexeme[] {
  const read = [...lexemes];
  for (let at = 0; at < read.length; at += 1) {
    const deed = read[at]?.phrase ?? '';
    if (!GIVING.test(deed) && !TAKING.test(deed)) continue;
    const given = TAKING.test(deed)
      ? takenFor(read, at + 1, known.things)
      : rideIn(read, at + 1, known.things);
    if (given !== undefined) read.splice(at, given.end - at, ...carried(read, { at, ...given }, known));
  }
  return read;
}

const GIVING = /^giv(?:e|es|ing)$/;
const TAKING = /^tak(?:e|es|ing)$/;

interface Ride {
  /** Who rides. */
  riders: readonly Lexeme[];
  /** How the ride is said with its preposition. */
  ride: Lexeme;
  end: number;
}

/** "a girl a ride", "rides to the kids"; undefined where no ride is given. */
function rideIn(lexemes: readonly Lexeme[], from: number, things: Things): Ride | undefined {
  const isFirst = RIDE.test(lexemes[from]?.phrase ?? '') ? from : from + 1;
  const first = lexemes[isFirst];
  if (first !== undefined && RIDE.test(first.phrase) && lexemes[isFirst + 1]?.phrase === 'to') {
    const end = endOfNoun(lexemes, isFirst + 2, things);
    return end === undefined ? undefined : { riders: lexemes.slice(isFirst + 2, end), ride: first, end };
  }
  const end = endOfNoun(lexemes, from, things);
  if (end === undefined || lexemes[end]?.phrase !== 'a') return undefined;
  const ride = lexemes[end + 1];
  if (ride === undefined || !RIDE.test(ride.phrase)) return undefined;
  return { riders: lexemes.slice(from, end), ride, end: end + 2 };
}

/** "taking a cow for a ride in a UFO": the same; undefined where that is not said. */
function takenFor(lexemes: readonly Lexeme[], from: number, things: Things): Ride | undefined {
  const end = endOfNoun(lexemes, from, things);
  if (end === undefined || lexemes[end]?.phrase !== 'for') return undefined;
  const at = lexemes[end + 1]?.phrase === 'a' ? end + 2 : end + 1;
  const ride = lexemes[at];
  const isRide = ride !== undefined && /^(?:a )?rides?(?: (?:in|on))?$/.test(ride.phrase);
  return isRide ? { riders: lexemes.slice(from, end), ride, end: at + 1 } : undefined;
}

const RIDE = /^rides?(?: (?:in|on))?$/;

/** The index after a noun for somebody, or for a toy, with what stands before it. */
function endOfNoun(lexemes: readonly Lexeme[], from: number, things: Things): number | undefined {
  let at = from;
  while (lexemes[at]?.senses.some((sense) => isBeforeNoun(sense)) && !isThing(lexemes[at])) at += 1;
  const isRider = keysOf(lexemes[at]).some((key) => {
    const record = things.get(key);
    return BEINGS.has(record?.kind ?? '') || record?.poses?.sit !== undefined;
  });
  return isRider ? at + 1 : undefined;
}

/** The same as carrying, pulling or driving. */
function carried(
  lexemes: readonly Lexeme[],
  { at, riders, ride, end }: Ride & { at: number },
  { things, nameOf }: Known,
): Lexeme[] {
  const giving = lexemes[at] as Lexeme;
  const made = (phrase: string, text = ''): Lexeme => {
    const { senses = [] } = nameOf(phrase) ?? {};
    return { ...giving, text, phrase, senses, plural: false };
  };
  const by = lexemes.slice(0, at).findLast(isThing);
  const isBeing = keysOf(by).some((key) => BEINGS.has(things.get(key)?.kind ?? ''));
  const said = / (in|on)$/.exec(ride.phrase)?.[1];
  const place = keysOf(lexemes.slice(end).find((one) => !one.senses.some(isBeforeNoun) || isThing(one)));
  const [vehicle] = place.map((key) => things.get(key));
  const text = `${giving.text} ${ride.text}`;
  if (!isBeing) return [made('carrying', text), ...riders, ...(said ? [made(said)] : [])];
  if (vehicle !== undefined && said !== undefined) {
    const isMovedBy = (use: 'pushed' | 'harnessed') => vehicle.uses?.includes(use) === true;
    const isDriven = (CRAFTS.has(vehicle.kind) && !isMovedBy('pushed')) || vehicle.driver !== undefined;
    const deed = isDriven ? 'and' : isMovedBy('harnessed') ? 'pulling' : 'pushing';
    return [made(deed, text), ...riders, made(said)];
  }
  return [
    made('carrying', text),
    ...riders,
    ...(said ? [made(said)] : ['on', 'its', 'back'].map((one) => made(one))),
  ];
}

function keysOf(lexeme: Lexeme | undefined): readonly string[] {
  return lexeme?.senses.flatMap((sense) => (sense.kind === 'thing' ? sense.keys : [])) ?? [];
}

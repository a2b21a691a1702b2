import { CRAFTS } from '../../things/crafts.ts';
import { ON_BOARD } from '../languages/surfaceWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/** "a boat with a cat", "a school bus with kids": whether who comes along with what carries people is aboard, nothing else being said of them. */
export function comesAboard(
  { draft, lexemes, at }: Sentence,
  host: number | undefined,
  index: number,
): boolean {
  const craft = draft.record(host);
  const isCarrier = craft !== undefined && CRAFTS.has(craft.kind) && craft.riders === undefined;
  if (!isCarrier || !draft.isBeing(index) || (draft.record(index)?.size ?? 1) >= craft.size) return false;
  // "an ice cream truck with a line of kids": those wait at it.
  if (draft.things[index]?.order === 'row') return false;
  // "a jeep in the jungle with an elephant".
  const isBulky = (draft.record(index)?.size ?? 1) > BULKY * craft.size;
  if (isBulky && craft.kind === 'vehicle' && draft.isAnimal(index)) return false;
  // "a ship with dolphins", "a ferry with seagulls": those are in the water and in the air around it.
  const { kind } = draft.record(index) ?? {};
  const isAround = kind === 'swimmer' || (kind === 'flier' && (draft.things[index]?.count ?? 1) > 1);
  if (craft.kind === 'boat' && isAround) return false;
  const next = lexemes[at + 1];
  // "a ferry with passengers waving", "a boat with people holding umbrellas", but none who swim.
  const isBoarded = craft.kind === 'boat' && kind === 'person';
  if (isBoarded && next?.senses.some((sense) => sense.kind === 'verb' && !IN_WATER.has(sense.verb)))
    return true;
  return (
    next === undefined ||
    // "with three cats on board".
    (ON_BOARD.test(next.phrase) && sentenceEnds(lexemes[at + 2])) ||
    next.kind === 'comma' ||
    next.kind === 'stop' ||
    next.senses.some((sense) => sense.kind === 'role' && sense.role === 'and')
  );
}

function sentenceEnds(lexeme: Lexeme | undefined): boolean {
  return lexeme === undefined || lexeme.kind === 'comma' || lexeme.kind === 'stop';
}

/** What is so large beside a vehicle is not in it. */
const BULKY = 0.6;

const IN_WATER: ReadonlySet<string> = new Set([
  'swim',
  'dive',
  'splash',
  'surf',
  'float',
  'snorkel',
  'drown',
  'bathe',
]);

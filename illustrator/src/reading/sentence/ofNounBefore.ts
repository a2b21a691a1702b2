import type { Thing } from '../../things/Things.ts';
import type { Preposition } from '../languages/LanguageWords.ts';
import type { Lexeme } from '../lexemes/lexemes.ts';
import type { Sentence } from './Sentence.ts';

/**
 * "waving at a girl in a boat", "reaching a kite stuck in a tree": whom a place right after a noun is said of, where that is in no
 * doubt; undefined elsewhere.
 */
export function ofNounBefore(
  sentence: Sentence,
  { phrase }: Lexeme,
  preposition: Preposition,
): number[] | undefined {
  const { previous, last, lastRole, draft, language, verb } = sentence;
  if (language !== 'en' || previous !== 'noun' || lastRole === 'subject' || last.length === 0)
    return undefined;
  // Who is freed from there is on a ladder.
  if (verb?.record.frees) return undefined;
  if (STUCK.test(phrase) || STUCK.test(sentence.ahead(-1)?.phrase ?? '')) return last;
  const isAimedAt = lastRole !== 'with' && draft.isBeing(last[0]) && isFarOff(sentence);
  const place = nextRecord(sentence);
  const isPlace =
    place !== undefined && !(preposition === 'on' && place.uses?.some((use) => NO_PLACE.has(use)));
  return isAimedAt && isPlace && PLACES.has(preposition) ? last : undefined;
}

const STUCK = /^(?:stuck|trapped|caught|tangled)/;
const PLACES = new Set<Preposition>(['in', 'on', 'on-top', 'under', 'behind']);
/** Who sits there may be both; what is in hand is no place. */
const NO_PLACE = new Set<string>(['sat-on', 'held', 'played', 'strummed', 'slept-in']);

/** Whether the last were named after "at", or after "to" as whom something is thrown or waved to. */
function isFarOff({ verb, lexemes, at }: Sentence): boolean {
  const before = lexemes.slice(Math.max(0, at - MOST_BETWEEN), at).map(({ phrase }) => phrase);
  const isAt = before.some((phrase) => /(?:^| )at$/.test(phrase));
  const { relation, pose } = verb?.record ?? {};
  const isFar = relation === 'throw' || relation === 'kick' || pose === 'wave' || pose === 'point';
  return isAt || (isFar && before.some((phrase) => /(?:^| )to$/.test(phrase)));
}

/** A preposition, an article, two adjectives and the noun. */
const MOST_BETWEEN = 5;

function nextRecord(sentence: Sentence): Thing | undefined {
  const sense = sentence.nextNoun()?.senses.find(({ kind }) => kind === 'thing');
  return sense?.kind === 'thing' ? sentence.draft.recordOf(sense.keys[0] ?? '') : undefined;
}

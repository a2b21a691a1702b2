import { isBeforeNoun, type Sense } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "bending down to drink", "went out to fish": what somebody does next, and nothing to go to. English. */
export function isPurpose(sentence: Sentence, sense: Extract<Sense, { kind: 'verb' }> | undefined): boolean {
  const { draft, language, preposition, subject } = sentence;
  if (language !== 'en' || sense?.form !== 'base') return false;
  const isTo = preposition === undefined || preposition.preposition === 'to';
  if (!isTo || !TO.test(sentence.ahead(-1)?.phrase ?? '')) return false;
  if (!subject.some((index) => draft.isBeing(index))) return false;
  const { pose, takes } = sentence.verbs.get(sense.verb) ?? {};
  const next = sentence.ahead(1);
  const isObjectNext = next?.senses.some((each) => each.kind === 'thing' || isBeforeNoun(each)) === true;
  return pose !== undefined || takes !== undefined || isObjectNext;
}

const TO = /(?:^| )to$/;

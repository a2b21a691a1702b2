import { TOWARD } from '../languages/deedWords.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "leaping over a puddle toward a dragonfly": who does it heads for that, no puddle does. */
export function headsFor(sentence: Sentence, preposition: OpenPreposition['preposition']): boolean {
  const { draft, lastRole, subject, verb } = sentence;
  const isGoing = lastRole === 'place' && preposition === 'to' && verb !== undefined;
  return isGoing && draft.isBeing(subject[0]) && TOWARD.test(sentence.ahead(0)?.phrase ?? '');
}

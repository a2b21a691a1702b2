import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "abraza a su perro", "joue du piano", "giving a hug to a friend": whether a preposition is a mere sign of an object. */
export function marksObject({ language }: Sentence, { preposition, verb }: OpenPreposition): boolean {
  if (language !== 'en') return OBJECT_MARKS.has(preposition);
  return preposition === 'at' || (preposition === 'to' && verb?.isGiven === true);
}

const OBJECT_MARKS = new Set<string>(['to', 'of', 'at', 'on-top']);

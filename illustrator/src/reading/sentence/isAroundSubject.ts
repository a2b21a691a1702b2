import type { Sentence } from './Sentence.ts';

/** "a cat with a balloon surrounded by stars", "reading a book, surrounded by bees": all of them are, not what one has or does something to. */
export function isAroundSubject(sentence: Sentence): boolean {
  const { draft, subject, last, lastRole } = sentence;
  const [own, other] = [draft.record(subject[0]), draft.record(last[0])];
  if (own === undefined || other === undefined || subject.includes(last[0] ?? -1)) return false;
  if (sentence.ahead(-1)?.kind === 'comma') return true;
  if (draft.isBeing(last[0])) return false;
  const isHeld = lastRole === 'with' && draft.isBeing(subject[0]);
  return isHeld || ((lastRole === 'with' || lastRole === 'object') && other.size <= own.size);
}

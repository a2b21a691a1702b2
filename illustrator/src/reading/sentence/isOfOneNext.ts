import type { Sentence } from './Sentence.ts';

/** "three bears, the smallest one": of one of them. */
export function isOfOneNext({ draft, previous, lexemes, at, subject, last, rest, joint }: Sentence): boolean {
  const isMany = (group: readonly number[]): boolean =>
    group.length > 1 || (draft.things[group[0] ?? -1]?.count ?? 1) > 1;
  // "a big dog and a small one".
  const isSeveral = rest.length > 0 || isMany(subject) || isMany(last) || joint === 'and';
  const isOne = lexemes[at + 1]?.senses.some((sense) => sense.kind === 'count' && sense.count === 1) === true;
  return previous === 'determiner' && isOne && isSeveral;
}

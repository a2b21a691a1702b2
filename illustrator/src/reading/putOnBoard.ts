import type { Sentence } from './Sentence.ts';

/** "a sign that says OPEN", "a cake with the name Mia": the words are on what was named right before. */
export function putOnBoard({ draft, last }: Sentence): void {
  const [index = -1] = last;
  const thing = draft.things[index];
  const lettered = draft.record(index)?.lettered;
  if (last.length !== 1 || thing?.count !== 1 || lettered === undefined || draft.texts.length > 0) return;
  thing.key = lettered;
  draft.textAt = index;
}

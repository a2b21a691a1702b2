import type { Sentence } from './Sentence.ts';

/** "between a rock and a flower": the second one. */
export function joinBetween(
  { draft }: Sentence,
  hosts: readonly number[],
  [also]: readonly number[],
): boolean {
  let isJoined = false;
  for (const relation of draft.relations) {
    if (relation.kind !== 'between' || !hosts.includes(relation.from) || relation.also !== undefined)
      continue;
    if (also === undefined || also === relation.to) continue;
    relation.also = also;
    isJoined = true;
  }
  return isJoined;
}

import type { Sentence } from './Sentence.ts';

/** Of who has no more arms by nature. */
const HANDS = 2;

/** "an umbrella in each arm", "with a balloon in each hand": as many as there are arms. */
export function holdInEach(sentence: Sentence): void {
  const { draft, preposition } = sentence;
  const senses = sentence.ahead(-1)?.senses ?? [];
  const isEach = senses.some((sense) => sense.kind === 'role' && sense.role === 'each');
  const held = draft.relations.findLast(({ kind }) => kind === 'hold');
  const thing = draft.things[held?.to ?? -1];
  if (preposition?.preposition !== 'in' || !isEach || !held || thing?.count !== 1) return;
  thing.count = (draft.things[held.from]?.count ?? 1) * (draft.record(held.from)?.tips?.length ?? HANDS);
}

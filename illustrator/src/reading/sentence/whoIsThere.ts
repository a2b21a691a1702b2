import { CRAFTS } from '../../things/crafts.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import { BY_HAND } from './isDoneToNext.ts';
import type { Sentence } from './Sentence.ts';
import { ON_LEGS } from './whoDoes.ts';

/** "a stump with a squirrel on it eating a nut": who was put there, but for what a vehicle does itself. */
export function whoIsThere({ draft, subject, last }: Sentence, { pose, relation }: VerbRecord): number[] {
  const [place] = last;
  if (place === undefined || last.length > 1 || !subject.includes(place)) return [];
  const isCraft = CRAFTS.has(draft.record(place)?.kind ?? 'object');
  const isOwn = pose === undefined ? relation === undefined || !BY_HAND.has(relation) : ON_LEGS.has(pose);
  if (isCraft && isOwn) return [];
  const found = draft.relations.filter(({ to, from }) => to === place && draft.isBeing(from));
  return [...new Set(found.map(({ from }) => from))];
}

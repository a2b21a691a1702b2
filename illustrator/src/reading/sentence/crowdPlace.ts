import { artData } from '../../art/artData.ts';
import { isArticle } from '../words/Sense.ts';
import type { Sentence } from './Sentence.ts';

/** "a butterfly garden", "a duck pond", "a kite festival": a place that is named after what is there has several of it. */
export function crowdPlace(
  { draft, last, lexemes, at, previous, language }: Sentence,
  setting: string,
): void {
  const [index] = last;
  const [thing, record] = [draft.things[index ?? -1], draft.record(index)];
  if (language !== 'en' || previous !== 'noun' || last.length !== 1) return;
  if (thing === undefined || record === undefined || index === undefined) return;
  const noun = lexemes[at - 1];
  // Sloppy "cat beach" is one cat there; "bee garden", all by itself, is a garden of them.
  const isAllSaid = at === 1 && lexemes.length === 2 && isLaidOutFor(setting, lexemes[at]?.phrase ?? '');
  const isOneName =
    isAllSaid ||
    lexemes.slice(Math.max(0, at - 1 - MOST_BEFORE), at - 1).some(({ senses }) => senses.some(isArticle));
  const isNamed = noun?.plural !== true && noun?.senses.some(({ kind }) => kind === 'thing') === true;
  const isPlaced = draft.relations.some(({ from }) => from === index);
  if (!isNamed || !isOneName || isPlaced || thing.pose !== undefined) return;
  // "a well in a cottage garden": beside the cottage.
  for (const relation of draft.relations)
    if (relation.to === index && relation.kind === 'in' && record.kind === 'building')
      relation.kind = 'next-to';
  if (CROWDS.has(record.kind) && thing.count === 1 && !draft.isCounted(index)) thing.count = CROWD;
}

/** Whether a place by that name is laid out for what it is named after. */
function isLaidOutFor(setting: string, phrase: string): boolean {
  return artData().settings.get(setting)?.crowded?.includes(phrase) === true;
}

/** Words between an article and its noun: "a hot air balloon", "a big butterfly". */
const MOST_BEFORE = 2;
const CROWD = 3;
/** Kinds that are many where they are at home; a king has his garden, and a castle one. */
const CROWDS: ReadonlySet<string> = new Set([
  'animal',
  'flier',
  'swimmer',
  'plant',
  'food',
  'object',
  'aircraft',
]);

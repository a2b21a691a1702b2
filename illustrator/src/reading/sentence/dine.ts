import { relateAll } from '../relateAll.ts';
import { doTo } from './doTo.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "having breakfast with pancakes": that is what they eat. Returns whether it is so. */
export function eatWith(
  sentence: Sentence,
  verb: OpenPreposition['verb'],
  added: readonly number[],
): boolean {
  const isMeal = verb?.record.relation === 'eat' && verb.record.takes !== undefined;
  const isFood = added.every((index) => sentence.draft.record(index)?.kind === 'food');
  if (!isMeal || !isFood) return false;
  doTo(sentence, verb, added);
  return true;
}

/** "drinking milk through a straw": it is in what one drinks. Returns whether it is so. */
export function drinkThrough(
  sentence: Sentence,
  { preposition, verb = sentence.verb, slot }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const isThrough = THROUGH.has(preposition) && verb?.record.relation === 'drink' && verb.objects.length > 0;
  const { uses, places } = draft.record(added[0]) ?? {};
  if (!isThrough || uses?.join() !== 'held' || places?.inside !== undefined) return false;
  return relateAll(sentence, 'in', [added, verb.objects], slot);
}

const THROUGH = new Set<string>(['through', 'from', 'with', 'out-of']);

import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { doTo } from './doTo.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "singing into a microphone", "looking through a telescope": it is where a body uses it. Returns whether it is so. */
export function useAtBody(
  sentence: Sentence,
  { preposition, verb, slot }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const { usedAt, uses, places } = draft.record(added[0]) ?? {};
  // "looking at ants through a magnifying glass": nobody goes through what is for a hand.
  const isLens = preposition === 'through' && uses?.join() === 'held' && places?.inside === undefined;
  const isSeen = verb?.record.relation === 'look-at' && isLens;
  if (isSeen && usedAt === undefined) return relateAll(sentence, 'hold', [verb.doers, added], slot);
  if (verb === undefined || usedAt === undefined || !THROUGH.has(preposition)) return false;
  let isDone = false;
  for (const doer of verb.doers) {
    const relation = draft.isBeing(doer) ? draft.relate(doer, 'use-on-self', added[0] ?? -1) : undefined;
    if (relation === undefined) continue;
    isDone = true;
    for (const word of [slot, verb.slot])
      if (word?.meaning.as === 'unknown') word.meaning = { as: 'relation', relation };
  }
  return isDone;
}

const THROUGH = new Set<string>(['in', 'through', 'on']);

/** Whether a thing is what something is done with: whoever does it has it, not what it is done to. */
export function isToolOf({ draft, verb }: Sentence, key: string): boolean {
  const { tools = [], holds, holdsFor = {}, relation } = verb?.record ?? {};
  const isFood = relation === 'feed' && draft.recordOf(key)?.kind === 'food';
  return isFood || [...tools, holds, ...Object.values(holdsFor)].includes(key);
}

/** "drying a dog with a hair dryer", "fighting a dragon with a sword": who does it has what it is done with. */
export function byDoers(
  sentence: Sentence,
  open: OpenPreposition,
  [tool]: readonly number[],
): OpenPreposition {
  const { draft, verb } = sentence;
  if (verb === undefined || !open.hosts.every((host) => verb.objects.includes(host))) return open;
  const { key = '', usedAt } = draft.record(tool) ?? {};
  return usedAt !== undefined || isToolOf(sentence, key) ? { ...open, hosts: verb.doers } : open;
}

/** "spraying water from a hose", "pouring milk from a can": nobody is in it; it is in the hand. Returns whether it is so. */
export function drawFrom(
  sentence: Sentence,
  { preposition, slot, verb = sentence.verb }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const { uses = [] } = draft.record(added[0]) ?? {};
  const relation = verb?.record.relation;
  if (verb === undefined || relation === undefined || !FROM.has(preposition)) return false;
  const isVessel = uses.includes('held') && (uses.includes('poured') || relation !== 'pour');
  if (!isVessel || !DRAWN.has(relation)) return false;
  if (relation === 'pour' && verb.objects.length === 0) {
    doTo(sentence, verb, added);
    return true;
  }
  return relation !== 'pour' && relateAll(sentence, 'hold', [verb.doers, added], slot ?? verb.slot);
}

const FROM = new Set<string>(['from', 'out-of']);
const DRAWN = new Set<RelationKind>(['spray', 'pour', 'water', 'blow', 'feed']);

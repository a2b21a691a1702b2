import { isBall } from '../../things/isBall.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/**
 * "kicking a ball over a fence", "hitting a ball across the table": what it goes over is before who sends it, with the ball on its
 * way; nobody stands up there. Returns whether it is so.
 */
export function sendOver(
  sentence: Sentence,
  { preposition, slot, verb = sentence.verb }: OpenPreposition,
  added: readonly number[],
): boolean {
  if (!OVER.has(preposition) || verb === undefined) return false;
  const { draft } = sentence;
  const { record, doers, objects } = verb;
  const sent = objects.length > 0 ? objects.map((index) => draft.things[index]?.key) : [record.takes];
  if (!SENDING.has(record.relation) || !sent.every((key = '') => isBall(draft.recordOf(key)))) return false;
  return relateAll(sentence, 'face', [doers, added], slot);
}

const OVER: ReadonlySet<string> = new Set(['over', 'across', 'along']);
const SENDING: ReadonlySet<RelationKind | undefined> = new Set<RelationKind>([
  ...(['throw', 'kick', 'tend', 'play', 'toss-up'] as const),
]);

/** "feeding a goat through the fence": it is on the other side of that. Returns whether it is so. */
export function reachThrough(
  sentence: Sentence,
  { preposition, slot, verb = sentence.verb }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft } = sentence;
  const { record, objects = [] } = verb ?? {};
  const isReached = REACHED.has(record?.relation) && objects.length > 0;
  const isFence = added.every((index) => draft.record(index)?.lengthened !== undefined);
  if (preposition !== 'through' || !isReached || !isFence || !objects.every((one) => draft.isBeing(one)))
    return false;
  return relateAll(sentence, 'behind', [objects, added], slot);
}

const REACHED: ReadonlySet<RelationKind | undefined> = new Set<RelationKind>([
  'feed',
  'tend',
  'face',
  'look-at',
]);

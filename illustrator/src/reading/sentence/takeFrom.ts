import { isOpenWithin } from '../../things/isOpenWithin.ts';
import { hasInside } from '../../things/parts.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/**
 * "cutting a heart out of paper", "licking batter off a whisk": what it is made of lies beside it, what it is eaten from is in the
 * hand; nobody is in or on that. Returns whether it is so.
 */
export function takeFrom(
  sentence: Sentence,
  { preposition, verb = sentence.verb, slot }: OpenPreposition,
  added: readonly number[],
): boolean {
  const record = sentence.draft.record(added[0]);
  const { relation } = verb?.record ?? {};
  if (verb === undefined || record === undefined || relation === undefined) return false;
  if (!FROM.has(preposition) || verb.objects.length === 0) return false;
  const isTool = record.uses?.join() === 'held' && !hasInside(record) && record.flat === undefined;
  if (relation === 'eat' && record.kind === 'object' && isTool) {
    const kind = record.usedAt === undefined ? 'hold' : 'use-on-self';
    return relateAll(sentence, kind, [verb.doers, added], slot);
  }
  // "taking bananas from a fruit stand": before its counter, not behind it.
  if (relation === 'hold' && preposition === 'from' && record.manned !== undefined)
    return relateAll(sentence, 'face', [verb.doers, added], slot);
  // "taking a pie out of the oven": it is still in there.
  if (OUT.has(relation) && preposition === 'out-of' && isOpenWithin(record))
    return relateAll(sentence, 'in', [verb.objects, added], slot);
  if (!MAKING.has(relation) || !record.uses?.includes('made-from')) return false;
  return relateAll(sentence, 'next-to', [added, verb.objects.slice(0, 1)], slot);
}

/** What hands do to what they take out of something. */
export const OUT: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold', 'pull']);

const FROM = new Set<string>(['from', 'out-of', 'made-of']);
const MAKING = new Set<RelationKind>(['tend', 'build', 'hands-on', 'paint']);

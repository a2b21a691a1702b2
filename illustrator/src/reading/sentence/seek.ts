import { hasNoHands } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import { relateAll } from '../relateAll.ts';
import type { OpenPreposition, OpenVerb, Sentence } from './Sentence.ts';

/**
 * "looking for a shoe under the bed": it is there, and who looks for it looks there; "reaching for a jar on a shelf": arms go up to
 * what is higher than they are. Returns whether it is so.
 */
export function seek(
  sentence: Sentence,
  { preposition, slot }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { draft, verb, lastRole } = sentence;
  const [place] = added;
  if (lastRole !== 'object' || !verb?.record.seeks || place === undefined) return false;
  const isReached = verb.record.relation === 'tend';
  if (!isWhereSought(preposition, isReached)) return false;
  const [own, other] = [draft.record(verb.objects[0]), draft.record(place)];
  if (own === undefined || other === undefined || own.size > other.size) return false;
  if (!relateAll(sentence, preposition, [verb.objects, added], slot)) return false;
  if (!isReached || other.rests === 'wall' || other.kind === 'plant') lookThere(draft, verb, place);
  if (isReached) for (const doer of verb.doers) stretchTo(draft, doer, place);
  return true;
}

/** What is looked for is hidden; what is reached for may be seen. */
function isWhereSought(
  preposition: OpenPreposition['preposition'],
  isReached: boolean,
): preposition is 'under' | 'behind' | 'on' | 'in' {
  if (preposition === 'under' || preposition === 'behind') return true;
  return isReached && (preposition === 'on' || preposition === 'in');
}

/** Who is at it looks to where it is. */
function lookThere(draft: Draft, { record, doers, objects }: OpenVerb, place: number): void {
  const isPlant = draft.record(place)?.kind === 'plant';
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind !== record.relation || !doers.includes(from) || !objects.includes(to)) continue;
    // What browses has its mouth at the leaves themselves.
    Object.assign(relation, { kind: 'look-at', to: isPlant && hasNoHands(draft.record(from)) ? to : place });
  }
}

/** Both arms go up to what is on a wall or in a tree, what goes on four legs stretches to it. */
function stretchTo(draft: Draft, doer: number, place: number): void {
  const { rests, kind } = draft.record(place) ?? {};
  const thing = draft.things[doer];
  const isHigh = rests === 'wall' || kind === 'plant';
  if (thing !== undefined && isHigh) thing.pose ??= hasNoHands(draft.record(doer)) ? 'stretch' : 'cheer';
}

import { BEINGS } from '../../things/beings.ts';
import type { RelationKind } from '../Scene.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "eats soup in a bowl", "watches birds in a tree": of the doer and what it is done to the one that is there. */
export function placedBy(
  { draft, lastRole, verb }: Sentence,
  { preposition, hosts }: OpenPreposition,
  [place]: readonly number[],
): readonly number[] {
  const [object] = verb?.objects ?? [];
  // "a table, a lamp and a book on the table": a list that begins with it says of the last one that it is there.
  if (hosts.length > 2 && hosts[0] === place && preposition === 'on') return hosts.slice(-1);
  // "feeding a worm to the chick in the nest".
  const fed = draft.relations.filter(({ kind, from }) => kind === 'feed' && hosts.includes(from));
  if (preposition === 'in' && fed.length > 0 && draft.record(place)?.kind !== 'boat')
    return fed.map(({ to }) => to);
  if (lastRole !== 'object' || (preposition !== 'in' && preposition !== 'on')) return hosts;
  const [doer, done, at] = [draft.record(hosts[0]), draft.record(object), draft.record(place)];
  if (doer === undefined || done === undefined || at === undefined || object === undefined) return hosts;
  // "a candle on a cupcake": one picture.
  if (done.within?.[at.key] !== undefined) return [object];
  // "watering a bean plant in a pot".
  if (preposition === 'in' && done.kind === 'plant' && at.uses?.includes('poured-into')) return [object];
  // "examining a turtle on a table", "feeding a bird on a branch": nobody is up there with it.
  const isAtHand = verb?.record.relation !== undefined && AT_HAND.has(verb.record.relation);
  const isRaised =
    at.uses?.includes('sat-at') === true || (at.places?.perch !== undefined && at.kind === 'plant');
  if (preposition === 'on' && isAtHand && isRaised && BEINGS.has(done.kind) && done.size < doer.size)
    return [object];
  const isRoomy = at.size >= 0.8 * done.size && at.kind !== 'furniture' && !at.uses?.includes('sat-on');
  const isWithin = verb?.record.relation === 'look-at' || at.size < 0.6 * doer.size;
  return isRoomy && isWithin ? [object] : hosts;
}

/** What hands do to somebody who is before them. */
const AT_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'feed', 'hug', 'hold', 'look-at']);

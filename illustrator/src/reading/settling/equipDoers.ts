import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** A drummer has a drum: what the records of doers name, unless the description gives them something of the kind. */
export function equipDoers(draft: Draft): void {
  for (const [at, { key }] of [...draft.things].entries()) {
    const record = draft.recordOf(key);
    const index = draft.relations.find(({ kind, to }) => kind === 'wear' && to === at)?.from ?? at;
    const thing = draft.things[index];
    if (record === undefined || thing === undefined) continue;
    // "a diver petting a turtle": upright, with the hands free.
    const isTending = draft.relations.some(
      ({ kind, from, to }) => AT_HAND.has(kind) && from === index && draft.isBeing(to),
    );
    const isFree = thing.pose === undefined && record.pose !== undefined;
    if (isFree && isTending && record.pose === 'swim') thing.pose = 'stand';
    else if (isFree) thing.pose = record.pose as typeof thing.pose & string;
    const isBusy = draft.relations.some(
      ({ from, to, kind }) =>
        (from === index && (BY_HAND.has(kind) || (kind === 'ride' && isSteered(draft, to)))) ||
        ([from, to].includes(index) && OF_BOTH.has(kind)),
    );
    // A baker at work on a cake, or on the run, has no bread in hand.
    const isDoing = draft.relations.some(({ from, kind }) => from === index && !BESIDE.has(kind));
    // A potter at work on a bowl has no vase in hand, a carpenter has a saw.
    const isMaking = draft.relations.some(
      ({ from, to, kind }) =>
        from === index && (MAKING.has(kind) || (kind === 'look-at' && !draft.isBeing(to))),
    );
    // Tools of a crowd would hide it.
    const isFull = isBusy || thing.count > MOST_EQUIPPED;
    for (const key of isFull ? [] : (record.holds ?? []))
      if ((!isDoing || draft.recordOf(key)?.kind !== 'food') && (!isMaking || isTool(draft, key)))
        give(draft, index, key, usedAs(draft, key));
    for (const key of record.wears ?? [])
      if (!draft.relations.some(({ from, kind }) => from === index && kind === 'wear'))
        give(draft, index, key, 'wear');
    const isBorne = ({ from, kind }: { from: number; kind: RelationKind }) =>
      from === index && CARRIED.has(kind);
    if (record.rides !== undefined && !draft.relations.some(isBorne))
      give(draft, index, record.rides, 'ride');
  }
}

const MOST_EQUIPPED = 4;

/** A mail carrier on a bicycle has both hands at its bars. */
function isSteered(draft: Draft, index: number): boolean {
  return draft.record(index)?.kind === 'vehicle';
}

/** What one works on with a tool or with both hands, or counts and weighs. */
const MAKING: ReadonlySet<RelationKind> = new Set<RelationKind>(['build', 'tend', 'hands-on', 'pick']);

function isTool(draft: Draft, key: string): boolean {
  return draft.recordOf(key)?.uses?.includes('held') === true;
}

const AT_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'feed', 'hug', 'share']);
const BY_HAND: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...([
    'hold',
    'play',
    'read',
    'paint',
    'throw',
    'catch',
    'eat',
    'drink',
    'push',
    'pull',
    'water',
    'pour',
  ] as const),
]);
/** What two do with a hand of each. */
const OF_BOTH: ReadonlySet<RelationKind> = new Set<RelationKind>(['hold-hands', 'hug']);
const CARRIED: ReadonlySet<RelationKind> = new Set<RelationKind>(['ride', 'drive', 'in']);
/** They keep neither hands nor feet busy. */
const BESIDE: ReadonlySet<RelationKind> = new Set<RelationKind>(['wear', 'next-to', 'in', 'behind']);

const PUT: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'under']);

function usedAs(draft: Draft, key: string): RelationKind {
  const uses = draft.recordOf(key)?.uses ?? [];
  if (uses.includes('played')) return 'play';
  return uses.includes('read') ? 'read' : 'hold';
}

function give(draft: Draft, index: number, key: string, kind: RelationKind): void {
  const thing = draft.things[index];
  if (thing === undefined || draft.recordOf(key) === undefined) return;
  const named = draft.things.findIndex((other) => other.key === key);
  // Of a team only one has the ball, and who kicks it has it in no hand.
  const isOthers = draft.relations.some(
    ({ from, to, kind: used }) => to === named && (used === 'kick' || (from !== index && BY_HAND.has(used))),
  );
  // "a librarian putting books on a shelf": they are there.
  const isPut = draft.relations.some(({ from, kind }) => from === named && PUT.has(kind));
  if (isOthers || isPut) return;
  const to = named >= 0 ? named : draft.addThing({ key, words: thing.words, count: thing.count });
  draft.relate(index, kind, to);
}

import type { Draft, Slot } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import type { Sentence } from './Sentence.ts';

/**
 * "a dump truck dumping dirt": has machines do what they are made for, as they are drawn then, "an alien in a saucer" by what
 * it goes in. Returns the verb as it is theirs, and who does it.
 */
export function workAsMachine(
  { draft, verbs }: Sentence,
  verb: string,
  { slot, doers: named }: { slot: Slot; doers: readonly number[] },
): { record: VerbRecord; doers: number[] } | undefined {
  const doers = [...workersOf(draft, verb, named)];
  const [thing] = doers;
  const work = draft.record(thing)?.works?.[verb];
  const names = verbs.get(verb)?.names;
  if (thing === undefined || work === undefined || names === undefined) return undefined;
  for (const doer of doers) {
    const machine = draft.things[doer];
    const drawn = draft.record(doer)?.works?.[verb];
    if (machine === undefined || drawn === undefined) continue;
    machine.key = drawn.as;
    // "a unicorn flying": as one with wings, on them.
    const pose = verbs.get(verb)?.pose;
    const isOwn = draft.isBeing(doer) && pose !== undefined;
    if (isOwn && draft.recordOf(drawn.as)?.poses?.[pose] !== undefined) machine.pose = pose;
  }
  slot.meaning = { as: 'pose', thing };
  const { by, onto } = work;
  const record = {
    names,
    ...(by ? { relation: by } : {}),
    // Whom it takes away from somewhere is still there.
    by: { from: 'next-to' as const, ...(onto ? { in: onto, on: onto } : {}) },
  };
  return { record, doers };
}

/** Those named, or what one of them sits in where that is made for it. */
function workersOf(draft: Draft, verb: string, named: readonly number[]): readonly number[] {
  const isMade = (index: number) => draft.record(index)?.works?.[verb] !== undefined;
  if (named.some(isMade)) return named;
  const seat = draft.relations.find(
    ({ kind, from, to }) => named.includes(from) && BOARDED.has(kind) && isMade(to),
  );
  return seat === undefined ? named : [seat.to];
}

const BOARDED: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'drive', 'ride']);

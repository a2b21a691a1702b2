import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/**
 * Smoke and steam rise from what they are in, beside or come out of: from a house, a volcano or somebody's head as clouds right over
 * it, from a dish as a look of that; a machine whose picture has them has no more of them.
 */
export function settleRising(draft: Draft): void {
  joinVents(draft);
  // "a cottage with smoke rising from its chimney": that goes up, and no cottage jumps.
  for (const thing of draft.things) {
    const { kind, has } = draft.recordOf(thing.key) ?? {};
    if (kind === 'building' && has?.includes(RISING)) delete thing.pose;
  }
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    if (draft.things[index]?.key !== RISING) continue;
    const source = draft.relations.find(({ kind, from }) => from === index && FROM.has(kind));
    const host = draft.things[source?.to ?? -1];
    const record = draft.record(source?.to);
    if (source === undefined || host === undefined || record === undefined) continue;
    // "a house with smoke rising from it": that goes up, and no house jumps.
    if (host.pose === 'jump' && !draft.isBeing(source.to)) delete host.pose;
    const isDish = record.kind === 'food' || (record.kind === 'object' && record.size < DISH);
    const thing = source.to > index ? source.to - 1 : source.to;
    const drawn = draft.record(index)?.within?.[host.key];
    if (drawn !== undefined) host.key = drawn;
    if (drawn !== undefined || record.has?.includes(RISING)) draft.removeThing(index, { as: 'part', thing });
    else if (isDish && host.looks.pattern === undefined) {
      host.looks.pattern = 'steaming';
      draft.removeThing(index, { as: 'look', thing, look: 'pattern' });
    } else source.kind = 'over';
  }
}

/** "a cabin in the snow, smoke from the chimney": that of the cabin. */
function joinVents(draft: Draft): void {
  const vents = draft.relations.filter(
    ({ kind, from }) => draft.things[from]?.key === RISING && FROM.has(kind),
  );
  for (const { to } of vents) {
    const vent = draft.things[to]?.key ?? '';
    const owner = draft.things.findIndex(({ key }) => draft.recordOf(key)?.has?.includes(vent));
    if (owner >= 0) draft.joinThing(to, owner);
  }
}

const RISING = 'smoke';
/** What is smaller, in meters, steams as a dish does. */
const DISH = 0.6;
const FROM: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'next-to', 'on', 'through', 'hold']);

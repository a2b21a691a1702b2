import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';

/** "kids in costumes at a door", "trick or treating at a house": in front of a house whose porch and door are those that are named. */
export function visitDoor(draft: Draft): void {
  for (const relation of draft.relations) {
    const place = draft.things[relation.to];
    const front = draft.recordOf(draft.record(relation.to)?.visited ?? '');
    if (place === undefined || front === undefined || !isDressedUp(draft, relation.from)) continue;
    const isOnPorch = relation.kind === 'on' && front.has?.includes(place.key);
    if (relation.kind !== 'next-to' && !isOnPorch) continue;
    place.key = front.key;
    joinParts(draft, place, front);
    putDown(draft, relation.to);
    // Nobody hides what stands there.
    const isTaken = draft.relations.some(
      (one) => one !== relation && one.kind === 'on' && one.to === relation.to,
    );
    relation.kind = isTaken ? 'next-to' : 'in-front-of';
  }
}

/** Takes what the front of the house has for its own. */
function joinParts(draft: Draft, place: Draft['things'][number], { has = [] }: Thing): void {
  for (let other = draft.things.length - 1; other >= 0; other -= 1) {
    const part = draft.things[other];
    if (part !== place && has.includes(part?.key ?? '')) draft.joinThing(other, draft.things.indexOf(place));
  }
}

/** Nobody holds what stands on the porch: pumpkins. */
function putDown(draft: Draft, porch: number): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { kind, to } = draft.relations[at] ?? {};
    const isThere = draft.relations.some((one) => one.kind === 'on' && one.from === to && one.to === porch);
    if (kind === 'hold' && isThere) draft.dropRelation(at);
  }
}

/** Whether somebody is in a costume. */
function isDressedUp(draft: Draft, index: number): boolean {
  const isCostume = (key: string) => draft.recordOf(key)?.assorted !== undefined;
  if (draft.record(index)?.wears?.some(isCostume)) return true;
  return draft.relations.some(
    ({ kind, from, to }) =>
      kind === 'wear' && from === index && (draft.isBeing(to) || isCostume(draft.things[to]?.key ?? '')),
  );
}

import { isOpenWithin } from '../../things/isOpenWithin.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import { OUT } from '../sentence/takeFrom.ts';

/**
 * "washing dishes in a sink", "stirring soup in a pot": the hands are at what it is in, which is drawn full of it, by the
 * records, or open over what one eats from it.
 */
export function workAtBasin(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, to } = relation;
    const within = draft.relations.find((one) => one.kind === 'in' && one.from === to);
    const basin = draft.record(within?.to);
    const [thing, host] = [draft.record(to), draft.things[within?.to ?? -1]];
    if (kind !== 'tend' || within === undefined || host === undefined || draft.isBeing(to)) continue;
    if (basin === undefined || !(basin.uses?.includes('poured-into') || isHollow(basin))) continue;
    relation.to = within.to;
    const isEaten = thing?.eatenWith !== undefined;
    const full = thing?.within?.[host.key] ?? (isEaten ? (basin.opened ?? host.key) : undefined);
    if (full === undefined) continue;
    host.key = full;
    draft.removeThing(to, { as: 'part', thing: within.to > to ? within.to - 1 : within.to });
  }
}

/** Whether hands put into it from beside it: a hollow tree that acorns are hidden in. */
function isHollow(host: Thing): boolean {
  return host.kind === 'plant' && host.uses?.includes('entered') === true;
}

/** "pulling a rabbit out of a hat", "taking a pie out of the oven": it is in there, and who does it has a hand at that. */
export function pullOut(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const inside = draft.relations.find((one) => one.kind === 'in' && one.to === to);
    const isSmall = (draft.record(to)?.size ?? 1) < LARGEST_PULLED * (draft.record(from)?.size ?? 0);
    const isStuck = kind === 'pull' && isInStone(draft, to);
    if (isStuck || (OUT.has(kind) && isInOven(draft, to))) relation.kind = 'tend';
    if (relation.kind !== 'pull' || !isSmall) continue;
    // A wagon full of pumpkins is pulled.
    const isDrawn = draft.record(to)?.uses?.includes('harnessed') === true;
    if (inside !== undefined && !isDrawn) relation.kind = 'tend';
    // "pulling bread out of an oven": it is out, in the hands.
    const outOf = draft.relations.find((one) => one.kind === 'in' && one.from === to);
    if (outOf === undefined || draft.isBeing(to)) continue;
    relation.kind = 'hold';
    Object.assign(outOf, { kind: 'next-to', from });
  }
}

/** "pulling a sword out of a stone": it is in there yet, a hand at it. */
function isInStone(draft: Draft, thing: number): boolean {
  const host = draft.relations.find(
    ({ kind, from }) => (kind === 'in' || kind === 'on') && from === thing,
  )?.to;
  return !draft.isBeing(thing) && draft.record(host)?.uses?.includes('stood-on') === true;
}

/** Whether it is in what stands open with it in there. */
function isInOven(draft: Draft, thing: number): boolean {
  return draft.relations.some(
    ({ kind, from, to }) => kind === 'in' && from === thing && isOpenWithin(draft.record(to)),
  );
}

/** As a share of who does it. */
const LARGEST_PULLED = 0.45;

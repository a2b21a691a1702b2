import { hasBody } from '../../things/parts.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/** "a dad pushing his son on a swing": the son is on it, and it is seen from the side, with room for the dad behind it. */
export function pushSwings(draft: Draft): void {
  sitOnSwings(draft);
  for (const push of draft.relations) {
    const rider = draft.relations.find(({ kind, to }) => SEATED.has(kind) && to === push.to)?.from;
    if (push.kind === 'push' && isSwing(draft, push.to) && rider !== undefined) push.to = rider;
    const { kind, from, to } = push;
    if (kind !== 'push' || !(draft.isBeing(to) || hasBody(draft.record(to)))) continue;
    const seat = seatOf(draft, to) ?? handOver(seatOf(draft, from), to);
    const swing = draft.things[seat?.to ?? -1];
    const pushed = draft.record(seat?.to)?.pushed;
    if (seat === undefined || swing === undefined || pushed === undefined) continue;
    swing.key = pushed;
    seat.kind = 'swing-on';
  }
  for (const index of draft.things.keys()) broaden(draft, index);
}

/** "two sisters on a swing": side by side on a broad seat. */
function broaden(draft: Draft, index: number): void {
  const [thing, shared] = [draft.things[index], draft.record(index)?.shared];
  if (thing?.count !== 1 || shared === undefined) return;
  const riders = draft.relations.filter(({ kind, to }) => to === index && SEATED.has(kind));
  if (riders.reduce((sum, { from }) => sum + (draft.things[from]?.count ?? 1), 0) === 2) thing.key = shared;
}

/** "a baby in a swing": on its seat. */
function sitOnSwings(draft: Draft): void {
  for (const seat of draft.relations) {
    const { pushed, places } = draft.record(seat.to) ?? {};
    const isSeat = pushed !== undefined && places?.inside === undefined;
    if (seat.kind === 'in' && draft.isBeing(seat.from) && isSeat) seat.kind = 'swing-on';
  }
}

/** How somebody is on a swing. */
function seatOf(draft: Draft, rider: number): SceneRelation | undefined {
  return draft.relations.find(
    ({ kind, from, to }) => from === rider && SEATED.has(kind) && isSwing(draft, to),
  );
}

function isSwing(draft: Draft, index: number): boolean {
  return draft.record(index)?.uses?.includes('swung-on') === true;
}

const SEATED: ReadonlySet<RelationKind> = new Set<RelationKind>(['swing-on', 'on', 'in']);

/** Nobody pushes from a swing: who is pushed is on it. */
function handOver(seat: SceneRelation | undefined, rider: number): SceneRelation | undefined {
  if (seat === undefined) return undefined;
  Object.assign(seat, { kind: 'swing-on', from: rider });
  return seat;
}

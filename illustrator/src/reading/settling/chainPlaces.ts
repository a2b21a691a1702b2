import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';
import { PLACED } from './settleWithin.ts';

/** "sleeping on a pillow in a box": what is named first is in what is named next, where it is the smaller one. */
export function chainPlaces(draft: Draft): void {
  followBearer(draft);
  // "bees around a hive hanging from a branch": that does, and they fly.
  const isAround = (from: number) =>
    draft.record(from)?.kind === 'flier' &&
    draft.relations.some((one) => one.kind === 'around' && one.from === from);
  const placed = draft.relations.filter(
    ({ kind, from }) => PLACED.has(kind) || ((kind === 'around' || kind === 'hang-from') && isAround(from)),
  );
  for (const [at, first] of placed.entries()) {
    const next = placed.slice(at + 1).find(({ from, to }) => from === first.from && to !== first.to);
    if (next === undefined || placed.some(({ from }) => from === first.to)) continue;
    const [host, place] = [draft.record(first.to), draft.record(next.to)];
    if (host === undefined || place === undefined || draft.isBeing(first.to) || draft.isBeing(next.to))
      continue;
    if (host.size > place.size || next.to < first.to) continue;
    if (next.kind === 'sleep-in') first.kind = host.places?.inside ? 'sleep-in' : first.kind;
    const isKept = next.kind === 'on' || next.kind === 'hang-from';
    Object.assign(next, { from: first.to, kind: isKept ? next.kind : 'in' });
  }
}

/** "a hedgehog carrying an apple on its back in the leaves", "a cat with a fish in its mouth on a roof": who carries it is there. */
function followBearer(draft: Draft): void {
  for (const [at, borne] of draft.relations.entries()) {
    const [bearer, load] = borne.kind === 'on' ? [borne.to, borne.from] : [borne.from, borne.to];
    if (!isBorneByPart(borne) || !draft.isBeing(bearer)) continue;
    const place = draft.relations.slice(at + 1).find(({ kind, from }) => PLACED.has(kind) && from === load);
    const isPlaced = draft.relations.some(({ kind, from }) => PLACED.has(kind) && from === bearer);
    if (place === undefined || isPlaced || draft.isBeing(place.to) || place.to < load) continue;
    place.from = bearer;
  }
}

/** On a back, or in a mouth. */
function isBorneByPart({ kind, at }: SceneRelation): boolean {
  return kind === 'on' || (kind === 'hold' && at !== undefined);
}

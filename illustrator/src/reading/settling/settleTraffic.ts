import type { Draft } from '../Draft.ts';

/** "cars stopping for ducks": two of those that no number counts, one in each lane, leave room for who crosses. */
export function settleTraffic(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    if (kind !== 'face') continue;
    for (const [vehicle, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const thing = draft.things[vehicle];
      const isUncounted = draft.record(vehicle)?.kind === 'vehicle' && !draft.isCounted(vehicle);
      if (thing !== undefined && isUncounted && thing.count > LANES && draft.isBeing(other))
        thing.count = LANES;
    }
  }
}

const LANES = 2;

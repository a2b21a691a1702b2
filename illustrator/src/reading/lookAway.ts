import type { Draft } from './Draft.ts';

/** People who look at what is far away are seen from behind. */
export function lookAway(draft: Draft, doers: readonly number[]): void {
  for (const index of doers)
    if (draft.record(index)?.kind === 'person')
      Object.assign(draft.things[index]?.looks ?? {}, { away: true });
}

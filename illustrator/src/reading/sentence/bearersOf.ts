import type { Draft } from '../Draft.ts';

/** Who wears or holds these things. */
export function bearersOf({ relations }: Draft, things: readonly number[]): number[] {
  const borne = relations.filter(
    ({ kind, to }) => (kind === 'wear' || kind === 'hold') && things.includes(to),
  );
  return [...new Set(borne.map(({ from }) => from))];
}

import type { Draft } from '../Draft.ts';

/** "a cat on a windowsill while it rains": it rains outside, in the panes, and who is there is in a room. Returns the setting that is left. */
export function rainOutside(draft: Draft, named: string | undefined): string | undefined {
  const window = draft.things.find((_, index) => {
    const isThere = draft.relations.some(({ from, to }) => to === index && draft.isBeing(from));
    return isThere && draft.record(index)?.rained !== undefined;
  });
  const rained = draft.recordOf(window?.key ?? '')?.rained;
  if (window === undefined || rained === undefined || !draft.weather.has('rain')) return named;
  window.key = rained;
  draft.weather.delete('rain');
  return named === 'rain' ? undefined : named;
}

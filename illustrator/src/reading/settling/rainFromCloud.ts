import type { Draft } from '../Draft.ts';

/** "a sad cloud raining": what falls comes out of the one cloud that the page is about, and out of nothing over it. */
export function rainFromCloud(draft: Draft): void {
  const clouds = [...draft.things.keys()].filter((index) => draft.record(index)?.kind === 'sky');
  const [first, ...others] = clouds.filter((index) => draft.record(index)?.rained !== undefined);
  const [cloud, rained] = [draft.things[first ?? -1], draft.record(first)?.rained];
  const isOverOne = draft.relations.some(({ from, kind }) => from === first && kind !== 'next-to');
  if (cloud === undefined || rained === undefined || others.length > 0 || cloud.count > 1 || isOverOne)
    return;
  if (!draft.weather.has('rain')) return;
  cloud.key = rained;
  draft.weather.delete('rain');
  for (const word of draft.words)
    if (word.meaning.as === 'weather' && word.meaning.weather === 'rain')
      word.meaning = { as: 'thing', thing: first ?? 0 };
}

import type { Draft } from '../Draft.ts';

/** "a sad cloud raining": what falls comes out of the one cloud that the page is about, and out of nothing over it. */
export function rainFromCloud(draft: Draft): void {
  const clouds = [...draft.things.keys()].filter((index) => draft.things[index]?.key === CLOUD);
  const cloud = draft.things[clouds[0] ?? -1];
  const isOverOne = draft.relations.some(({ from, kind }) => from === clouds[0] && kind !== 'next-to');
  if (cloud === undefined || clouds.length > 1 || cloud.count > 1 || isOverOne) return;
  if (!draft.weather.has('rain')) return;
  cloud.key = RAINING;
  draft.weather.delete('rain');
  for (const word of draft.words)
    if (word.meaning.as === 'weather' && word.meaning.weather === 'rain')
      word.meaning = { as: 'thing', thing: clouds[0] ?? 0 };
}

const CLOUD = 'cloud';
const RAINING = 'cloud-with-rain';

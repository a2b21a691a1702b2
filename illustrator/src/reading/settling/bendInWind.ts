import type { Draft } from '../Draft.ts';

/** "a windy day with leaves blowing": leaves by themselves are in the air around a tree that has lost them. */
export function blowLeaves(draft: Draft): void {
  const [only] = draft.things;
  const isAlone = draft.things.length === 1 && only?.key === 'fallen-leaf' && only.count >= FEW;
  if (!isAlone || draft.relations.length > 0 || !draft.weather.has('wind')) return;
  draft.weather.add('leaves');
  draft.imply('windblown-tree', only.words);
  draft.removeThing(0, { as: 'weather', weather: 'leaves' });
}

const FEW = 3;

/** "wind bending the trees", "palm trees swaying on a windy day": what grows leans away from the wind. */
export function bendInWind(draft: Draft): void {
  const wind = draft.things.findIndex(({ key }) => key === 'wind');
  const isWindy = wind >= 0 || draft.weather.has('wind');
  // A palm tree that bends does so in a storm.
  const bent = [...draft.things.keys()].filter(
    (index) => isFree(draft, index, wind) && (isWindy || draft.things[index]?.pose === 'bow'),
  );
  for (const index of bent) bend(draft, index);
  if (bent.length === 0) return;
  draft.weather.add('wind');
  if (wind >= 0) leaveToWeather(draft, wind);
}

/** Whether it can lean in the wind and has to do with nothing else. */
function isFree(draft: Draft, index: number, wind: number): boolean {
  const isUsed = draft.relations.some(
    ({ from, to }) => (from === index || to === index) && from !== wind && to !== wind,
  );
  return draft.record(index)?.blown !== undefined && !isUsed;
}

function bend(draft: Draft, index: number): void {
  const [thing, blown] = [draft.things[index], draft.record(index)?.blown];
  if (thing === undefined || blown === undefined) return;
  thing.key = blown;
  if (thing.pose === undefined) return;
  delete thing.pose;
  for (const word of draft.words)
    if (word.meaning.as === 'pose' && word.meaning.thing === index)
      word.meaning = { as: 'thing', thing: index };
}

/** Wind that blows is the weather, and no thing beside what it blows at. */
function leaveToWeather(draft: Draft, wind: number): void {
  const weather = { as: 'weather', weather: 'wind' } as const;
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { from, to } = draft.relations[at] ?? {};
    if (from !== wind && to !== wind) continue;
    for (const word of draft.words)
      if (word.meaning.as === 'relation' && word.meaning.relation === at) word.meaning = weather;
    draft.dropRelation(at);
  }
  draft.removeThing(wind, weather);
}

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
  let hasBent = false;
  for (const [index, thing] of draft.things.entries()) {
    const blown = draft.record(index)?.blown;
    const isUsed = draft.relations.some(
      ({ from, to }) => (from === index || to === index) && from !== wind && to !== wind,
    );
    // A palm tree that bends does so in a storm.
    if (blown === undefined || isUsed || !(isWindy || thing.pose === 'bow')) continue;
    hasBent = true;
    thing.key = blown;
    if (thing.pose === undefined) continue;
    delete thing.pose;
    for (const word of draft.words)
      if (word.meaning.as === 'pose' && word.meaning.thing === index)
        word.meaning = { as: 'thing', thing: index };
  }
  if (!hasBent) return;
  draft.weather.add('wind');
  if (wind < 0) return;
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const { from, to } = draft.relations[at] ?? {};
    if (from !== wind && to !== wind) continue;
    for (const word of draft.words)
      if (word.meaning.as === 'relation' && word.meaning.relation === at)
        word.meaning = { as: 'weather', weather: 'wind' };
    draft.dropRelation(at);
  }
  draft.removeThing(wind, { as: 'weather', weather: 'wind' });
}

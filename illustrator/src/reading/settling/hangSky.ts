import type { Weather } from '../../scene.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** Sun, moon, stars and clouds that come along with other things are the sky behind them. */
export function hangSky(draft: Draft): void {
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    if (gazeAtStars(draft, index)) continue;
    const thing = draft.things[index];
    const weather = SKY[thing?.key ?? ''];
    if (thing === undefined || weather === undefined) continue;
    const isPlain =
      (thing.count === 1 || weather === 'stars' || weather === 'clouds') &&
      Object.keys(thing.looks).length === 0;
    const isCounted = draft.words.some(({ meaning }) => meaning.as === 'look' && meaning.thing === index);
    // "a rainbow over a meadow with sheep": the sky of that place.
    const isOfPlace = draft.settings.some(({ isOver }) => isOver) && draft.things.length > 1;
    const isOwn = draft.relations.some(({ from, to, kind }) =>
      from === index
        ? kind !== 'next-to' && !(isOfPlace && kind === 'over')
        : to === index && !UNDER_SKY.has(kind),
    );
    // "a circle, a square and a star": one more shape.
    const isAlone =
      draft.settings.length === 0 &&
      thing.count === 1 &&
      draft.things.every((other) => other === thing || draft.recordOf(other.key)?.kind === 'symbol');
    // "a unicorn under a rainbow": between its ends.
    const isArch =
      weather === 'rainbow' &&
      draft.things.length === 2 &&
      draft.relations.some(({ kind, from, to }) => kind === 'under' && to === index && isOne(draft, from));
    // "letter M with a monkey and a moon": pictures of the letter.
    const isOfLetter = draft.texts.some((text) => text.length === 1);
    if (
      !isPlain ||
      isCounted ||
      isOwn ||
      isAlone ||
      thing.pose !== undefined ||
      thing.order !== undefined ||
      (index === 0 && !isOfPlace) ||
      isArch ||
      isOfLetter
    )
      continue;
    draft.weather.add(weather);
    draft.removeThing(index, { as: 'weather', weather });
  }
}

/** "looking at the stars", "counting stars": the sky of a night over those who do it. */
function gazeAtStars(draft: Draft, index: number): boolean {
  const thing = draft.things[index];
  if (thing?.key !== STARS || thing.count < 2 || draft.isCounted(index)) return false;
  const about = draft.relations.filter(({ from, to }) => from === index || to === index);
  const isGazed = about.every(({ kind, from }) => kind === 'look-at' && draft.isBeing(from));
  if (about.length === 0 || !isGazed || Object.keys(thing.looks).length > 0) return false;
  const weather = { as: 'weather', weather: 'stars' } as const;
  for (const relation of about) {
    const at = draft.relations.indexOf(relation);
    for (const word of draft.words)
      if (word.meaning.as === 'relation' && word.meaning.relation === at) word.meaning = weather;
  }
  draft.weather.add('stars');
  if (draft.settings.length === 0) draft.settings.push({ setting: 'night' });
  draft.removeThing(index, weather);
  return true;
}

const STARS = 'star';

function isOne(draft: Draft, thing: number): boolean {
  return draft.isBeing(thing) && draft.things[thing]?.count === 1;
}

const UNDER_SKY: ReadonlySet<RelationKind> = new Set<RelationKind>(['under', 'next-to']);

/** Keys of what the sky may hold by itself. */
const SKY: Readonly<Record<string, Weather>> = {
  sun: 'sun',
  rainbow: 'rainbow',
  cloud: 'clouds',
  moon: 'moon',
  star: 'stars',
  wind: 'wind',
};

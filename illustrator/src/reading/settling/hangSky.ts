import type { Weather } from '../../scene.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** Sun, moon, stars and clouds that come along with other things are the sky behind them. */
export function hangSky(draft: Draft): void {
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    const thing = draft.things[index];
    const weather = SKY[thing?.key ?? ''];
    if (thing === undefined || weather === undefined) continue;
    const isPlain =
      (thing.count === 1 || weather === 'stars' || weather === 'clouds') &&
      Object.keys(thing.looks).length === 0;
    const isCounted = draft.words.some(({ meaning }) => meaning.as === 'look' && meaning.thing === index);
    const isOwn = draft.relations.some(({ from, to, kind }) =>
      from === index ? kind !== 'next-to' : to === index && !UNDER_SKY.has(kind),
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
      index === 0 ||
      isArch ||
      isOfLetter
    )
      continue;
    draft.weather.add(weather);
    draft.removeThing(index, { as: 'weather', weather });
  }
}

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

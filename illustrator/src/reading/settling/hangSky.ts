import type { Weather } from '../../scene.ts';
import type { Kind } from '../../things/recordSchema.ts';
import type { Draft } from '../Draft.ts';
import { lookAway } from '../lookAway.ts';
import type { RelationKind, SceneRelation, SceneThing } from '../Scene.ts';

/** Sun, moon, stars and clouds that come along with other things are the sky behind them. */
export function hangSky(draft: Draft): void {
  freeFromClouds(draft);
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    if (gazeAtStars(draft, index)) continue;
    const thing = draft.things[index];
    const weather = SKY[thing?.key ?? ''];
    if (thing === undefined || weather === undefined) continue;
    const isPlain = (thing.count === 1 || weather === 'stars' || weather === 'clouds') && isAsDrawn(thing);
    const isCounted = draft.words.some(
      ({ meaning }) => meaning.as === 'look' && meaning.thing === index && meaning.look !== 'mood',
    );
    // "a rainbow over a meadow with sheep": the sky of that place.
    const isOfPlace =
      isOverAll(draft, index) || (draft.settings.some(({ isOver }) => isOver) && draft.things.length > 1);
    const isOwn = draft.relations.some(({ from, to, kind }) =>
      from === index
        ? kind !== 'next-to' && !(isOfPlace && kind === 'over')
        : to === index && (!UNDER_SKY.has(kind) || draft.record(from)?.drifts !== undefined),
    );
    // "a circle, a square and a star": one more shape.
    const isAlone =
      draft.settings.length === 0 &&
      thing.count === 1 &&
      draft.things.every((other) => other === thing || draft.recordOf(other.key)?.kind === 'symbol');
    // "a unicorn under a rainbow": between its ends.
    const isArch =
      draft.record(index)?.arch !== undefined &&
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

/** Nothing is said of its looks, or that the sun smiles, as it does in the sky. */
function isAsDrawn({ key, looks }: SceneThing): boolean {
  const said = Object.keys(looks).length;
  return said === 0 || (said === 1 && looks.mood === 'happy' && SMILING.has(key));
}

const SMILING: ReadonlySet<string> = new Set(['sun', 'moon']);

/** "a rainbow over clouds": each is in the sky by itself. */
function freeFromClouds(draft: Draft): void {
  const isApart = ({ kind, from, to }: SceneRelation): boolean =>
    kind === 'over' && draft.record(from)?.arch !== undefined && isSeveral(draft, to, 'sky');
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const relation = draft.relations[at];
    if (relation === undefined || !isApart(relation)) continue;
    for (const word of draft.words)
      if (word.meaning.as === 'relation' && word.meaning.relation === at)
        word.meaning = { as: 'weather', weather: 'clouds' };
    draft.dropRelation(at);
  }
}

/** "a rainbow over trees", "a rainbow over a garden with roses": it spans all that is there, from behind. */
function isOverAll(draft: Draft, index: number): boolean {
  if (draft.record(index)?.arch === undefined || draft.things.length < 2) return false;
  const isHere = draft.settings.some(({ isOver }) => isOver !== true);
  const isOfSky = draft.things.every((_, other) => draft.record(other)?.kind === 'sky');
  const spans = draft.relations.filter(({ kind, from }) => kind === 'over' && from === index);
  return spans.some(({ to }) => isSeveral(draft, to)) || (isHere && spans.length === 0 && !isOfSky);
}

function isSeveral(draft: Draft, thing: number, kind?: Kind): boolean {
  return (
    (draft.things[thing]?.count ?? 1) > 1 && (kind ?? draft.record(thing)?.kind) === draft.record(thing)?.kind
  );
}

/** "looking at the stars", "counting stars": the sky of a night over those who do it. */
function gazeAtStars(draft: Draft, index: number): boolean {
  const thing = draft.things[index];
  if (thing?.key !== STARS || thing.count < 2 || draft.isCounted(index)) return false;
  const about = draft.relations.filter(({ from, to }) => from === index || to === index);
  // A telescope is turned to them as well.
  const isGazer = (one: number) => draft.isBeing(one) || draft.record(one)?.kind === 'object';
  const isGazed = about.every(({ kind, from }) => kind === 'look-at' && isGazer(from));
  if (about.length === 0 || !isGazed || Object.keys(thing.looks).length > 0) return false;
  const weather = { as: 'weather', weather: 'stars' } as const;
  for (const relation of about) {
    const at = draft.relations.indexOf(relation);
    for (const word of draft.words)
      if (word.meaning.as === 'relation' && word.meaning.relation === at) word.meaning = weather;
  }
  draft.weather.add('stars');
  // Who has a telescope has it at an eye.
  if (about.every(({ from }) => draft.isBeing(from)))
    lookAway(
      draft,
      about.map(({ from }) => from),
    );
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

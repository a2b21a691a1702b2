import { artData } from '../art/artData.ts';
import { catalogue } from '../art/catalogue.ts';
import type { SceneRequest, Setting, Style } from '../scene.ts';
import { addSubject, type Draft } from './draft.ts';
import { OCCASIONS } from './tables/occasions.ts';
import { HOMES, SKY_THINGS, WEAK_SETTINGS } from './tables/places.ts';
import { foldWord } from './tokenize.ts';

/** A draft as a scene: one setting, no second sun, and something on the page whatever the prompt was. */
export function finishScene(draft: Draft, prompt: string): SceneRequest {
  celebrate(draft, prompt);
  carvePumpkins(draft, prompt);
  shrinkYoung(draft);
  const style = settleMandala(draft) ? 'mandala' : draft.styles[0];
  const setting = chooseSetting(draft, style);
  for (const { art, relation } of draft.subjects) {
    const weather = SKY_THINGS[art];
    if (weather !== undefined && weather !== 'stars' && weather !== 'clouds' && relation?.kind !== 'around') {
      draft.weather.delete(weather);
    }
  }
  const isEmpty =
    draft.subjects.length + draft.letters.length + draft.unknown.length + draft.weather.size === 0 &&
    setting === undefined;
  return {
    subjects: draft.subjects,
    ...(setting === undefined ? {} : { setting }),
    ...(setting === undefined || isNamed(draft) ? {} : { isSettingGuessed: true as const }),
    ...(style === undefined ? {} : { style }),
    weather: [...draft.weather],
    letters: draft.letters,
    unknown: isEmpty ? [prompt.trim().slice(0, LONGEST_UNKNOWN)] : draft.unknown,
  };
}

/** A season or a feast by itself is drawn with what belongs to it. */
function celebrate(draft: Draft, prompt: string): void {
  const words = foldWord(prompt)
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const occasion = OCCASIONS.find(({ name }) => name.test(words));
  if (occasion === undefined || draft.subjects.length > 0) return;
  for (const [art, count] of occasion.things) {
    draft.pending = { count };
    addSubject(draft, prompt.trim(), art, false);
  }
  draft.unknown = [];
  draft.weather.clear();
  draft.settings = occasion.setting ? [occasion.setting] : [];
}

/** Pumpkins have faces where it is Halloween. */
function carvePumpkins(draft: Draft, prompt: string): void {
  if (!/hallowe|spook|trick|witch|ghost|haunt|scary|carv/i.test(prompt)) return;
  for (const subject of draft.subjects) if (subject.art === 'pumpkin') subject.art = 'jack-o-lantern';
}

/** Young that are known by a name of their own are smaller than the grown ones beside them. */
function shrinkYoung(draft: Draft): void {
  for (const subject of draft.subjects) {
    const isBesideGrown = draft.subjects.some(
      (other) =>
        (other.art === subject.art || other.art === artData().things.get(subject.art)?.like) &&
        !YOUNG.test(other.words),
    );
    if (YOUNG.test(subject.words) && isBesideGrown) subject.attributes.size ??= 'small';
  }
}

const YOUNG =
  /\b(duckling|kitten|pupp(y|ie)|pup|foal|colt|filly|calf|calve|lamb|piglet|cub|chick|kid|joey|fawn|gosling|cygnet|bunn(y|ie)|tadpole|bab(y|ie))s?$/i;

function isNamed(draft: Draft): boolean {
  return draft.settings.length > 0 || draft.weather.has('beams');
}

const LONGEST_UNKNOWN = 40;

/** A mandala is the picture itself where nothing else is named, and the way of drawing it where something is. */
function settleMandala(draft: Draft): boolean {
  const at = draft.subjects.findIndex(({ art }) => art === 'mandala');
  if (at < 0 && draft.styles[0] !== 'mandala') return false;
  if (draft.subjects.length === 0) {
    draft.subjects.push({
      words: 'mandala',
      art: 'mandala',
      count: 1,
      attributes: { wearing: [], holding: [] },
    });
  }
  if (at >= 0 && draft.subjects.length > 1) removeSubject(draft, at);
  return true;
}

function removeSubject(draft: Draft, removed: number): void {
  draft.subjects.splice(removed, 1);
  for (const subject of draft.subjects) {
    if (subject.relation === undefined) continue;
    if (subject.relation.to === removed) delete subject.relation;
    else if (subject.relation.to > removed) subject.relation.to -= 1;
  }
}

/** The first strong setting named; weak ones (night, snow) beside it become weather. Else where the first subject is at home. */
function chooseSetting(draft: Draft, style: Style | undefined): Setting | undefined {
  const strong = draft.settings.find((setting) => WEAK_SETTINGS[setting] === undefined);
  const chosen = strong ?? draft.settings[0];
  for (const setting of draft.settings) {
    if (setting !== chosen) for (const weather of WEAK_SETTINGS[setting] ?? []) draft.weather.add(weather);
  }
  const isFree = style !== 'mandala' && style !== 'simple' && draft.letters.length === 0;
  const setting = chosen ?? (draft.weather.has('beams') ? 'space' : isFree ? homeOf(draft) : undefined);
  const isAfloat = setting === 'undersea' && draft.subjects.some(({ art }) => isOnWater(art));
  return isAfloat ? 'lake' : setting;
}

function isOnWater(art: string): boolean {
  return catalogue().get(art)?.category === 'boat' && art !== 'submarine';
}

function homeOf(draft: Draft): Setting | undefined {
  const first = draft.subjects[0];
  if (first?.attributes.action === 'swim' && catalogue().get(first.art)?.category === 'animal') return 'lake';
  const host = draft.subjects[first?.relation?.to ?? -1];
  const isAboard = ABOARD.has(first?.relation?.kind ?? '');
  const art = isAboard && host ? host.art : first?.art;
  return art === undefined ? undefined : HOME_OF_ART.get(art);
}

/** Where a thing is at home counts less than where that is on, in or over which it is. */
const ABOARD = new Set(['on', 'in', 'over']);

const HOME_OF_ART = new Map(
  Object.entries(HOMES).flatMap(([setting, arts]) => arts.split(' ').map((art) => [art, setting as Setting])),
);

import { CATALOGUE } from '../art/catalogue.ts';
import type { SceneRequest, Setting, Style } from '../scene.ts';
import type { Draft } from './draft.ts';
import { HOMES, SKY_THINGS, WEAK_SETTINGS } from './tables/places.ts';

/** A draft as a scene: one setting, no second sun, and something on the page whatever the prompt was. */
export function finishScene(draft: Draft, prompt: string): SceneRequest {
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
  return CATALOGUE.get(art)?.category === 'boat' && art !== 'submarine';
}

function homeOf(draft: Draft): Setting | undefined {
  const first = draft.subjects[0];
  const host = draft.subjects[first?.relation?.to ?? -1];
  const isAboard = first?.relation?.kind === 'on' || first?.relation?.kind === 'in';
  const art = isAboard && host ? host.art : first?.art;
  return art === undefined ? undefined : HOME_OF_ART.get(art);
}

const HOME_OF_ART = new Map(
  Object.entries(HOMES).flatMap(([setting, arts]) => arts.split(' ').map((art) => [art, setting as Setting])),
);

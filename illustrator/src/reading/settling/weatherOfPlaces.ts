import type { Weather } from '../../scene.ts';
import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

/** Adds the weather that the places bring along, but for what would be wrong where it plays: clouds over the moon ("earth in the sky"), a second moon ("a full moon at night"), a moon or stars in a storm. */
export function addWeatherOfPlaces(
  draft: Draft,
  settings: ReadonlyMap<string, SettingRecord>,
  chosen: string | undefined,
): void {
  const isStormy =
    draft.weather.has('storm') ||
    draft.settings.some(({ setting }) => settings.get(setting)?.weak?.includes('storm'));
  const isWrong = (weather: Weather): boolean =>
    (isStormy && (weather === 'moon' || weather === 'stars')) ||
    (weather === 'clouds'
      ? settings.get(chosen ?? '')?.airless === true
      : weather === 'moon' && draft.things.some(({ key }) => draft.recordOf(key)?.sunless));
  for (const { setting } of [...draft.settings, ...coldHomes(draft, settings, chosen)])
    for (const weather of settings.get(setting)?.weak ?? [])
      if (!isWrong(weather)) draft.weather.add(weather);
}

/** "a snowman in the yard": snow lies there as in its home; not for animals of the snow, which are elsewhere as well. */
function coldHomes(
  draft: Draft,
  settings: ReadonlyMap<string, SettingRecord>,
  chosen: string | undefined,
): { setting: string }[] {
  const { kind, warm, dress } = settings.get(chosen ?? '') ?? {};
  if (kind !== 'land' || warm || dress !== undefined) return [];
  return [...draft.things.keys()].flatMap((index) => {
    const home = draft.record(index)?.home ?? '';
    const isCold = settings.get(home)?.weak?.includes('snow') === true;
    return isCold && !draft.isAnimal(index) ? [{ setting: home }] : [];
  });
}

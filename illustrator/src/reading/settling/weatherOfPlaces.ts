import type { Weather } from '../../scene.ts';
import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

/** Adds the weather that the places bring along, but for what would be wrong where it plays: clouds over the moon ("earth in the sky"), a second moon ("a full moon at night"), any light of the night in a storm. */
export function addWeatherOfPlaces(
  draft: Draft,
  settings: ReadonlyMap<string, SettingRecord>,
  chosen: string | undefined,
): void {
  const isStormy = draft.weather.has('storm');
  const isWrong = (weather: Weather): boolean =>
    (isStormy && (weather === 'moon' || weather === 'stars')) ||
    (weather === 'clouds'
      ? settings.get(chosen ?? '')?.airless === true
      : weather === 'moon' && draft.things.some(({ key }) => draft.recordOf(key)?.sunless));
  for (const { setting } of draft.settings)
    for (const weather of settings.get(setting)?.weak ?? [])
      if (!isWrong(weather)) draft.weather.add(weather);
}

import { artData } from '../../art/artData.ts';
import type { Scene } from '../../reading/Scene.ts';
import { settingFor } from '../../stages/settingFor.ts';
import type { Thing } from '../../things/Things.ts';

/** What those have on at the place of a scene, or in its weather, who are in clothes of every day: coats in the snow. */
export function dressOf({ setting, weather, things }: Scene): readonly string[] {
  const { settings } = artData();
  const place = settings.get(setting ?? settingFor(things.map(({ key }) => key)));
  if (place?.dress !== undefined) return place.dress;
  if (place?.kind !== 'land') return [];
  const cold = [...settings.values()].find(
    ({ weak, dress }) => dress !== undefined && weak?.some((one) => weather.includes(one)),
  );
  return cold?.dress ?? [];
}

/** The same over what somebody wears: nothing where that is a dress or a suit, and nothing twice. */
export function dressed(
  { everyday }: Thing,
  { wears, dress }: { wears: readonly string[]; dress: readonly string[] },
): readonly string[] {
  const { things } = artData();
  const spots = wears.map((key) => things.get(key)?.worn);
  if (!everyday || spots.includes('body')) return wears;
  return [...wears, ...dress.filter((key) => !spots.includes(things.get(key)?.worn))];
}

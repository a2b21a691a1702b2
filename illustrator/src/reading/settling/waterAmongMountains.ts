import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

/** "a ferry with a mountain backdrop", "a swan on a lake with mountains behind it": on water, the mountains at its far side. */
export function waterAmongMountains(
  draft: Draft,
  chosen: string | undefined,
  settings: ReadonlyMap<string, SettingRecord>,
): string | undefined {
  const places = draft.settings.map(({ setting }) => setting);
  if (!places.includes(MOUNTAINS) || chosen === undefined) return chosen;
  const isOnWater = settings.get(chosen)?.kind === 'water';
  const [first] = draft.things;
  const { kind, rests, home } = draft.recordOf(first?.key ?? '') ?? {};
  const isAfloat = kind === 'boat' && rests !== 'underwater';
  const isOfWater = isAfloat || (kind === 'swimmer' && first?.pose === 'jump') || home === 'lake';
  // A river by itself is seen to wind.
  if (chosen === RIVER && draft.things.length === 0) return MOUNTAIN_RIVER;
  if (!isOnWater && !(chosen === MOUNTAINS && isOfWater)) return chosen;
  return LAKE;
}

const MOUNTAINS = 'mountains';
const LAKE = 'mountain-lake';
const RIVER = 'river';
const MOUNTAIN_RIVER = 'mountain-river';

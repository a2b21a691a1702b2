import type { SettingRecord } from '../../stages/settingSchema.ts';
import { buildOf } from '../../things/fourLegged.ts';
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

/** "a horse running in a field", "cows in a field": what has hooves is on grass, where nobody works the ground. */
export function grassOfField(draft: Draft, chosen: string | undefined): string | undefined {
  if (chosen !== FIELD) return chosen;
  const beings = [...draft.things.keys()].filter((index) => draft.isBeing(index));
  const isGrazed = beings.length > 0 && beings.every((index) => isHoofed(draft, index));
  const isWorked = draft.things.some((_, index) => draft.record(index)?.kind === 'vehicle');
  const isPlowed = draft.relations.some(({ kind }) => kind === 'pull');
  return isGrazed && !isWorked && !isPlowed ? MEADOW : chosen;
}

function isHoofed(draft: Draft, index: number): boolean {
  const record = draft.record(index);
  return record !== undefined && buildOf(record)?.limbs === 'hooves';
}

const FIELD = 'field';
const MEADOW = 'meadow';

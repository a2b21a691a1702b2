import { cloud, drop, flake, moon, rainbow, sun } from '../parts/sky.ts';
import type { Setting, Weather } from '../scene.ts';
import { placeAt } from './page.ts';
import { PLACES } from './places.ts';
import type { Random } from './Random.ts';
import { repeat, stars } from './scenery.ts';
import type { Filler, Place, Stage } from './stage.ts';

/** What has to have room on a stage. */
export interface StageRoom {
  /** Page y where the pictures end and letters begin, or the foot of the page. */
  bottom: number;
  /** Several things: they stand one behind the other, on deeper ground. */
  isCrowded: boolean;
}

/** Builds a place. The same chance gives the same place. */
export function buildStage(place: Place, random: Random, room: StageRoom): Stage {
  const stage: Stage = {
    medium: 'land',
    isCrowded: room.isCrowded,
    back: [],
    horizon: room.bottom * (room.isCrowded ? random.between(0.45, 0.52) : random.between(0.56, 0.65)),
    clearance: 40,
    skyFillers: [],
    groundFillers: [],
  };
  PLACES[place](stage, random);
  return stage;
}

/** Marks a place that the prompt names as what was asked for, with the sky that makes it what it is. */
export function nameStage(stage: Stage, setting: Setting): void {
  stage.back = stage.back.map((one) => ({ ...one, role: 'subject' }));
  stage.rows = stage.rows?.map((row) => ({ ...row, placed: { ...row.placed, role: 'subject' } }));
  if (TOLD_BY_SKY.has(setting)) for (const filler of stage.skyFillers) filler.isWished = true;
}

/** Settings that are known by what falls or stands in their sky. */
const TOLD_BY_SKY: ReadonlySet<Setting> = new Set(['snow', 'night', 'rain', 'space']);

/** Adds what a prompt wishes for in the background, unless it stands there already. */
export function addWeather(stage: Stage, weather: readonly Weather[], random: Random): void {
  const wishes: Record<Weather, () => Filler[]> = {
    sun: () => [{ art: sun(true, random.below(3)), height: 260, isHigh: true }],
    rainbow: () => [{ art: rainbow(), height: 240, isHigh: true }],
    clouds: () => repeat(4, () => ({ art: cloud(random.below(3)), height: 130 })),
    moon: () => [{ art: moon(true), height: 230, isHigh: true }],
    stars: () => stars(random, 9),
    rain: () => repeat(10, () => ({ art: drop(), height: 62 })),
    snow: () => repeat(10, () => ({ art: flake(), height: 84 })),
    beams: () => [],
  };
  const isHeavenly = weather.some((wish) => wish === 'sun' || wish === 'moon' || wish === 'rainbow');
  if (isHeavenly) stage.skyFillers = stage.skyFillers.filter((filler) => filler.isHigh !== true);
  for (const wish of weather) {
    if (wish === 'rainbow' && stage.medium === 'land') {
      // An arch over the whole land, behind its hills.
      const at = {
        x: 637,
        foot: stage.horizon + 20,
        scale: random.between(4, 4.6),
        role: 'subject' as const,
      };
      stage.back.unshift(placeAt(rainbow(), at));
      continue;
    }
    stage.skyFillers.unshift(...wishes[wish]().map((filler) => ({ ...filler, isWished: true })));
  }
}

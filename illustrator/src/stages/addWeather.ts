import type { Art } from '../art/art.ts';
import { cloud, drop, flake, moon, rainbow, star, sun } from '../parts/sky.ts';
import type { Weather } from '../scene.ts';
import { type Build, MIDDLE, standingPiece } from './Build.ts';

/**
 * Adds the weather that was asked for: a rainbow over land as an arch behind it, else as the first fillers, with the role of
 * a subject. `beams` come from the ships that fire them, so they are left to whoever places those.
 */
export function addWeather({ stage, random, room }: Build, weather: readonly Weather[]): void {
  const sky = stage.medium === 'inside' ? 'wall' : stage.medium === 'undersea' ? 'water' : 'sky';
  if (weather.some((wish) => HEAVENLY.has(wish)))
    stage.fillers = stage.fillers.filter(({ height }) => height < HIGHEST);
  for (const wish of weather) {
    if (wish === 'rainbow' && stage.medium === 'land') {
      const at = { x: MIDDLE, foot: stage.horizon + 20, tall: random.between(540, 600) };
      stage.back.unshift({ ...standingPiece(rainbow(), at), role: 'subject' });
      continue;
    }
    const { make, count, height } = WISHES[wish];
    const many = room.isBare ? Math.min(2, count) : count;
    const wished: typeof stage.fillers = Array.from({ length: many }, () => ({
      piece: { art: make(random.below(3)), role: 'subject' },
      height,
      on: sky,
    }));
    stage.fillers.unshift(...wished);
  }
}

const HEAVENLY: ReadonlySet<Weather> = new Set(['sun', 'moon', 'rainbow']);
/** Fillers as high as the sun or the moon; there is one such on a page. */
const HIGHEST = 205;

const WISHES: Readonly<Record<Weather, { make: (variant: number) => Art; count: number; height: number }>> = {
  sun: { make: (variant) => sun(true, variant), count: 1, height: 260 },
  rainbow: { make: () => rainbow(), count: 1, height: 240 },
  clouds: { make: (variant) => cloud(variant), count: 4, height: 130 },
  moon: { make: () => moon(true), count: 1, height: 230 },
  stars: { make: () => star(), count: 9, height: 64 },
  rain: { make: () => drop(), count: 10, height: 62 },
  snow: { make: () => flake(), count: 10, height: 84 },
  beams: { make: () => star(), count: 0, height: 60 },
};

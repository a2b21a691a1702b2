import type { Art } from '../../art/art.ts';
import { drawBody } from '../../bodies/drawBody.ts';
import { PAGE_WIDTH, placeAt } from '../../page.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { placement } from '../../parts/shapes.ts';
import { cloud, drop, flake, moon, rainbow, star, stormSky, sun, sunset } from '../../parts/sky.ts';
import type { Random } from '../../Random.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Weather } from '../../scene.ts';
import type { Stage } from '../../stages/Stage.ts';
import type { Filling } from './fillPage.ts';

/**
 * What is asked for in the sky, beside the setting: what is to be put there, the largest first. A rainbow goes behind the
 * land. On a plain page it is less and larger.
 */
export function weatherOf(
  weather: readonly Weather[],
  { stage, random, isPlain }: { stage: Stage; random: Random; isPlain: boolean },
): Filling[] {
  const put = (art: Art, height: number): Filling => ({
    piece: { art, role: 'subject' },
    height: isPlain ? Math.max(PLAIN_HEIGHT, height) : height,
    on: 'sky',
    isAsked: true,
  });
  const repeat = (count: number, make: () => Filling): Filling[] =>
    Array.from({ length: isPlain ? PLAIN_COUNT : count }, make);
  const makers: Record<Exclude<Weather, 'beams'>, () => Filling[]> = {
    sun: () => [put(sun(true, random.below(3)), 230)],
    sunset: () => (hasHorizon(stage) ? setBehind(stage) : [put(sun(false, 1), 260)]),
    moon: () => [put(moon(true), 210)],
    rainbow: () => (stage.medium === 'land' ? archBehind(stage, random) : [put(rainbow(), 220)]),
    clouds: () => repeat(3, () => put(cloud(random.below(3)), 120)),
    stars: () => repeat(6, () => put(star(), random.between(56, 84))),
    rain: () => [...rainClouds(stage, random), ...repeat(16, () => put(drop(), random.between(62, 76)))],
    storm: () => [...thunderOver(stage, put), ...repeat(6, () => ({ ...put(drop(), 56), weather: 'rain' }))],
    snow: () => repeat(8, () => put(flake(), 84)),
    wind: () => repeat(3, () => put(artOf('wind'), 110)),
    leaves: () => repeat(9, () => put(tossed(artOf('fallen-leaf'), random), 104)),
    petals: () => repeat(9, () => put(tossed(artOf('petal'), random), 90)),
  };
  const fillings = weather.flatMap((wish) =>
    wish === 'beams' ? [] : makers[wish]().map((filling) => ({ weather: wish, ...filling })),
  );
  // A moon finds no room between stars, but they do around it.
  return fillings.sort((a, b) => b.height - a.height);
}

/** What it rains from, where the sky is seen. */
function rainClouds(stage: Stage, random: Random): Filling[] {
  if (!hasHorizon(stage)) return [];
  const piece = () => ({ art: cloud(random.below(3)), role: 'filler' }) as const;
  return Array.from({ length: 2 }, () => ({ piece: piece(), height: 150, on: 'sky' }));
}

/** Turned as what falls is. */
function tossed(art: Art, random: Random): Art {
  return new Sketch().add(art, placement(0, 0, 1, random.between(-170, 170))).art();
}

function artOf(key: string): Art {
  return drawBody({ key, looks: {}, wears: [], variant: 0 }).art;
}

/** Keys of the art of a stage that weather brings itself. */
export const WEATHER_ART: Readonly<Record<Weather, string>> = {
  sun: 'sun',
  sunset: 'sun',
  moon: 'moon',
  rainbow: 'rainbow',
  clouds: 'cloud',
  stars: 'star',
  rain: 'drop',
  storm: 'cloud-with-lightning',
  snow: 'flake',
  wind: 'wind',
  leaves: 'fallen-leaf',
  petals: 'petal',
  beams: 'beams',
};

/** For the smallest children: how many of what falls or shines, and how high in page pixels. */
const PLAIN_COUNT = 3;
const PLAIN_HEIGHT = 170;

function archBehind(stage: Stage, random: Random): [] {
  const at = { x: 637, foot: stage.horizon + 20, scale: random.between(4, 4.6) };
  stage.back.unshift({ ...placeAt(rainbow(), at), role: 'subject' });
  return [];
}

/** Dark clouds from edge to edge behind all else, out of which lightning strikes; behind what is no open sky, single ones. */
function thunderOver(stage: Stage, put: (art: Art, height: number) => Filling): Filling[] {
  if (!hasHorizon(stage)) return [put(artOf('cloud-with-lightning'), 230)];
  stage.back.push({ art: stormSky(), to: AS_IS, role: 'subject' });
  return [];
}

/** The sun half behind the land or the sea, its rays over all the sky. */
function setBehind(stage: Stage): [] {
  const art = sunset();
  const scale = LOW_SUN / 100;
  const to = { a: scale, b: 0, c: 0, d: scale, e: PAGE_WIDTH / 2, f: stage.horizon - LOW_SUN / 4 };
  stage.back.unshift({ art, to, role: 'subject' });
  return [];
}

/** Page pixels from the middle of a low sun to its edge. */
const LOW_SUN = 240;

function hasHorizon({ medium, isAirless }: Stage): boolean {
  return (medium === 'land' || medium === 'water') && !isAirless;
}

/** What fills a page that its own place leaves empty: clouds outside, bubbles in the sea. Rooms have their own. */
export function spareFillings(stage: Stage, random: Random): Filling[] {
  const spare = (key: string, height: number, on: Filling['on']): Filling => ({
    piece: { art: drawBody({ key, looks: {}, wears: [], variant: random.below(3) }).art, role: 'filler' },
    height,
    on,
  });
  const cloudy = (): Filling => ({
    piece: { art: cloud(random.below(3)), role: 'filler' },
    height: 140,
    on: 'sky',
  });
  const starry = (height: number): Filling => ({ piece: { art: star(), role: 'filler' }, height, on: 'sky' });
  switch (stage.medium) {
    case 'inside':
      return [];
    case 'undersea':
      return [
        spare('bubbles', 190, 'water'),
        spare('starfish', 130, 'ground'),
        spare('bubbles', 190, 'water'),
      ];
    case 'land':
      if (stage.isAirless)
        return [starry(90), spare('boulder', 130, 'ground'), starry(90), spare('boulder', 110, 'ground')];
      if (stage.isPaved) return [cloudy(), cloudy()];
      return [cloudy(), spare('bush', 150, 'ground'), cloudy(), spare('bush', 130, 'ground')];
    case 'water':
      return [cloudy(), cloudy(), spare('lily-pad', 90, 'water'), spare('lily-pad', 80, 'water')];
    case 'air':
      return [cloudy(), cloudy(), cloudy(), cloudy()];
    default:
      return Array.from({ length: 4 }, () => starry(110));
  }
}

/** What fills the sky of the plainest page: over land nothing but clouds, in space stars. */
export function cloudsOver(stage: Stage, random: Random): Filling[] {
  return stage.medium === 'land' || stage.medium === 'space'
    ? spareFillings(stage, random).filter(({ on }) => on === 'sky')
    : [];
}

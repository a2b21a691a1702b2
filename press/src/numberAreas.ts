import type { AreaMap } from './areaMap.ts';
import { type AreaColors, readColor } from './paintAreas.ts';

/** One color of a page to be colored by number: its number in the areas, its letter where there is no room for that. */
export interface KeyColor {
  number: string;
  letter: string;
  /** #rrggbb */
  color: string;
}

/** A number on the page: its middle and its height in pixels. */
export interface AreaNumber {
  text: string;
  x: number;
  y: number;
  height: number;
}

/** Most colors of a key. */
export const MOST_COLORS = 12;

/**
 * Numbers a page's areas by their colors, the likest of which become one until there are twelve; the color of most pixels is 1.
 * White areas have no number, and neither have those without room for a letter of 2.2 mm.
 */
export function numberAreas(
  { areas }: AreaMap,
  colors: AreaColors,
): { key: KeyColor[]; numbers: AreaNumber[] } {
  const clusters = mergeColors(weigh(areas, colors)).sort((a, b) => b.weight - a.weight);
  const key = clusters.map(
    ({ rgb }, index): KeyColor => ({
      number: String(index + 1),
      letter: LETTERS[index] ?? '',
      color: toHex(rgb),
    }),
  );
  const keyOf = new Map(
    clusters.flatMap(({ members }, index) => members.map((color) => [color, key[index]])),
  );
  const numbers = areas.flatMap(({ spot }, index): AreaNumber[] => {
    const entry = keyOf.get(colors[index] ?? '');
    if (entry === undefined) return [];
    const text = [entry.number, entry.letter].find((each) => heightOf(each, spot.radius) >= LEAST_HEIGHT);
    if (text === undefined) return [];
    return [{ text, x: spot.x, y: spot.y, height: Math.min(MOST_HEIGHT, heightOf(text, spot.radius)) }];
  });
  return { key, numbers };
}

const LETTERS = 'ABCDEFGHIJKL';
/** 2.2 and 4.6 mm at 150 dpi. */
const LEAST_HEIGHT = 13;
const MOST_HEIGHT = 27;
/** Width of a digit, and room around a text, as shares of its height. */
const DIGIT = 0.58;
const ROOM = 1.25;

/** The height of a text whose box lies in a disc. */
function heightOf(text: string, radius: number): number {
  return (2 * radius) / (ROOM * Math.hypot(1, DIGIT * text.length));
}

interface Cluster {
  rgb: [number, number, number];
  weight: number;
  members: string[];
}

function weigh(areas: AreaMap['areas'], colors: AreaColors): Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const [index, { pixels }] of areas.entries()) {
    const color = colors[index];
    if (color === null || color === undefined) continue;
    const cluster = clusters.get(color) ?? { rgb: readColor(color), weight: 0, members: [color] };
    cluster.weight += pixels;
    clusters.set(color, cluster);
  }
  return [...clusters.values()];
}

/** Joins the two closest until there are few enough and no two are hard to tell apart. */
function mergeColors(clusters: Cluster[]): Cluster[] {
  const left = [...clusters];
  for (;;) {
    let best: { a: number; b: number; distance: number } | undefined;
    for (let a = 0; a < left.length; a += 1) {
      for (let b = a + 1; b < left.length; b += 1) {
        const distance = difference(left[a]?.rgb ?? WHITE, left[b]?.rgb ?? WHITE);
        if (best === undefined || distance < best.distance) best = { a, b, distance };
      }
    }
    if (best === undefined || (left.length <= MOST_COLORS && best.distance > ALIKE)) return left;
    const [one, other] = [left[best.a], left[best.b]];
    if (one === undefined || other === undefined) return left;
    left.splice(best.b, 1);
    left[best.a] = join(one, other);
  }
}

const WHITE = [255, 255, 255] as const;
/** Of `difference`: two greens of one leaf. */
const ALIKE = 48;

function join(one: Cluster, other: Cluster): Cluster {
  const heavier = one.weight >= other.weight ? one : other;
  return { rgb: heavier.rgb, weight: one.weight + other.weight, members: [...one.members, ...other.members] };
}

/** How unlike two sRGB colors look (the "redmean" weights), 0 to 765. */
function difference(a: readonly [number, number, number], b: readonly [number, number, number]): number {
  const red = (a[0] + b[0]) / 2;
  const [dr, dg, db] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt((2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db);
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

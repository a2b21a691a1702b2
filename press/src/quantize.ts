import type { Raster } from './png/raster.ts';

/** A picture by the numbers of its colors: `palette` holds three bytes a color, red first; `indices` one a pixel. */
export interface IndexedPicture {
  width: number;
  height: number;
  palette: Uint8Array;
  indices: Uint8Array;
}

/**
 * A color picture in at most `size` colors, up to 256. Like colors are counted together, and divided where they differ most, at
 * the mean, as X. Wu does ("Color quantization by dynamic programming and principal analysis", 1992). Where most pixels of a
 * part are like each other, their color stands for it: paper stays white.
 */
export function quantize({ width, height, data }: Raster, size: number): IndexedPicture {
  const parts = [partOf(countColors(data))];
  while (parts.length < size) {
    const widest = parts.reduce((one, other) => (other.spread > one.spread ? other : one));
    if (widest.spread === 0) break;
    parts.splice(parts.indexOf(widest), 1, ...split(widest));
  }
  const indexOf = new Uint8Array(KEYS);
  for (const [index, { colors }] of parts.entries()) for (const { key } of colors) indexOf[key] = index;
  const indices = new Uint8Array(width * height);
  for (let pixel = 0; pixel < indices.length; pixel += 1)
    indices[pixel] = indexOf[keyAt(data, pixel * 3)] ?? 0;
  return { width, height, palette: Uint8Array.from(parts.flatMap(shownColor)), indices };
}

type Channels = [red: number, green: number, blue: number];

/** Pixels whose colors are alike in the upper five bits of each channel. */
interface CountedColor {
  key: number;
  mean: Channels;
  count: number;
}

/** Colors that one color of the palette stands for. */
interface Part {
  colors: CountedColor[];
  count: number;
  mean: Channels;
  /** The channel in which they differ most. */
  axis: 0 | 1 | 2;
  /** Sum of the squared differences from the mean in that channel, pixel by pixel. */
  spread: number;
}

const AXES = [0, 1, 2] as const;
const KEYS = 1 << 15;

function keyAt(data: Uint8Array, at: number): number {
  return (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3);
}

function countColors(data: Uint8Array): CountedColor[] {
  const counts = new Uint32Array(KEYS);
  const sums = new Float64Array(KEYS * 3);
  for (let at = 0; at < data.length; at += 3) {
    const key = keyAt(data, at);
    counts[key] = (counts[key] ?? 0) + 1;
    for (const axis of AXES) sums[key * 3 + axis] = (sums[key * 3 + axis] ?? 0) + (data[at + axis] ?? 0);
  }
  const colors: CountedColor[] = [];
  for (const [key, count] of counts.entries()) {
    if (count === 0) continue;
    const meanOf = (axis: number) => (sums[key * 3 + axis] ?? 0) / count;
    colors.push({ key, mean: [meanOf(0), meanOf(1), meanOf(2)], count });
  }
  return colors;
}

function partOf(colors: CountedColor[]): Part {
  const mean: Channels = [0, 0, 0];
  const spreads: Channels = [0, 0, 0];
  const count = colors.reduce((sum, color) => sum + color.count, 0);
  for (const color of colors) for (const axis of AXES) mean[axis] += (color.mean[axis] * color.count) / count;
  for (const color of colors)
    for (const axis of AXES) spreads[axis] += color.count * (color.mean[axis] - mean[axis]) ** 2;
  const axis = AXES.reduce((one, other) => (spreads[other] > spreads[one] ? other : one));
  return { colors, count, mean, axis, spread: colors.length === 1 ? 0 : spreads[axis] };
}

function split({ colors, mean, axis }: Part): [Part, Part] {
  const isLow = (color: CountedColor) => color.mean[axis] <= mean[axis];
  return [partOf(colors.filter(isLow)), partOf(colors.filter((color) => !isLow(color)))];
}

function shownColor({ colors, count, mean }: Part): Channels {
  const most = colors.find((color) => color.count * 2 > count);
  const [red, green, blue] = most?.mean ?? mean;
  return [Math.round(red), Math.round(green), Math.round(blue)];
}

import type { Pattern } from '../entry.ts';
import type { RampStop } from './ramp.ts';
import { type Tile, tileOf } from './tile.ts';

/** From a motif to the next; rows of them are shifted by half of it. */
const PITCH_PX = 64;
/** Each pixel is asked at so many places each way. */
const SAMPLES = 4;

/** Whether a place is in the motif, in eighths of a pixel from its middle, y downward. */
type Motif = (x: number, y: number) => boolean;

const isDot: Motif = (x, y) => x * x + y * y < 116 * 116;
const isHeart: Motif = (x, y) => {
  // (x² + y² - 1)³ < x² y³ with y upward, 1 being 116 eighths.
  const [u, v] = [x / 116, (16 - y) / 116];
  const ring = u * u + v * v - 1;
  return ring * ring * ring < u * u * v * v * v;
};
// Five points and the five corners between them, by turns of 36 degrees, at 148 and 64 eighths.
const STAR: readonly (readonly [number, number])[] = [
  [0, -140],
  [38, -44],
  [141, -38],
  [61, 28],
  [87, 128],
  [0, 72],
  [-87, 128],
  [-61, 28],
  [-141, -38],
  [-38, -44],
];
const isStar: Motif = (x, y) => {
  let isInside = false;
  for (let k = 0; k < STAR.length; k++) {
    const [ax, ay] = STAR[k] as readonly [number, number];
    const [bx, by] = STAR[(k + 1) % STAR.length] as readonly [number, number];
    if (ay > y !== by > y && (x - ax) * Math.abs(by - ay) < (bx - ax) * (y - ay) * Math.sign(by - ay)) {
      isInside = !isInside;
    }
  }
  return isInside;
};

export function patternTile(pattern: Pattern): Tile {
  if (pattern === 'stripes') return tileOf((x, y) => bandLevel((x + y) & 31));
  if (pattern === 'checks') return tileOf((x, y) => (checkLevel(x) + checkLevel(y)) >> 1);
  const motif = { dots: isDot, stars: isStar, hearts: isHeart }[pattern];
  // Every second row begins at the same place: that much is worked out, the rest repeats it.
  const cells = Uint8Array.from({ length: 2 * PITCH_PX * PITCH_PX }, (_, i) =>
    motifLevel(motif, i % PITCH_PX, Math.floor(i / PITCH_PX)),
  );
  return tileOf((x, y) => cells[(y % (2 * PITCH_PX)) * PITCH_PX + (x % PITCH_PX)] as number);
}

/** Motif over a tint of the color; where the tint would hardly differ, a deeper motif over the color. */
export function patternStops(isLight: boolean): readonly RampStop[] {
  return isLight ? DEEPER : TINTED;
}

const TINTED: readonly RampStop[] = [
  { level: 0, white: 178, deep: 0 },
  { level: 255, white: 0, deep: 0 },
];
const DEEPER: readonly RampStop[] = [
  { level: 0, white: 60, deep: 0 },
  { level: 255, white: 0, deep: 140 },
];

/** Half a band of color, half of tint, soft by a pixel. */
function bandLevel(at: number): number {
  const off = at < 16 ? Math.min(at, 15 - at) : -Math.min(at - 16, 31 - at) - 1;
  return 128 + off * 128;
}

/** Gingham: bands both ways, deepest where both are. */
function checkLevel(at: number): number {
  return (at & 63) < 32 ? 255 : 0;
}

function motifLevel(motif: Motif, x: number, y: number): number {
  const row = Math.floor(y / PITCH_PX);
  const shift = (row & 1) * (PITCH_PX / 2);
  const cellX = ((x + shift) % PITCH_PX) - PITCH_PX / 2;
  const cellY = (y % PITCH_PX) - PITCH_PX / 2;
  let count = 0;
  for (let k = 0; k < SAMPLES * SAMPLES; k++) {
    const sx = 8 * cellX + 1 + 2 * (k % SAMPLES);
    const sy = 8 * cellY + 1 + 2 * Math.floor(k / SAMPLES);
    if (motif(sx, sy)) count++;
  }
  return (count * 255) / (SAMPLES * SAMPLES);
}

import type QFloodFill from 'q-floodfill';
import { createFastPlane } from '../worker/wasmPlane.ts';
import { pixelOver } from './color.ts';
import { applyDelta } from './delta.ts';
import { Editor } from './Editor.ts';
import { entryOf, MATERIALS } from './entry.ts';
import { fillDelta } from './fill.ts';
import { createPicture, type Picture } from './picture.ts';
import { findRegions } from './regions.ts';
import { labelRuns } from './runs.ts';
import { BENCH_WIDTH, type BenchPage, random } from './testing/pages.ts';

/** One line of the report: the median in milliseconds, and times the median of a whole-page write in the same run. */
export interface Measurement {
  page: string;
  what: string;
  medianMs: number;
  ratio: number;
  /** The largest ratio that is allowed; none: given for comparison. */
  limit?: number;
}

/** Page writes that a whole page in a material may take; a wash looks up its distance from the lines too. */
const GRAIN_LIMIT = 12;
const WASH_LIMIT = 25;
/** A sticker finds all the page's areas again: 300 ms where a page write takes 0.25. */
const STICKER_LIMIT = 1200;
const STICKER_PX = 500;
const ROUNDS = 25;
const LIMIT = 'limit: Uint32Array.fill';

// q-floodfill's bundle hangs itself on `window`, which Node has not.
Object.assign(globalThis, { window: globalThis });
const bundle = (await import('q-floodfill')) as unknown as {
  default: typeof QFloodFill | { default: typeof QFloodFill };
};
const FloodFill = 'default' in bundle.default ? bundle.default.default : bundle.default;

/** Measures a page in interleaved rounds: the whole-page write, fills, q-floodfill, labeling and preparing. */
export function measurePage(page: BenchPage): Measurement[] {
  const picture = createPicture(page.lines, BENCH_WIDTH, { createPlane: createFastPlane });
  const { area, anchor, count } = picture.regions;
  const bySize = Array.from({ length: count }, (_, k) => k + 1).sort(
    (a, b) => (area[b] as number) - (area[a] as number),
  );
  const large = bySize.filter((id) => (area[id] as number) >= 50);
  const largest = anchor[bySize[0] ?? 0] as number;
  const median = anchor[large[large.length >> 1] ?? 0] as number;
  const whole = new Uint32Array(page.lines.length);
  const reference = imageOf(picture);
  const colors = [pixelOver(0xd03060, 100), pixelOver(0x3060d0, 100)] as const;
  // Both the limit and the largest fill come after work that only reads the page: each finds the caches alike.
  const jobs: Job[] = [
    {
      what: 'fill, largest region',
      limit: page.isAdversarial ? 50 : page.name === 'blank' ? 1.2 : 2,
      run: (round) => fill(picture, largest, colors[round % 2] as number),
    },
    {
      what: 'fill, median region',
      limit: page.isAdversarial || count < 2 ? undefined : 0.1,
      run: (round) => fill(picture, median, colors[round % 2] as number),
    },
    { what: 'q-floodfill, largest region', run: (round) => fillByPeer(reference, largest, round) },
    {
      what: 'labeling',
      limit: page.isAdversarial ? 165 : 25,
      run: () => void labelRuns(picture.lines, BENCH_WIDTH),
    },
    { what: LIMIT, run: (round) => whole.fill(colors[round % 2] as number) },
    {
      what: 'prepare',
      limit: page.isAdversarial ? undefined : 80,
      run: () => void findRegions(picture.lines, BENCH_WIDTH),
    },
  ];
  return measure(page, jobs);
}

interface Job {
  what: string;
  limit?: number;
  run: (round: number) => void;
}

function measure(page: BenchPage, jobs: readonly Job[]): Measurement[] {
  const times = jobs.map(() => [] as number[]);
  for (let round = -2; round < ROUNDS; round++) {
    jobs.forEach(({ run }, k) => {
      const start = performance.now();
      run(round + 2);
      // The first two rounds warm up.
      if (round >= 0) times[k]?.push(performance.now() - start);
    });
  }
  const one = medianOf(times[jobs.findIndex(({ what }) => what === LIMIT)] ?? []);
  return jobs.map(({ what, limit }, k) => {
    const medianMs = medianOf(times[k] ?? []);
    return { page: page.name, what, medianMs, ratio: medianMs / one, limit };
  });
}

/** Measures a blank page filled as a whole in every material that has a grain, as `measurePage` does. */
export function measureMaterials(page: BenchPage): Measurement[] {
  const picture = createPicture(page.lines, BENCH_WIDTH, { createPlane: createFastPlane });
  const whole = new Uint32Array(page.lines.length);
  const colors = [pixelOver(0xd03060, 100), pixelOver(0x3060d0, 100)] as const;
  const jobs: Job[] = [
    { what: LIMIT, run: (round) => whole.fill(colors[round % 2] as number) },
    ...MATERIALS.filter((material) => material !== 'flat').map((material) => ({
      what: `fill in ${material}`,
      limit: material === 'watercolor' ? WASH_LIMIT : GRAIN_LIMIT,
      run: (round: number) => fill(picture, 0, entryOf(colors[round % 2] as number, material)),
    })),
  ];
  return measure(page, jobs);
}

/** Measures a sticker of 500 x 500 pixels in the middle of a page, and its undo, as `measurePage` does. */
export function measureSticker(page: BenchPage): Measurement[] {
  const editor = new Editor(createPicture(page.lines, BENCH_WIDTH, { createPlane: createFastPlane }));
  const whole = new Uint32Array(page.lines.length);
  const rgba = ringed(STICKER_PX);
  const jobs: Job[] = [
    { what: LIMIT, run: (round) => whole.fill(round) },
    {
      what: 'place a sticker',
      limit: STICKER_LIMIT,
      run: () => void editor.apply({ type: 'sticker', left: 400, top: 600, width: STICKER_PX, rgba }),
    },
    { what: 'undo it', limit: STICKER_LIMIT, run: () => void editor.apply({ type: 'undo' }) },
  ];
  return measure(page, jobs);
}

/** A white disk with a black rim of 8 pixels. */
function ringed(size: number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * size * size);
  for (let i = 0; i < size * size; i++) {
    const far = Math.hypot((i % size) - size / 2, Math.floor(i / size) - size / 2);
    if (far < size / 2) rgba.fill(far < size / 2 - 8 ? 255 : 0, 4 * i, 4 * i + 3);
    if (far < size / 2) rgba[4 * i + 3] = 255;
  }
  return rgba;
}

/** Facts that are counted, not timed. */
export interface Promises {
  page: string;
  /** Pixels off the ideal (color times line) by more than 16 after filling every region with one color. */
  haloPx: number;
  /** Pixels that changed hands over 200 random refills. */
  creepPx: number;
  /** Bytes of 20 steps that fill the largest regions. */
  historyBytes: number;
}

/** Counts halo, creep and history on a line-art page. */
export function countPromises(page: BenchPage): Promises {
  const editor = new Editor(createPicture(page.lines, BENCH_WIDTH, { createPlane: createFastPlane }));
  const { picture } = editor;
  const next = random(5);
  const { regions } = picture;
  const fillAt = (index: number, color: number) =>
    editor.apply({
      type: 'fill',
      x: index % BENCH_WIDTH,
      y: Math.floor(index / BENCH_WIDTH),
      color,
      opacity: 100,
    });
  const owners = regions.owner.slice();
  for (let k = 0; k < 200; k++) {
    fillAt(regions.anchor[1 + Math.floor(next() * regions.count)] as number, Math.floor(next() * 2 ** 24));
  }
  editor.apply({ type: 'settle' });
  const historyBytes = editor.historyBytes;
  const creepPx = picture.over.reduce(
    (sum, entry, i) => sum + (entry !== 0 || owners[i] !== regions.owner[i] ? 1 : 0),
    0,
  );
  for (let id = 1; id <= regions.count; id++) fillAt(regions.anchor[id] as number, 0xff0000);
  let haloPx = 0;
  for (let i = 0; i < page.lines.length; i++) {
    const shown = picture.shown[i] as number;
    const line = page.lines[i] as number;
    if (Math.abs((shown & 255) - line) > 16 || ((shown >>> 8) & 255) > 16) haloPx++;
  }
  return { page: page.name, haloPx, creepPx, historyBytes };
}

function fill(picture: Picture, index: number, entry: number): void {
  const delta = fillDelta(picture, { index, entry });
  if (delta) applyDelta(picture, delta, false);
}

/** A bare ImageData for Node, as q-floodfill wants one. */
function imageOf(picture: Picture) {
  const data = new Uint8ClampedArray(picture.shown.slice().buffer);
  return {
    width: BENCH_WIDTH,
    height: data.length / 4 / BENCH_WIDTH,
    data,
  } as unknown as ConstructorParameters<typeof QFloodFill>[0];
}

function fillByPeer(image: ConstructorParameters<typeof QFloodFill>[0], index: number, round: number): void {
  const peer = new FloodFill(image);
  const color = round % 2 === 0 ? '#d03060' : '#3060d0';
  peer.fill(color, index % BENCH_WIDTH, Math.floor(index / BENCH_WIDTH), 30);
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

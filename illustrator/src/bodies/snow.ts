import type { Art } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import { Surface } from './Surface.ts';

/** How finely the upper border of a picture is looked at. */
const COLUMNS = 72;
/** As shares of the longer side: how thick snow lies, the least width of a heap of it, and the highest step within one. */
const THICK = 0.075;
const LEAST = 0.07;
const STEP = 0.045;

/** A picture with snow lying wherever it is open to the sky; undefined where there is no such place. */
export function withSnow(art: Art): Art | undefined {
  const size = Math.max(art.width, art.height);
  const heaps = runsOf(topsOf(art), STEP * size).filter((run) => widthOf(run) > LEAST * size);
  if (heaps.length === 0) return undefined;
  const sketch = new Sketch().add(art, placement(0, 0));
  for (const heap of heaps) drawHeap(sketch, heap, THICK * size);
  const { height } = sketch.art();
  return sketch.art((height - art.height * (1 - art.ground)) / height);
}

interface Top {
  x: number;
  y: number;
}

/** The highest point of each column of a picture. */
function topsOf(art: Art): (Top | undefined)[] {
  const surface = new Surface(art);
  const step = art.height / (2 * COLUMNS);
  return Array.from({ length: COLUMNS }, (_, column) => {
    const x = art.left + ((column + 0.5) / COLUMNS) * art.width;
    for (let y = art.top; y < art.top + 0.85 * art.height; y += step)
      if (surface.at(x, y) >= 0) return { x, y };
    return undefined;
  });
}

/** Stretches of neighbors that are about as high as one another. */
function runsOf(tops: readonly (Top | undefined)[], step: number): Top[][] {
  const runs: Top[][] = [];
  let before: Top | undefined;
  for (const top of tops) {
    const isOn = top !== undefined && before !== undefined && Math.abs(top.y - before.y) < step;
    if (top !== undefined && isOn) runs.at(-1)?.push(top);
    else if (top !== undefined) runs.push([top]);
    before = top;
  }
  return runs;
}

function widthOf(run: readonly Top[]): number {
  return (run.at(-1)?.x ?? 0) - (run[0]?.x ?? 0);
}

/** A heap along the border, its lower edge in lobes, thin at both ends. */
function drawHeap(sketch: Sketch, run: readonly Top[], thick: number): void {
  const upper = run.flatMap(({ x, y }, at) => [x, y - 0.45 * thick * shareAt(at, run.length)]);
  const lobes = Math.max(2, Math.round(widthOf(run) / (2 * thick)));
  const lower = run
    .map(({ x, y }, at) => {
      const wave = Math.abs(Math.sin((lobes * Math.PI * at) / (run.length - 1)));
      return [x, y + thick * (0.25 + (0.35 + 0.65 * wave) * shareAt(at, run.length))];
    })
    .reverse();
  sketch.area([[...upper, ...lower.flat()]], '#ffffff');
}

/** Rises quickly from nothing at either end. */
function shareAt(at: number, length: number): number {
  const ends = Math.min(at, length - 1 - at);
  return Math.min(1, ends / Math.min(3, length / 3));
}

import type { Art } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import { spanAt } from './spanAt.ts';

/** What is on fire: flames rise behind it, and two come out of it in front. */
export function withFlames(art: Art): Art {
  const sketch = new Sketch();
  const size = Math.max(art.width, art.height);
  const [left, right] = spanAt(art, art.top + 0.4 * art.height) ?? [art.left, art.left + art.width];
  const wide = right - left;
  for (const [along, high] of BEHIND)
    drawFlame(sketch, { x: left + along * wide, y: art.top + 0.5 * art.height }, high * size);
  sketch.add(art, placement(0, 0));
  for (const along of [0.22, 0.78])
    drawFlame(sketch, { x: left + along * wide, y: art.top + 0.7 * art.height }, 0.26 * size);
  const { top, height } = sketch.art();
  return sketch.art((art.top + art.height * art.ground - top) / height);
}

/** Where along the picture flames stand behind it, and how high they are as shares of its size. */
const BEHIND = [
  [0.12, 0.62],
  [0.88, 0.62],
  [0.5, 0.84],
] as const;

function drawFlame(sketch: Sketch, { x, y }: { x: number; y: number }, high: number): void {
  for (const [scale, color] of [
    [1, '#f0883c'],
    [0.5, '#f7d154'],
  ] as const) {
    const u = scale * high;
    const at = (dx: number, dy: number) => `${x + dx * u} ${y - dy * u}`;
    sketch.area(
      `M${at(0, 0)} C${at(-0.34, 0)} ${at(-0.36, 0.36)} ${at(-0.2, 0.56)} C${at(-0.18, 0.46)} ${at(-0.12, 0.42)} ${at(-0.08, 0.42)} C${at(-0.1, 0.66)} ${at(0.02, 0.86)} ${at(0.1, 1)} C${at(0.1, 0.8)} ${at(0.34, 0.6)} ${at(0.32, 0.3)} C${at(0.3, 0.1)} ${at(0.16, 0)} ${at(0, 0)} Z`,
      color,
    );
  }
}

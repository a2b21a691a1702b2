import type { Art } from '../art/art.ts';
import { Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import { Surface } from './Surface.ts';

/** Half the size of one of those that cover something, as a share of its longer side, and how far apart they are in such. */
const RADIUS = 0.1;
const APART = 2.15;
/** So many of them at least and at most. */
const LEAST = 3;
const MOST = 26;

/** A picture with small ones all over it, of one after another of several; undefined where it has hardly any room. */
export function withCover(art: Art, motifs: readonly Art[]): Art | undefined {
  const radius = RADIUS * Math.max(art.width, art.height);
  const spots = spotsOf(art, radius);
  if (spots.length < LEAST) return undefined;
  const sketch = new Sketch().add(art, placement(0, 0));
  for (const [count, { x, y }] of spots.entries()) {
    const motif = motifs[count % motifs.length];
    if (motif === undefined) continue;
    const scale = (2 * radius) / Math.hypot(motif.width, motif.height);
    const [middleX, middleY] = [motif.left + motif.width / 2, motif.top + motif.height / 2];
    sketch.add(motif, placement(x - scale * middleX, y - scale * middleY, scale));
  }
  const { height } = sketch.art();
  return sketch.art((height - art.height * (1 - art.ground)) / height);
}

/** Places on it, row by row, each row set off against the one before. */
function spotsOf(art: Art, radius: number): { x: number; y: number }[] {
  const surface = new Surface(art);
  const [stepX, stepY] = [APART * radius, 0.9 * APART * radius];
  const spots: { x: number; y: number }[] = [];
  for (let y = art.top + 0.6 * radius, row = 0; y < art.top + art.height - 0.5 * radius; y += stepY, row += 1)
    for (
      let x = art.left + (row % 2 === 0 ? 0.6 : 0.6 + APART / 2) * radius;
      x < art.left + art.width;
      x += stepX
    )
      if (surface.at(x, y) >= 0) spots.push({ x, y });
  const every = Math.ceil(spots.length / MOST);
  return spots.filter((_, at) => at % every === 0);
}

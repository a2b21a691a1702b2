import type { PlacedArt } from '../lines/paintArt.ts';
import { PAGE_HEIGHT, PAGE_WIDTH } from '../page.ts';
import { placeScene } from '../placing/placeScene.ts';
import { apply } from '../raster/LabelMap.ts';
import { readPrompt } from '../reading/readPrompt.ts';

/** The illustrator's raster: twice the page. */
const SCALE = 2;
const LINE_WIDTH = 6.5;

/** The scene of a prompt as an SVG of the illustrator's own raster size: every area in a flat color of its own, no blending. */
export function sceneSvg(prompt: string, seed: number): string {
  const { pieces } = placeScene(readPrompt(prompt), { seed, detail: 'child' });
  const [width, height] = [PAGE_WIDTH * SCALE, PAGE_HEIGHT * SCALE];
  const shapes = pieces.flatMap((art, index) => drawArt(art, index * 1000));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>${shapes.join('')}</svg>`;
}

function drawArt({ art, to }: PlacedArt, firstId: number): string[] {
  return art.items.map((item, index) => {
    if (item.kind === 'line') {
      const width = 2 * LINE_WIDTH * item.weight;
      return `<path d="${pathOf([item.points], to)}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round"/>`;
    }
    const color = item.kind === 'ink' ? '#000' : `#${(0x101010 + firstId + index).toString(16)}`;
    return `<path d="${item.rings.map((ring) => `${pathOf([ring], to)}Z`).join('')}" fill="${color}" fill-rule="evenodd"/>`;
  });
}

function pathOf(lines: readonly ArrayLike<number>[], to: PlacedArt['to']): string {
  let path = '';
  for (const points of lines) {
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [x, y] = apply(to, points[at] ?? 0, points[at + 1] ?? 0);
      path += `${at === 0 ? 'M' : 'L'}${(x * SCALE).toFixed(1)} ${(y * SCALE).toFixed(1)}`;
    }
  }
  return path;
}

import { drawBody } from '../../bodies/drawBody.ts';
import type { Box } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { moved, type Part } from './Actor.ts';

/** A thing on the ground with its middle at x, so high, and as wide as it is then or as is said. */
export function standing(key: string, x: number, { wide, high }: { wide?: number; high: number }): Part {
  const { art } = drawBody({ key, looks: {}, wears: [], variant: 0 });
  const d = high / art.height;
  const to = { a: wide === undefined ? d : wide / art.width, b: 0, c: 0, d, e: 0, f: 0 };
  const box: Box = boxUnder(to, art);
  return moved({ art, to, role: 'subject' }, x - (box.left + box.right) / 2, -box.bottom);
}

import type { AreaItem, Art, InkItem } from '../art/art.ts';
import { isInside } from './findHead.ts';

/** The first and last solid x of a picture at a height; undefined above and below it. */
export function spanAt(art: Art, y: number): [number, number] | undefined {
  const solids = art.items.filter((item): item is AreaItem | InkItem => item.kind !== 'line');
  const step = art.width / 80;
  let span: [number, number] | undefined;
  for (let x = art.left + step / 2; x < art.left + art.width; x += step) {
    if (!solids.some(({ rings }) => isInside(rings, x, y))) continue;
    span = [span?.[0] ?? x, x];
  }
  return span;
}

import type { Art } from '../../art/art.ts';
import { LINE_WIDTH, SMALLEST_POCKET } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';

/** A small thing of which all copies together leave less is a blot. */
const LEAST_PAPER = 300;
/** What is longer, in page pixels, is seen by its lines alone, as a rope is. */
const LARGEST_BARE = 150;

/** Things so small on their page that their lines leave nothing to color: indexes of the scene. */
export function bareThings(pieces: readonly Piece[], detail: keyof typeof LINE_WIDTH): number[] {
  const paper = new Map<number, number>();
  for (const { thing, art, to } of pieces) {
    if (thing === undefined) continue;
    const { left, right, top, bottom } = boxUnder(to, art);
    const isLong = Math.max(right - left, bottom - top) > LARGEST_BARE;
    const scale = Math.sqrt(Math.abs(to.a * to.d - to.b * to.c));
    const own = isLong ? LEAST_PAPER : paperOf(art, scale, LINE_WIDTH[detail]);
    paper.set(thing, (paper.get(thing) ?? 0) + own);
  }
  return [...paper].flatMap(([thing, area]) => (area < LEAST_PAPER ? [thing] : []));
}

/** What lines around all areas of a picture leave of them at a scale, in square pixels. */
function paperOf({ items }: Art, scale: number, lineWidth: number): number {
  let paper = 0;
  for (const item of items) {
    if (item.kind !== 'area') continue;
    const within = Math.max(0, 1 - lineWidth / (2 * item.breadth * scale));
    const left = item.area * (scale * within) ** 2;
    if (left >= SMALLEST_POCKET) paper += left;
  }
  return paper;
}

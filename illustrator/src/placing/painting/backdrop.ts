import { CONTENT, PAGE_HEIGHT, PAGE_WIDTH } from '../../page.ts';
import { hill } from '../../parts/land.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import { bareShareOf } from '../geometry/measure.ts';
import type { Piece } from '../Placement.ts';

/** Share of a page that one area without a line may be, less what lines take. */
const MOST_BARE = 0.56;
const CELL = 15;
const PAGE = PAGE_WIDTH * PAGE_HEIGHT;
const INSIDE = (CONTENT.right - CONTENT.left) * (CONTENT.bottom - CONTENT.top);
/** Where the ground begins, as a share of the page's height. */
const LEVEL = 0.6;

/** Ground behind what stands on plain paper, where the paper would be too large to be one area; nothing where it is not. */
export function backdropFor(pieces: readonly Piece[], phase: number): Piece[] {
  const bare = (bareShareOf(pieces, { page: CONTENT, cell: CELL }) * INSIDE) / PAGE;
  if (bare <= MOST_BARE) return [];
  return [{ art: hill(LEVEL * PAGE_HEIGHT, 30, phase), to: AS_IS, keepSmall: true, role: 'scenery' }];
}

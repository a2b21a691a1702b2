import type { Company } from './Company.ts';
import { TELLING_SEEN } from './Group.ts';
import { viewsOf } from './measure.ts';
import type { Piece } from './Placement.ts';

const PAGE = { left: 0, top: 0, right: 1275, bottom: 1650 };
/** Side of a cell of the raster, in page pixels. */
const CELL = 5;

/** Things of which too little is seen on a page that is laid out, whatever hides it: indexes of the scene. */
export function hiddenThings(pieces: readonly Piece[], company: Company): number[] {
  const shown = pieces.filter(({ role }) => role !== 'frame');
  const views = viewsOf(shown, { page: PAGE, cell: CELL }, ({ thing }) => thing !== undefined);
  const hidden = new Set<number>();
  for (const [index, { thing, copy }] of shown.entries()) {
    if (thing === undefined) continue;
    const view = views[index];
    const actor = company.of(thing).find((one) => one.copy === copy);
    if (!view || !actor) continue;
    if (view.visible < company.leastOf(actor) || view.telling < TELLING_SEEN) hidden.add(thing);
  }
  return [...hidden];
}

import type { Company } from '../company/Company.ts';
import { TELLING_SEEN } from '../company/Group.ts';
import { viewsOf } from '../geometry/measure.ts';
import type { View } from '../geometry/Sight.ts';
import type { Piece } from '../Placement.ts';

const PAGE = { left: 0, top: 0, right: 1275, bottom: 1650 };
/** Side of a cell of the raster, in page pixels. */
const CELL = 5;

/** How much is seen of each picture of a thing on a page that is laid out, whatever hides it. */
export type Views = ReadonlyMap<Piece, View>;

/** Measures how much is seen of all that was asked for. */
export function viewsOn(pieces: readonly Piece[]): Views {
  const shown = pieces.filter(({ role }) => role !== 'frame');
  const views = viewsOf(shown, { page: PAGE, cell: CELL }, ({ thing }) => thing !== undefined);
  return new Map(
    shown.flatMap((piece, index) => {
      const view = views[index];
      return view ? [[piece, view]] : [];
    }),
  );
}

/** The face of who is at a window is cut by so much more where its edge is. */
const CUT = 0.02;

/** Things of which too little is seen: indexes of the scene. */
export function hiddenThings(views: Views, company: Company): number[] {
  const hidden = new Set<number>();
  for (const [{ thing, copy, whole }, view] of views) {
    const actor = thing === undefined ? undefined : company.of(thing).find((one) => one.copy === copy);
    if (thing === undefined || actor === undefined) continue;
    if (view.visible < company.leastOf(actor) || view.telling < TELLING_SEEN - (whole ? CUT : 0))
      hidden.add(thing);
  }
  return [...hidden];
}

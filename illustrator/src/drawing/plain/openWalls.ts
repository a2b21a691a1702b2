import type { Bitmap } from '@lineleaf/press/raster';
import { MARGIN, type PageParts } from './findParts.ts';

/** What is to be done to a page's lines, in pixels of the page. */
export interface Changes {
  /** Middles of lines that go. */
  open: number[];
  /** Indexes of parts that become solid black. */
  solid: Set<number>;
}

/**
 * Takes lines of `width` away where they are to be opened, fills what is to be black, in place. `solids` are the
 * pixels that stay black whatever is opened, those that are filled among them from then on.
 */
export function openWalls(
  page: Bitmap,
  found: PageParts,
  changes: Changes,
  { width, isDrawn, solids }: { width: number; isDrawn: (at: number) => boolean; solids: Uint8Array },
): void {
  const { ink } = page;
  const state = new Uint8Array(ink.length);
  for (const [radius, value] of [
    [(BLURRED + 0.6) * width, NEAR],
    [BLURRED * width, BLOT],
    [width / 2 + RAGGED, OPEN],
  ] as const)
    for (const at of changes.open) stamp(state, at, { page, radius, value });
  const open = new Set(changes.open);
  for (const [index, { walls }] of found.parts.entries()) {
    for (const [other, points] of walls) {
      if (other !== MARGIN && other < index) continue;
      for (const at of points)
        if (state[at] !== 0 && !open.has(at)) stamp(state, at, { page, radius: width / 2, value: NEAR });
    }
  }
  for (const value of [OPEN, BLOT])
    for (let at = state.indexOf(value); at >= 0; at = state.indexOf(value, at + 1))
      if (solids[at] !== 1 && (value === OPEN || ink[at] === 0 || !isDrawn(at))) ink[at] = 0;
  fillParts(page, found, changes.solid);
  fillParts({ ...page, ink: solids }, found, changes.solid);
}

const OPEN = 1;
/** Near a line that goes: ink that only filled a gap goes with it. */
const BLOT = 2;
/** A little farther off: nothing goes there. */
const NEAR = 3;
/** How far blots reach, in widths of a line. */
const BLURRED = 1.6;
/** The middle of a line that grows from both sides lies up to so many pixels beside its own. */
const RAGGED = 2;

function stamp(
  into: Uint8Array,
  at: number,
  { page, radius, value }: { page: Bitmap; radius: number; value: number },
): void {
  const [x, y] = [at % page.width, Math.floor(at / page.width)];
  const reach = Math.floor(radius);
  for (let dy = -reach; dy <= reach; dy += 1) {
    if (y + dy < 0 || y + dy >= page.height) continue;
    const half = Math.floor(Math.sqrt(radius * radius - dy * dy));
    const row = (y + dy) * page.width;
    into.fill(value, row + Math.max(0, x - half), row + Math.min(page.width, x + half + 1));
  }
}

function fillParts({ ink, width }: Bitmap, { paper, partOf }: PageParts, solid: ReadonlySet<number>): void {
  for (let run = 0; run < paper.runCount; run += 1) {
    if (!solid.has(partOf[paper.owners[run] ?? 0] ?? MARGIN)) continue;
    const row = (paper.rows[run] ?? 0) * width;
    ink.fill(1, row + (paper.starts[run] ?? 0), row + (paper.ends[run] ?? 0));
  }
}

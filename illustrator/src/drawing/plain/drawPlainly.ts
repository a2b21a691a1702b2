import { type Bitmap, findComponents, findSolids, type KnownParts, recolor } from '@lineleaf/press/raster';
import { finishPage } from '../../lines/finishPage.ts';
import type { Piece } from '../../placing/Placement.ts';
import { INK, type LabelMap } from '../../raster/LabelMap.ts';
import { chooseJoins } from './chooseJoins.ts';
import { findParts, findWalls } from './findParts.ts';
import { arePlain } from './groupParts.ts';
import type { Meaning } from './nearness.ts';
import { openWalls } from './openWalls.ts';

/**
 * Makes a drawn page one for the smallest, in place: areas that hold no circle of 12 mm join those beside them, and so do the smallest
 * of more than 25. The lines between them stay where they tell something, opened; small dark ones become black.
 */
export function drawPlainly(
  page: Bitmap,
  drawn: { map: LabelMap; known: KnownParts; pieces: readonly Piece[] },
  limits: { smallest: number; lineWidth: number },
): KnownParts {
  const meaningOf = meaningsOf(drawn.pieces);
  const { map } = drawn;
  const isDrawn = (at: number): boolean =>
    map.labels[2 * Math.floor(at / page.width) * map.width + 2 * (at % page.width)] === INK;
  let solids: Uint8Array | undefined;
  let { known } = drawn;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = findParts(page, map, known.paper);
    if (arePlain(found)) return known;
    const owners = findWalls(page, found);
    const isLast = round >= MOST_GENTLE;
    const changes = chooseJoins(found, meaningOf, { ...page, owners, isLast });
    if (changes === undefined) return known;
    solids ??= drawnSolids(page, isDrawn);
    openWalls(page, found, changes, { width: limits.lineWidth, isDrawn, solids });
    dropScraps(page, map);
    known = finishPage(page, limits);
  }
  return known;
}

/** Solid ink that is no blot of lines. */
function drawnSolids(page: Bitmap, isDrawn: (at: number) => boolean): Uint8Array {
  const solids = findSolids(page).ink;
  for (let at = solids.indexOf(1); at >= 0; at = solids.indexOf(1, at + 1)) if (!isDrawn(at)) solids[at] = 0;
  return solids;
}

/** What is left of lines that went: bits of ink that were not drawn as such. */
function dropScraps(page: Bitmap, map: LabelMap): void {
  const ink = findComponents(page, 1);
  const meant = new Uint32Array(ink.areas.length);
  for (let run = 0; run < ink.runCount; run += 1) {
    const owner = ink.owners[run] ?? 0;
    if ((ink.areas[owner] ?? 0) >= SCRAP) continue;
    const [start, end] = [ink.starts[run] ?? 0, ink.ends[run] ?? 0];
    if (map.labels[2 * (ink.rows[run] ?? 0) * map.width + start + end] === INK)
      meant[owner] = (meant[owner] ?? 0) + end - start;
  }
  recolor(
    page,
    ink,
    (one) => (ink.areas[one] ?? 0) < SCRAP && 3 * (meant[one] ?? 0) < (ink.areas[one] ?? 0),
    0,
  );
}

/** Square pixels. */
const SCRAP = 900;
const MOST_ROUNDS = 8;
/** Rounds that keep what lines tell. */
const MOST_GENTLE = 3;

/** `paintArt` numbers the items of one picture after the other, from 1. */
function meaningsOf(pieces: readonly Piece[]): (label: number) => Meaning {
  const meanings: Meaning[] = [NONE];
  for (const piece of pieces)
    for (const item of piece.art.items)
      meanings.push({ piece, color: item.kind === 'area' ? item.color : undefined });
  return (label) => (label === INK ? NONE : (meanings[label] ?? NONE));
}

const NONE: Meaning = { piece: undefined, color: undefined };

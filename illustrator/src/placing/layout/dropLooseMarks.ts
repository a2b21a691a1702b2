import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import { isWide } from './Room.ts';

/**
 * What is left of a place's back without a path that leads to nothing, where all that told the place went: it looks like a
 * stand under who is on it.
 */
export function dropLooseMarks(before: readonly Piece[], after: Piece[]): Piece[] {
  if (!before.some(isTelling) || after.some(isTelling)) return after;
  return after.filter((piece) => !isNarrow(piece));
}

function isTelling(piece: Piece): boolean {
  return piece.of !== undefined && isNarrow(piece);
}

function isNarrow({ to, art }: Piece): boolean {
  return !isWide(boxUnder(to, art));
}

import type { Box } from '../../page.ts';
import type { Piece } from '../Placement.ts';

/** A picture on a page: where it is, at which place among all that is painted, and how much is seen of it. */
export interface Shown {
  piece: Piece;
  box: Box;
  layer: number;
  /** Share of its silhouette that nothing hides. */
  visible: number;
}

export function isNear(one: Shown, other: Shown, gap: number): boolean {
  const dx = Math.max(one.box.left - other.box.right, other.box.left - one.box.right);
  const dy = Math.max(one.box.top - other.box.bottom, other.box.top - one.box.bottom);
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) <= gap;
}

export function across(one: Shown, other: Shown): number {
  return Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
}

export function down(one: Shown, other: Shown): number {
  return Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
}

export function narrower(one: Shown, other: Shown): number {
  return Math.min(one.box.right - one.box.left, other.box.right - other.box.left);
}

export function heightOf({ box }: Shown): number {
  return box.bottom - box.top;
}

export function centerOf({ box }: Shown): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

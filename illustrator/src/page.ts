import type { Art } from './art/art.ts';
import type { PlacedArt, Role } from './lines/paintArt.ts';

/** Page pixels: letter paper at 150 dpi. */
export const PAGE_WIDTH = 1275;
export const PAGE_HEIGHT = 1650;
/** Page pixels: how wide lines are at each level. */
export const LINE_WIDTH = { toddler: 9, child: 6.5, detailed: 4.6 };
/** Square page pixels: enclosed paper below this cannot be colored. */
export const SMALLEST_POCKET = 72;
/** Distance of the frame from the paper's edge. */
export const FRAME = 48;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where subjects may stand. */
export const CONTENT: Box = { left: 84, top: 90, right: PAGE_WIDTH - 84, bottom: PAGE_HEIGHT - 90 };

/** Places a picture by the middle of its foot. */
export function placeAt(
  art: Art,
  at: { x: number; foot: number; scale: number; mirrored?: boolean; keepSmall?: boolean; role?: Role },
): PlacedArt {
  const sx = at.mirrored ? -at.scale : at.scale;
  return {
    art,
    to: {
      a: sx,
      b: 0,
      c: 0,
      d: at.scale,
      e: at.x - sx * (art.left + art.width / 2),
      f: at.foot - at.scale * (art.top + art.height * art.ground),
    },
    keepSmall: at.keepSmall ?? false,
    ...(at.role ? { role: at.role } : {}),
  };
}

/** The box that `placeAt` covers. */
export function boxAt(art: Art, at: { x: number; foot: number; scale: number }): Box {
  const top = at.foot - art.height * art.ground * at.scale;
  return {
    left: at.x - (art.width * at.scale) / 2,
    right: at.x + (art.width * at.scale) / 2,
    top,
    bottom: top + art.height * at.scale,
  };
}

/** The box around boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export function areaOf({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** Area that two boxes share. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

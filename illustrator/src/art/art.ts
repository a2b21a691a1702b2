/** A polyline as x0, y0, x1, y1, … */
export type Points = readonly number[] | Float32Array;

/** A part of a picture that can be colored. Its rings fill by the even-odd rule. */
export interface AreaItem {
  kind: 'area';
  rings: Points[];
  /** In square units of the picture; with `breadth` it tells whether the area survives at a given scale. */
  area: number;
  /** Radius of the largest disc that fits inside, in units. */
  breadth: number;
  /** Index of the item that takes this one over where it would be too small; -1 is the paper. */
  mergeInto: number;
  /** What it is colored with in a suggestion, as #rgb or #rrggbb. */
  color?: string;
}

/** A part that stays solid black: an eye, a nose, a mouth. */
export interface InkItem {
  kind: 'ink';
  rings: Points[];
}

/** A part too thin to color: one line of the page's own weight (times `weight`). */
export interface LineItem {
  kind: 'line';
  points: Points;
  weight: number;
}

export type ArtItem = AreaItem | InkItem | LineItem;

/** A picture in its own units, y down; items are painted in order. */
export interface Art {
  left: number;
  top: number;
  width: number;
  height: number;
  items: ArtItem[];
  /** Fraction of the height at which the thing meets the ground (1 = its lowest point). */
  ground: number;
  /** Where a scarf goes, where it is known. */
  neck?: { x: number; y: number; width: number };
}

/** About how many bytes a picture takes. */
export function weightOf({ items }: Art): number {
  let bytes = 0;
  for (const item of items) {
    bytes += ITEM_BYTES;
    for (const points of item.kind === 'line' ? [item.points] : item.rings)
      bytes += RING_BYTES + 8 * points.length;
  }
  return bytes;
}

const ITEM_BYTES = 120;
const RING_BYTES = 48;

/** A rectangle of pixels; `right` and `bottom` are exclusive. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest rectangle that holds both; null stands for nothing. */
export function unionRect(a: Rect | null, b: Rect | null): Rect | null {
  if (!a || !b) return a ?? b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

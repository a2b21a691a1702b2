import { readColor } from '@lineleaf/press';

/** How like two colors are: 1 for the same, 0 for black and white, and where one is not known. */
export function alike(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return 0;
  const [a, b] = [readColor(one), readColor(other)];
  return 1 - Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 442;
}

/** How light a color looks, 0 to 255. */
export function lightness(color: string): number {
  const [r, g, b] = readColor(color);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

import type { Art } from '../../art/art.ts';

/** Where one stands on a ladder: the upper edges of its rungs over its foot, as shares of its height, the highest first. */
export function rungsOf(art: Art): number[] {
  const foot = art.top + art.height;
  return art.items
    .flatMap((item) => {
      if (item.kind !== 'area') return [];
      const points = item.rings.flatMap((ring) => [...ring]);
      const [xs, ys] = [points.filter((_, at) => at % 2 === 0), points.filter((_, at) => at % 2 === 1)];
      const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
      const isRung = Math.max(...xs) - Math.min(...xs) > LEVEL * (bottom - top);
      return isRung ? [(foot - top) / art.height] : [];
    })
    .sort((one, other) => other - one);
}

/** A rung is so many times as wide as high. */
const LEVEL = 2;

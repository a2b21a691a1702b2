import type { Drawn } from './Drawn.ts';
import { baseAt } from './findHead.ts';
import { spanAt } from './spanAt.ts';

/** Where limbs are put on a thing that has none. */
export interface LimbFrame {
  size: number;
  bottom: number;
  /** x of the middle of the chest, and between the feet. */
  chest: number;
  feet: number;
  /** Height of the shoulders, and the silhouette there. */
  shoulder: number;
  left: number;
  right: number;
  /** Set where it is seen from the side: which way it looks, and how far out a hand there is, clear of its mouth. */
  ahead?: { side: 1 | -1; x: number };
}

/** Where limbs go on a picture whose eyes are at a height. */
export function frameOf(drawn: Drawn, eyes: number): LimbFrame {
  const { art, telling, head, facing } = drawn;
  const size = Math.max(art.width, art.height);
  const bottom = art.top + art.height;
  const chin = telling?.bottom ?? eyes + 0.1 * size;
  const shoulder = Math.min(eyes * 0.45 + chin * 0.55, bottom - 0.2 * art.height);
  const [left, right] = spanAt(art, shoulder) ?? [art.left, art.left + art.width];
  if (head && facing !== 'front') {
    // The chest of what is seen from the side, behind its head and below it.
    const side = facing === 'left' ? -1 : 1;
    const chest = head.x - side * 0.14 * size;
    const edge = side < 0 ? art.left : art.left + art.width;
    const belly = Math.max(baseAt(art, chest) - 0.04 * size, head.y + 0.16 * size);
    const low = Math.max(art.top + 0.74 * art.height, head.y + 0.2 * size);
    return {
      size,
      bottom,
      shoulder: Math.min(low, belly, bottom - 0.1 * art.height),
      left: chest - 0.07 * size,
      right: chest + 0.07 * size,
      chest,
      feet: chest,
      ahead: { side, x: edge + side * 0.02 * size },
    };
  }
  const foot = spanAt(art, bottom - 0.06 * art.height) ?? [left, right];
  return { size, bottom, shoulder, left, right, chest: (left + right) / 2, feet: (foot[0] + foot[1]) / 2 };
}

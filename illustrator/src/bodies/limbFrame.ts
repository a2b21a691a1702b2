import type { Drawn } from './Drawn.ts';
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
    // The chest of what is seen from the side, behind its head.
    const chest = head.x + (facing === 'left' ? 0.14 : -0.14) * size;
    const low = art.top + 0.6 * art.height;
    return {
      size,
      bottom,
      shoulder: low,
      left: chest - 0.07 * size,
      right: chest + 0.07 * size,
      chest,
      feet: chest,
    };
  }
  const foot = spanAt(art, bottom - 0.06 * art.height) ?? [left, right];
  return { size, bottom, shoulder, left, right, chest: (left + right) / 2, feet: (foot[0] + foot[1]) / 2 };
}

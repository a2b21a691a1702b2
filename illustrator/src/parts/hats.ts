import type { Art } from '../art/art.ts';
import { drawHat } from './figure/head.ts';
import type { Outfit } from './figure/outfit.ts';
import { Sketch } from './Sketch.ts';

/** A hat by itself, as a person's figure wears it, for an animal's head or a shelf; about 150 units wide. */
export function hat(kind: NonNullable<Outfit['hat']>): Art {
  const sketch = new Sketch();
  drawHat(sketch, 60, kind);
  return sketch.art();
}

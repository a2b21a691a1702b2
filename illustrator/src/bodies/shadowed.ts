import { movePoints, Sketch } from '../parts/Sketch.ts';
import { placement } from '../parts/shapes.ts';
import type { Affine } from '../raster/LabelMap.ts';
import type { Body } from './Body.ts';

/** How far a shadow leans to the side, and how far it comes toward the viewer, for each unit of height. */
const LEAN = 0.55;
const NEAR = 0.42;

/** A body with its shadow on the ground before it, one shape in its outline. */
export function shadowed(body: Body): Body {
  const { art } = body;
  const foot = art.top + art.height * art.ground;
  const fallen: Affine = { a: 1, b: 0, c: LEAN, d: -NEAR, e: -LEAN * foot, f: foot * (1 + NEAR) };
  const sketch = new Sketch();
  let shade: number | undefined;
  for (const item of art.items) {
    if (item.kind !== 'area') continue;
    for (const ring of item.rings) {
      const laid = [movePoints(ring, fallen)];
      if (shade === undefined) shade = sketch.area(laid, SHADE);
      else sketch.join(shade, laid);
    }
  }
  if (shade === undefined) return body;
  const whole = sketch.add(art, placement(0, 0)).art();
  return { ...body, art: { ...whole, ground: (foot - whole.top) / whole.height } };
}

const SHADE = '#c9ced6';

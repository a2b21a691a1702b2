import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Actor } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { handPoint } from './carry.ts';

/** What is wound around a hand goes on to the roll of it in the hand of who does that. */
export function unroll(company: Company, from: Actor, to: Actor): void {
  const [own, high] = [handPoint(company, from), company.box(to).bottom - company.box(to).top];
  const hands = (['leftHand', 'rightHand'] as const).map((hand) => company.point(to, hand));
  const [near] = hands.sort((a, b) => Math.abs(a.x - own.x) - Math.abs(b.x - own.x));
  if (near === undefined) return;
  const [half, r] = [BAND * high, ROLL * high];
  const sketch = new Sketch();
  sketch.area(
    [[near.x, near.y - half, own.x, own.y - r, own.x, own.y - r + 2 * half, near.x, near.y + half]],
    GAUZE,
  );
  sketch.area([ellipse(own.x, own.y, r)], GAUZE);
  sketch.area([ellipse(own.x, own.y, 0.4 * r)], GAUZE);
  company.addOver(from, [{ art: sketch.art(), to: AS_IS }]);
}

/** Half the width of the band, and how large the roll is, as shares of the height of whose hand it is. */
const BAND = 0.035;
const ROLL = 0.075;
const GAUZE = '#fff8e8';

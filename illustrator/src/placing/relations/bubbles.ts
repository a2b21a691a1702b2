import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import type { Part } from '../company/Actor.ts';
import { part, type Spot } from '../company/props.ts';
import { faceOf, handPoint } from './carry.ts';
import { drawnAs } from './drawnAs.ts';
import { isLimbless } from './limbless.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';
import { toolIn } from './tools.ts';

/** How long a ring with its handle is, and how far over its grip the ring's middle, as shares of the body and of itself. */
const RING = { long: 0.24, up: 0.64, half: 0.28, degrees: 10 };
/** Bubbles of a stream: how far ahead, how far up, how large, as shares of the body's height. */
const STREAM = [
  [0.005, 0, 0.036],
  [0.07, 0.09, 0.056],
  [0.13, -0.06, 0.07],
  [0.22, 0.18, 0.08],
  [0.28, 0.01, 0.1],
  [0.4, 0.27, 0.09],
] as const;

/** A stream of bubbles from the mouth, or from a ring that a hand has before it, where there is a hand. */
export function blowBubbles(meeting: Meeting, ringKey: string): boolean {
  const { company, from, to } = meeting;
  const [face, body, mouth] = [faceOf(company, from), company.box(from), company.point(from, 'mouth')];
  const [side, high] = [directionOf(from), body.bottom - body.top];
  const edge = side > 0 ? face.right : face.left;
  const long = RING.long * high;
  const ring = { x: edge + side * (0.02 * high + RING.half * long), y: mouth.y };
  const turn = (RING.degrees * Math.PI) / 180;
  const hand = {
    x: ring.x - side * RING.up * long * Math.sin(turn),
    y: ring.y + RING.up * long * Math.cos(turn),
  };
  const hasRing = !isLimbless(from) && reachFor(company, from, { [leadingHand(from)]: hand }, { at: from });
  const start = hasRing ? { x: ring.x + side * RING.half * long, y: ring.y } : { x: edge, y: mouth.y };
  if (!company.join(to, from, [drawnAs(stream(start, side * high))])) return false;
  if (!hasRing) return true;
  const tool = { key: ringKey, share: RING.long, degrees: RING.degrees, grip: { x: 0.5, y: 0.92 } };
  return company.addOver(from, [toolIn(company, from, tool, handPoint(company, from)).part]);
}

/** Bubbles that rise and grow on their way; a negative length goes to the left. */
function stream({ x, y }: Spot, length: number): Part {
  const sketch = new Sketch();
  const high = Math.abs(length);
  for (const [ahead, up, half] of STREAM) {
    const [cx, cy, r] = [x + (ahead + half) * length, y - up * high, half * high];
    sketch.area([ellipse(cx, cy, r)], '#cfe9f7');
    sketch.line(
      `M${cx - 0.62 * r} ${cy - 0.1 * r} Q${cx - 0.55 * r} ${cy - 0.55 * r} ${cx - 0.1 * r} ${cy - 0.64 * r}`,
      0.8,
    );
  }
  return part(sketch.art());
}

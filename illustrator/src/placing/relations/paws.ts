import type { Box } from '../../page.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Actor, Part } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { faceOf } from './carry.ts';

/** How far beside the middle of a face its paws are, how large they are, and how far over the edge, in widths of the face. */
const APART = 0.52;
const LARGE = 0.13;
const OVER = 0.02;

/** Where one of whom the face is seen over an edge is brought. */
interface Move {
  x: number;
  y: number;
  factor: number;
}

/** The paws or hands of somebody who looks over an edge, upon it; none of who has no hands, or has them up over it. */
export function pawsOn(
  company: Company,
  from: Actor,
  {
    at,
    edgeAt,
    hides,
  }: {
    at: Move;
    edgeAt: (x: number) => number | undefined;
    /** Whether it hides what is behind it at a point: not in the handle of a basket. */
    hides?: (x: number, y: number) => boolean;
  },
): Part[] {
  const { leftHand, rightHand } = from.body.places;
  const hasHands = from.record.kind === 'person' || from.record.kind === 'animal';
  if (!leftHand || !rightHand || !from.body.telling || !hasHands) return [];
  const face = faceOf(company, from);
  const wide = (face.right - face.left) * at.factor;
  const middle = ((face.left + face.right) / 2) * at.factor + at.x;
  const color = colorAt(from, leftHand) ?? colorAt(from, rightHand);
  const sketch = new Sketch();
  const edges = [-1, 1].map((side) => {
    const x = middle + side * APART * wide;
    const hand = company.point(from, side < 0 ? 'leftHand' : 'rightHand');
    const own = { x: hand.x * at.factor + at.x, y: hand.y * at.factor + at.y };
    return { x, y: edgeAt(x), hand: own.y, isSeen: hides !== undefined && !hides(own.x, own.y) };
  });
  // A hand that is up over the edge is seen already.
  const hidden = edges.filter(({ y, hand, isSeen }) => y === undefined || (hand > y && !isSeen));
  if (hidden.length === 0) return [];
  for (const { x, y } of hidden) {
    if (y === undefined) return [];
    drawPaw(sketch, { x, y: y + OVER * wide, size: LARGE * wide, color });
  }
  return [{ art: sketch.art(), to: AS_IS, role: 'subject' }];
}

/** The hand of somebody who holds on to a side of what is before them. */
export function pawBeside(
  company: Company,
  from: Actor,
  { hand, factor }: { hand: { x: number; y: number; side: 1 | -1 }; factor: number },
): Part[] {
  const { leftHand, rightHand } = from.body.places;
  if (!leftHand || !rightHand || !from.body.telling) return [];
  const face = faceOf(company, from);
  const size = LARGE * (face.right - face.left) * factor;
  const color = colorAt(from, hand.side > 0 ? leftHand : rightHand);
  const sketch = new Sketch();
  sketch.area([ellipse(hand.x - 0.2 * hand.side * size, hand.y, 1.1 * size, size)], color);
  const [near, far] = [hand.x - 0.2 * hand.side * size, hand.x - 1.15 * hand.side * size];
  for (const up of [-0.33, 0.33]) sketch.line([near, hand.y + up * size, far, hand.y + up * size], 0.8);
  return [{ art: sketch.art(), to: AS_IS, role: 'subject' }];
}

function drawPaw(
  sketch: Sketch,
  { x, y, size, color }: { x: number; y: number; size: number; color: string | undefined },
): void {
  sketch.area([ellipse(x, y, size, 1.1 * size)], color);
  for (const side of [-0.33, 0.33])
    sketch.line([x + side * size, y + 0.3 * size, x + side * size, y + 0.95 * size], 0.8);
}

/** The color of what is painted last around a point of a body. */
function colorAt({ body: { art } }: Actor, { x, y }: { x: number; y: number }): string | undefined {
  const around = art.items.findLast((item) => {
    if (item.kind !== 'area' || item.color === undefined) return false;
    const { left, right, top, bottom } = boundsOf(item.rings.flatMap((ring) => Array.from(ring)));
    return x > left && x < right && y > top && y < bottom;
  });
  return around?.kind === 'area' ? around.color : undefined;
}

function boundsOf(points: readonly number[]): Box {
  const [xs, ys] = [0, 1].map((odd) => points.filter((_, at) => at % 2 === odd));
  return {
    left: Math.min(...(xs ?? [])),
    right: Math.max(...(xs ?? [])),
    top: Math.min(...(ys ?? [])),
    bottom: Math.max(...(ys ?? [])),
  };
}

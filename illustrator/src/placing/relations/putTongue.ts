import type { Art } from '../../art/art.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { placement, spline } from '../../parts/shapes.ts';
import type { Spot } from '../company/props.ts';
import { faceOf } from './carry.ts';
import { hasMuzzleAside } from './ownPart.ts';
import { localOf } from './reach.ts';
import type { Meeting } from './rule.ts';

/** Draws one with the tongue out at the cheek of another one whose head is beside it; no tongue where that is too far. */
export function putTongue({ company, from, to }: Meeting): void {
  const [part, lips] = [company.partOf(from), company.point(from, 'mouth')];
  const [own, other] = [faceOf(company, from), faceOf(company, to)];
  const [wide, high] = [other.right - other.left, other.bottom - other.top];
  const isLeft = lips.x < (other.left + other.right) / 2;
  // From the corner of the mouth, the nose free; a guessed mouth may be at the edge of a face from the front.
  const broad = own.right - own.left;
  const isAside = hasMuzzleAside(from);
  const corner = lips.x + (isAside ? -0.3 : 1) * (isLeft ? 1 : -1) * CORNER * broad;
  const inset = isAside ? 0 : MIDDLE * broad;
  const mouth = { x: Math.min(Math.max(corner, own.left + inset), own.right - inset), y: lips.y };
  const y = Math.min(Math.max(mouth.y, other.top + CHEEK.top * high), other.top + CHEEK.bottom * high);
  const narrow = Math.min(own.right - own.left, wide);
  WITHIN.some((within) => {
    const tip = { x: isLeft ? other.left + within * wide : other.right - within * wide, y };
    if (Math.hypot(tip.x - mouth.x, tip.y - mouth.y) > LONGEST * narrow) return false;
    const breadth = (BROAD * narrow) / Math.hypot(part.to.a, part.to.b);
    const art = withTongue(from.body.art, [localOf(part, mouth), localOf(part, tip)], breadth);
    const drawn = { body: { ...from.body, art }, request: from.request };
    return company.embody(from, drawn, { moves: (one) => one, isOver: false, at: to.body.art });
  });
}

/** Curved up a little at its end, which is broader. */
function withTongue(art: Art, [from, to]: readonly [Spot, Spot], breadth: number): Art {
  const sketch = new Sketch().add(art, placement(0, 0));
  const bend = { x: (from.x + to.x) / 2, y: Math.max(from.y, (from.y + to.y) / 2) + 0.3 * breadth };
  const points = spline([from.x, from.y, bend.x, bend.y, to.x, to.y]);
  const widths = Array.from(
    { length: points.length / 2 },
    (_, at) => (0.75 + (0.5 * at) / points.length) * breadth,
  );
  sketch.tube(points, widths, undefined, '#f0909c');
  const longer = sketch.art();
  const foot = art.top + art.height * art.ground;
  return { ...longer, ground: (foot - longer.top) / longer.height };
}

/** Where a cheek is down a face, how far within that the tip is, and how broad and long a tongue is, as shares of faces. */
const CHEEK = { top: 0.56, bottom: 0.8 };
const WITHIN = [0.16, 0.1, 0.04];
const BROAD = 0.17;
const LONGEST = 1.05;
const CORNER = 0.17;
const MIDDLE = 0.34;

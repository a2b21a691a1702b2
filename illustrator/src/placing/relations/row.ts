import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { part } from '../company/props.ts';
import { bustOf } from './bust.ts';
import { standOn } from './perches.ts';
import { reachFor } from './reach.ts';
import { rimOf } from './rim.ts';
import { directionOf, face, isLively, LEAST_IN, type Meeting, type RelationRule } from './rule.ts';

interface Spot {
  x: number;
  y: number;
}

/** Of what is below the head of who rows so much is over the side of the boat. */
const CHEST = [0.5, 0.4, 0.3];
/** What is below that fills at most so much of the boat's depth. */
const DEEP = 0.9;
/** A paddle from beside the head, at the height of the shoulders, to the water, in widths of the head; the first that arms reach. */
const GRIPS = [
  { out: 0.5, low: 0.95, up: 0.1 },
  { out: 0.4, low: 0.75, up: 0.25 },
  { out: 0.6, low: 0.7, up: 0.35 },
] as const;

/** Sits in a boat behind its side and has a paddle in both hands, its blade in the water. */
function row(meeting: Meeting): boolean {
  const { company, from, to, index, count } = meeting;
  const [rim, hull] = [rimOf(company, to), company.box(to)];
  const spread = count > 1 ? ((index + 0.5) / count - 0.5) * 1.95 * rim.half : 0;
  const ways = CHEST.flatMap((chest) => {
    const { own, head, cutY: chin } = bustOf(meeting, 0);
    const cutY = chin + chest * (own.bottom - chin);
    const fits = Math.min(
      1,
      (DEEP * (hull.bottom - rim.y)) / Math.max(1, own.bottom - cutY),
      (2 * rim.half) / (count * 1.15 * head.width),
    );
    return [1, 0.85].map((share): Way => {
      const factor = share * fits;
      return { x: rim.x + spread - head.x * factor, y: rim.y - cutY * factor, factor, layer: 'behind' };
    });
  });
  company.letHide(from);
  if (!company.join(from, to, ways)) return false;
  // All sit first: a paddle before one's own chest may be before the face of who comes next.
  const isLast = index === count - 1;
  if (!isLast || to.record.has?.includes(OAR)) return true;
  const water = hull.bottom - (to.record.draught ?? 0) * (hull.bottom - hull.top);
  for (const { actor } of company.groupOf(to).parts)
    if (actor && actor !== to && isLively(actor)) paddle(company, actor, { rim: rim.y, water });
  return true;
}

/** How deep a blade is in the water, in widths of the head. */
const DIPPED = 0.3;
/** What a boat has in its own drawing is in no hand. */
const OAR = 'oar';

function paddle(company: Company, from: Actor, { rim, water }: { rim: number; water: number }): void {
  const { head, cutY } = bustOf({ company, from }, 0);
  const side = directionOf(from);
  const wide = head.width;
  const shoulder = cutY + 0.15 * wide;
  for (const { out, low, up } of GRIPS) {
    const top = { x: head.x + side * out * wide, y: shoulder - up * wide };
    const grip = { x: head.x - side * 0.1 * wide, y: Math.min(rim - 0.05 * wide, shoulder + low * wide) };
    const restore = company.save();
    const far = extend(top, grip, water + DIPPED * wide);
    const long = paddleFrom(extend(grip, top, top.y - 0.35 * wide), far, 0.09 * wide);
    if (!company.addOver(from, [long])) continue;
    const near = side > 0 ? { rightHand: top, leftHand: grip } : { leftHand: top, rightHand: grip };
    if (reachFor(company, from, near, { over: 'arms' })) return;
    restore();
  }
  const hand = { x: head.x + side * 0.5 * wide, y: rim - 0.1 * wide };
  // Beside somebody with a broad head it ends at the hand.
  [0.7, 0.35, 0].some((up) =>
    company.addOver(from, [
      paddleFrom(
        { x: hand.x - side * up * 0.5 * wide, y: hand.y - up * wide },
        { x: hand.x + side * 0.4 * wide, y: water + DIPPED * wide },
        0.09 * wide,
      ),
    ]),
  );
}

/** The point at a height on the line through two others. */
function extend(from: Spot, to: Spot, y: number): Spot {
  const part = (y - from.y) / (to.y - from.y);
  return { x: from.x + part * (to.x - from.x), y };
}

/** A shaft with a grip at its upper and a blade at its lower end. */
function paddleFrom(top: Spot, end: Spot, thick: number) {
  const long = Math.hypot(end.x - top.x, end.y - top.y);
  const [ux, uy] = [(end.x - top.x) / long, (end.y - top.y) / long];
  const at = (far: number, aside: number) =>
    `${end.x + ux * far - uy * aside} ${end.y + uy * far + ux * aside}`;
  const sketch = new Sketch();
  sketch.tube([top.x, top.y, end.x, end.y], [thick, thick], undefined, '#d98c4a');
  sketch.area([ellipse(top.x, top.y, 1.2 * thick)], '#d98c4a');
  const [half, deep] = [2.6 * thick, 6.5 * thick];
  sketch.area(
    `M${at(-deep, 0)} C${at(-0.8 * deep, half)} ${at(-0.3 * deep, half)} ${at(0, half)} C${at(0.3 * deep, half)} ${at(0.3 * deep, -half)} ${at(0, -half)} C${at(-0.3 * deep, -half)} ${at(-0.8 * deep, -half)} ${at(-deep, 0)} Z`,
    '#e0a96d',
  );
  return part(sketch.art());
}

/** How rowing is shown. */
export const ROW_RULE: RelationRule = {
  cast: (from, to, { from: index, to: host }) => {
    face(from, to, true);
    from.pose = 'sit';
    from.hosts.push({ thing: host, share: LEAST_IN });
    to.hosts.push({ thing: index, share: Math.max(1.5, 0.85 * from.count) });
  },
  join: row,
  perch: (rider, host) =>
    isKnown(host, 'inside') && host.request.looks.shape === undefined
      ? undefined
      : standOn(rider, host, ['seat', 'inside', 'top']),
  hides: 'from',
};

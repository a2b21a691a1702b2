import { curve } from '../../parts/readPath.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { ellipse, spline } from '../../parts/shapes.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import { type Actor, isKnown, moved, type Part, turned } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import type { Spot } from '../company/props.ts';
import { isSlender } from '../geometry/silhouette.ts';
import { tipOf } from './atBody.ts';
import { unroll } from './bandage.ts';
import { faceOf, handPoint } from './carry.ts';
import { farEnd } from './farEnd.ts';
import { earsOf } from './profile.ts';
import { reachFor } from './reach.ts';
import { directionOf, isHigh, leadingHand, type Meeting } from './rule.ts';
import { isBound, spotsOn } from './spotsOn.ts';

type Point = { x: number; y: number };

/** How far a hand reaches, the nearest to how it is drawn first: shares of the arm. */
const REACHES = [0.95, 0.75, 1.2, 1.45];
/** Spots of a body where both hands are, where nothing is in them. */
const BY_BOTH: ReadonlySet<BodySpot> = new Set(['hair', 'foot']);

/** Beside somebody, a hand or the tool in it at a spot of that body; false, and nothing is changed, where no arm reaches it. */
export function putHandsOn(meeting: Meeting, at: BodySpot, tool?: Actor): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [shoulder, hand] = [company.point(from, 'neck'), handPoint(company, from)];
  const held = tool && endsOf(company, tool, side);
  const arm = Math.hypot(hand.x - shoulder.x, hand.y - shoulder.y);
  const long = held ? Math.hypot(held.end.x - held.grip.x, held.end.y - held.grip.y) : 0;
  const restore = company.save();
  const { width } = company.point(from, leadingHand(from));
  const spots = spotsOn(company, to, {
    ...{ at, side: side > 0 ? -1 : 1, isBare: tool === undefined, hand: width },
  });
  for (const spot of spots) {
    const down = spot.y - shoulder.y;
    for (const reach of REACHES.map((share) => share * arm + long)) {
      if (Math.abs(down) > 0.97 * reach) continue;
      const own = { x: shoulder.x + side * Math.sqrt(reach ** 2 - down ** 2), y: spot.y };
      if (touch(company, from, { spot: own, at, tool, body: to }) && stand(meeting, spot.x - own.x)) {
        if (tool && isKnown(tool, 'string')) tieTo(company, from, tool);
        if (at === 'hand' && !tool && isBound(to)) unroll(company, from, to);
        return true;
      }
      restore();
    }
  }
  return false;
}

/** Hoses from the ears that are seen of who uses a tool, which meet under the chin and go on to it, where nothing is hidden by them; from the side there is one. */
function tieTo(company: Company, from: Actor, tool: Actor): void {
  const { left, right, bottom, top } = faceOf(company, from);
  const [wide, high] = [right - left, bottom - top];
  const chin = { x: (left + right) / 2, y: bottom + 0.16 * high };
  const ears = earsOf(from, faceOf(company, from)).map((ear) => ({
    x: Math.max(left, Math.min(right, ear.x)),
    y: top + EAR * high,
  }));
  const [only] = ears.length === 1 ? ears : [];
  const parts = ears.map((ear): Part => {
    const sketch = new Sketch();
    const bend = { x: ear.x + 0.3 * (chin.x - ear.x), y: bottom + 0.02 * high };
    if (!only)
      sketch.tube(spline([ear.x, ear.y, bend.x, bend.y, chin.x, chin.y]), [0.035 * wide], undefined, HOSE);
    sketch.area([ellipse(ear.x, ear.y, 0.05 * wide)], HOSE);
    return { art: sketch.art(), to: AS_IS, at: from.body.art };
  });
  const tube = tubing(company, only ?? chin, tool, 0.036 * wide);
  const own = only ? { ...tube, at: from.body.art } : tube;
  if (!company.addOver(from, [own, ...parts]))
    company.addOver(from, [tubing(company, chin, tool, 0.036 * wide)]);
}

/** How far down a face an ear is. */
const EAR = 0.7;
const HOSE = '#4d6a85';

/** Joins two so that the first is so far from where it is; what is in the air comes down to who stands. */
function stand({ company, from, to }: Meeting, x: number): boolean {
  const way = { y: 0, layer: 'before' as const, spare: TELLING_SPARE };
  return isHigh(to) && !isHigh(from)
    ? company.join(to, from, [{ ...way, x: -x, layer: 'behind' }])
    : company.join(from, to, [{ ...way, x }]);
}

/** Where a tool is held, in its middle where nothing else is known, and the end that is used. */
function endsOf(company: Company, tool: Actor, side: 1 | -1): { grip: Point; end: Point } {
  const { left, right, top, bottom } = company.box(tool);
  const y = (top + bottom) / 2;
  const [near, far] = side > 0 ? [left, right] : [right, left];
  if (isBite(tool)) return { grip: { x: near + ROUND * (far - near), y }, end: { x: far, y } };
  const grip = isKnown(tool, 'handle') ? company.point(tool, 'handle') : { x: (left + right) / 2, y };
  return { grip, end: tipOf(company, tool) ?? farEnd(company, tool, grip) };
}

/** An apple is given upright, a hand at its side. */
function isBite(tool: Actor): boolean {
  return tool.record.kind === 'food' && !isKnown(tool, 'handle') && !isSlender(tool.body.art);
}

/** How far within its side what is round is held. */
const ROUND = 0.12;

/** Puts a hand of somebody, or the end of what it has, at a point of the group, or both hands; of a body where that is its spot. */
export function touch(
  company: Company,
  from: Actor,
  { spot, at, tool, body }: { spot: Point; at?: BodySpot; tool: Actor | undefined; body: Actor },
): boolean {
  const lead = leadingHand(from);
  if (!tool) {
    const other = lead === 'rightHand' ? 'leftHand' : 'rightHand';
    const high = company.box(from).bottom - company.box(from).top;
    const beside = { x: spot.x - directionOf(from) * 0.04 * high, y: spot.y + 0.08 * high };
    if (
      at !== undefined &&
      BY_BOTH.has(at) &&
      reachFor(company, from, { [lead]: spot, [other]: beside }, { at: body })
    )
      return true;
    return reachFor(company, from, { [lead]: spot }, { at: body });
  }
  const { grip, end } = endsOf(company, tool, directionOf(from));
  const long = Math.hypot(end.x - grip.x, end.y - grip.y);
  const shoulder = company.point(from, 'neck');
  const far = Math.hypot(spot.x - shoulder.x, spot.y - shoulder.y) || 1;
  const [dx, dy] = [(spot.x - shoulder.x) / far, (spot.y - shoulder.y) / far];
  const goal = isBite(tool)
    ? { x: spot.x - (end.x - grip.x), y: spot.y }
    : { x: spot.x - long * dx, y: spot.y - long * dy };
  const by = isBite(tool) ? 0 : Math.atan2(dy, dx) - Math.atan2(end.y - grip.y, end.x - grip.x);
  return reachFor(
    company,
    from,
    { [lead]: goal },
    {
      at: body,
      carried: (part) =>
        part.actor === tool
          ? {
              ...moved({ ...part, to: turned(part.to, grip, by) }, goal.x - grip.x, goal.y - grip.y),
              at: body.body.art,
            }
          : part,
    },
  );
}

/** A hose that goes down from a point and on where the hose of a tool ends, in one curve. */
function tubing(company: Company, from: Spot, tool: Actor, width: number): Part {
  const [end, tip] = [company.point(tool, 'string'), company.point(tool, 'tip')];
  const long = Math.hypot(end.x - from.x, end.y - from.y);
  const way = Math.hypot(end.x - tip.x, end.y - tip.y) || 1;
  // It comes up from what hangs between both.
  const [dx, dy] = [(end.x - tip.x) / way, -Math.abs(end.y - tip.y) / way];
  const bends = [
    from,
    { x: from.x, y: from.y + 0.45 * long },
    { x: end.x + 0.4 * long * dx, y: end.y + 0.4 * long * dy },
    end,
  ];
  const sketch = new Sketch();
  sketch.tube(
    spline([from.x, from.y, ...curve(bends.flatMap(({ x, y }) => [x, y]))]),
    [width],
    undefined,
    HOSE,
  );
  return { art: sketch.art(), to: AS_IS };
}

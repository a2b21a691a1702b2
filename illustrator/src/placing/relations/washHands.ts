import { Sketch } from '../../parts/Sketch.ts';
import { ellipse } from '../../parts/shapes.ts';
import { type Actor, isKnown, moved, type Part } from '../company/Actor.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { part, type Spot } from '../company/props.ts';
import { handPoint } from './carry.ts';
import { reachFor } from './reach.ts';
import { directionOf, leadingHand, type Meeting } from './rule.ts';
import { toolOf } from './tools.ts';

/** Whether water runs there that hands are held under. */
export function hasRunningWater(to: Pick<Actor, 'record'>): boolean {
  return to.record.kind === 'furniture' && isKnown(to, 'spout');
}

/** At its side, both hands under the water, in foam; false where arms do not get there. */
export function holdUnderWater(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const restore = company.save();
  raiseTo(meeting);
  const [hand, neck] = [handPoint(company, from), company.point(from, 'neck')];
  const arm = Math.hypot(hand.x - neck.x, hand.y - neck.y);
  const isDone = OUTS.some((out) => {
    const back = company.save();
    const x = company.point(to, 'spout').x - directionOf(from) * out * arm - neck.x;
    if (company.join(from, to, [{ x, y: 0, layer: 'before', spare: TELLING_SPARE }]) && putUnder(meeting))
      return true;
    back();
    return false;
  });
  if (!isDone) restore();
  return isDone;
}

/** What nobody is at yet is as high as the first one reaches down to it. */
function raiseTo({ company, from, to }: Meeting): void {
  if (company.groupOf(to).parts.length > 1) return;
  const { top, bottom } = company.box(from);
  const factor = (WATER * (bottom - top)) / -company.point(to, 'spout').y;
  const { art, to: at } = company.partOf(to);
  company.redraw(to, moved({ art, to: at }, 0, 0, factor));
}

/** Both hands of who is at it under the water; false where arms do not get there. */
function putUnder({ company, from, to }: Meeting): boolean {
  const [water, { top, bottom }] = [company.point(to, 'spout'), company.box(from)];
  const [side, high] = [directionOf(from), bottom - top];
  const lead = leadingHand(from);
  const other = lead === 'leftHand' ? 'rightHand' : 'leftHand';
  const tool = toolOf(company, from);
  const was = handPoint(company, from);
  const carried = (one: Part) => (one.actor === tool ? moved(one, water.x - was.x, water.y - was.y) : one);
  const goals = { [lead]: water, [other]: { x: water.x - side * 0.05 * high, y: water.y + 0.035 * high } };
  if (!reachFor(company, from, goals, { over: 'arms', ...(tool ? { carried } : {}) })) return false;
  company.addOver(from, [foam(water, { side, high })]);
  return true;
}

/** Bubbles under and beside the hands. */
function foam({ x, y }: Spot, { side, high }: { side: number; high: number }): Part {
  const sketch = new Sketch();
  for (const [out, down, size] of FOAM)
    sketch.area([ellipse(x + side * out * high, y + down * high, size * high)], '#eef7fc');
  return part(sketch.art());
}

const FOAM = [
  [-0.05, 0.085, 0.022],
  [0.045, 0.06, 0.024],
  [0, 0.08, 0.03],
  [0.07, 0.02, 0.016],
  [0.055, -0.05, 0.013],
] as const;
/** How high the hands are under the water, as a share of the body's height, and how far from there it stands, as shares of the arm. */
const WATER = 0.42;
const OUTS = [1.05, 0.98, 0.9, 0.85, 0.8, 0.75, 0.6, 0.45, 0.3];

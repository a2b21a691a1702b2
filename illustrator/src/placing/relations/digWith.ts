import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import { isKnown, moved, type Part, placeOf, pointOf, turned } from '../company/Actor.ts';
import { inHands } from './carry.ts';
import { cutAtY } from './cutAt.ts';
import { type Casting, directionOf, leadingHand, type Meeting } from './rule.ts';

/** How far over the feet of who digs the middle of the hole is, as a share of the body's height. */
export const HOLE_UP = 0.02;
/** How deep a blade is in the ground, as a share of the tool's length. */
const DEEP = 0.12;
/** How long a tool that is dug with is beside who digs, at most. */
const LONGEST = 1.15;

/** Whether both hands have it, for its bearer digs with it. */
export function isDugWith({ pose }: Pick<Casting, 'pose'>, to: Pick<Casting, 'record'>): boolean {
  const isSpade =
    to.record.uses?.includes('dug-with') === true && isKnown(to, 'tip') && isKnown(to, 'handle');
  return pose === 'dig' && isSpade;
}

/** A spade in both hands, one at its end and one on its shaft, its blade in the hole; false for what is no such tool. */
export function digWith(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isDugWith({ pose: from.request.pose }, to) || from.body.undone.pose) return false;
  const lead = leadingHand(from);
  const [low, high] = [
    company.point(from, lead),
    company.point(from, lead === 'rightHand' ? 'leftHand' : 'rightHand'),
  ];
  const body = company.box(from);
  const ground = body.bottom - HOLE_UP * (body.bottom - body.top);
  if (low.y <= high.y || directionOf(from) * (low.x - high.x) <= 0) return false;
  const [grip, tip] = [company.point(to, 'handle'), company.point(to, 'tip')];
  const long = Math.hypot(tip.x - grip.x, tip.y - grip.y);
  const slope = Math.atan2(low.y - high.y, low.x - high.x);
  const wanted = (ground - high.y) / Math.sin(slope) / (1 - DEEP);
  const factor = Math.min(wanted, LONGEST * (body.bottom - body.top)) / long;
  const by = slope - Math.atan2(tip.y - grip.y, tip.x - grip.x);
  const cut = (part: Part): Part => {
    const at = pointOf(part, placeOf(to, 'handle'));
    const put = turned(moved(part, high.x - at.x, high.y - at.y).to, high, by);
    return cutAtY({ ...part, art: new Sketch().add(part.art, put).art(), to: AS_IS }, ground);
  };
  return company.join(to, from, inHands(meeting, [{ x: 0, y: 0, factor, layer: 'before', cut }]));
}

import { isBall } from '../../things/isBall.ts';
import type { Actor, Part } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { isOfWater } from '../company/Troupe.ts';
import { aheadWays, asMorsel, fitAtBody, fitTo, handWays, inHands } from './carry.ts';
import { catchWithTongue, isCaughtByTongue } from './catchWithTongue.ts';
import { besideWays, directionOf, isLively, type Meeting } from './rule.ts';
import { atTip } from './toolEnds.ts';
import { toolOf } from './tools.ts';

/** What is caught, thrown or struck at its tool, in the hand or on its way. */
export function sendOff(meeting: Meeting, up: number): boolean {
  const { company, from, to } = meeting;
  if (isCaughtByTongue(meeting)) return catchWithTongue(meeting);
  if (atTip(meeting)) return true;
  if (to.record.kind === 'swimmer' && to.size < CAUGHT * from.size && !isOfWater(from))
    return company.join(to, from, inHands(meeting, handWays(meeting, fitTo(to, from, 0.5))));
  if (isLively(to))
    return company.join(from, to, besideWays(meeting, [-0.1], [directionOf(from) > 0 ? -1 : 1]));
  const high = isOfWater(from) ? Math.max(up, 0.5) : up;
  const isAtFoot = from.request.pose === 'kick' && isBall(to.record);
  const factor = isAtFoot ? fitAtBody(to, from, AT_FOOT) : fitTo(to, from, 0.34);
  const ways = aheadWays(meeting, factor, clearOfTool(meeting, high));
  // Who kicks it tells what it is, as small as it is.
  const cut = (part: Part): Part => ({ ...part, ...asMorsel(from) });
  return company.join(to, from, isAtFoot ? ways.map((way) => ({ ...way, cut })) : ways);
}

/** Beyond the racket in the hand; over a bat that is long: no ball is before what strikes it. */
function clearOfTool({ company, from }: Meeting, up: number): { up: number; gap: number } {
  const tool = toolOf(company, from);
  if (tool === undefined) return { up, gap: CLEAR };
  const [own, body] = [company.box(tool), company.box(from)];
  const high = body.bottom - body.top;
  const out = (directionOf(from) > 0 ? own.right - body.right : body.left - own.left) / high;
  if (out <= LONG) return { up, gap: CLEAR + Math.max(0, out) };
  return { up: (body.bottom - own.top) / high + CLEAR, gap: out - LONG };
}

const CLEAR = 0.03;
/** A tool that reaches farther out than this share of the height of who has it is a long one. */
const LONG = 0.24;

/** How large a ball is at a foot, as a share of who kicks it: no larger than a head. */
const AT_FOOT = 0.22;

/** A fish so large at most, beside who catches it, is in a hand. */
const CAUGHT = 0.8;

/** Two who throw or kick one ball to each other have it between them. */
export function standBeyond(company: Company, from: Actor, to: Actor): boolean {
  const side = directionOf(from);
  const [own, box] = [company.groupBox(from), company.box(to)];
  const ways = [0.05, 0.2, 0.4].map((gap): Way => {
    const air = side * gap * (box.right - box.left);
    return { x: (side > 0 ? box.left - own.right : box.right - own.left) - air, y: 0, layer: 'before' };
  });
  return company.join(from, to, ways);
}

import { goesOnFours } from '../../things/fourLegged.ts';
import { isIceHole } from '../../things/isIceHole.ts';
import { type Actor, isKnown } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { rope, type Spot, stick } from '../company/props.ts';
import { aheadWays, fitTo, handPoint, handWays, inHands } from './carry.ts';
import { directionOf, type Meeting, opposite, type RelationRule, standBeside, useHand } from './rule.ts';

/** The key of what is in the hand of who fishes. */
export const ROD = 'fishing-pole';
/** A thinner rod is a line with nothing to color; the largest of a page is 1000 long. */
const LEAST_ROD = 32;
/** How far the tip of a rod is beyond who fishes or what they are in, as shares of the height of who does; of a crowd all have short ones. */
const OUTS = [0.42, 0.3, 0.6];
const CROWDED = 0.2;
/** So far under the head the tip is, over the feet the hook, one with a catch, and over the ground at least what is caught. */
const TIP = 0.12;
const HOOK = 0.22;
const HOOK_FROM_BANK = 0.4;
const HOOK_OF_CATCH = 0.5;
const CAUGHT = 0.08;

/** A rod in the hand, and a line down to what is caught and hangs there; one of several who fish for the same one has a line of their own. */
function fish(meeting: Meeting): boolean {
  const { company, from, to, count } = meeting;
  const isTaken = from !== to && company.groupOf(to).host !== to;
  const own = rodOf(company, from);
  const outs = count > 2 ? [CROWDED] : OUTS;
  // A bear has no rod.
  if (own === undefined && from !== to && goesOnFours(from.record))
    return company.join(to, from, inHands(meeting, handWays(meeting, fitTo(to, from, 0.5))));
  const isDone = outs.some((out) => {
    const restore = company.save();
    if (cast(meeting, { out, own, isCaught: from !== to && !isTaken })) return true;
    restore();
    return false;
  });
  return (
    isDone &&
    (!isTaken ||
      count > 2 ||
      company.areJoined(from, to) ||
      standBeside(meeting, from, company.groupOf(to).host))
  );
}

/** The rod in the hand of who fishes: of those in one boat the one that is nearest to it. */
function rodOf(company: Company, from: Actor): Actor | undefined {
  const hand = handPoint(company, from);
  const far = (one: Actor) => {
    const { left, right, top, bottom } = company.box(one);
    return Math.hypot((left + right) / 2 - hand.x, (top + bottom) / 2 - hand.y);
  };
  const rods = company.actors.filter((one) => one.record.key === ROD && company.areJoined(one, from));
  return rods.sort((one, other) => far(one) - far(other))[0];
}

function cast(
  meeting: Meeting,
  { out, own, isCaught }: { out: number; own: Actor | undefined; isCaught: boolean },
): boolean {
  const { company, from, to } = meeting;
  const [hand, side, body] = [handPoint(company, from), directionOf(from), company.box(from)];
  const [high, seat] = [body.bottom - body.top, seatOf(company, from)];
  const edge = side > 0 ? Math.max(body.right, seat.right) : Math.min(body.left, seat.left);
  // A bank is at the feet, the water behind it; a boat is in it.
  const hookOver = company.groupOf(from).host === from ? HOOK_FROM_BANK : HOOK;
  const tip = { x: edge + side * out * high, y: body.top + TIP * high };
  const hook = {
    x: tip.x + side * 0.03 * high,
    y: body.bottom - (isCaught ? HOOK_OF_CATCH : hookOver) * high,
  };
  const rod = stick(hand, tip, Math.max(0.045 * high, LEAST_ROD));
  if (own) company.redraw(own, rod);
  if (isCaught) {
    const top = catchAt(meeting, { hook, floor: seat.bottom - CAUGHT * high });
    if (top === undefined) return false;
    hook.y = top;
  }
  return to === from || company.addOver(from, own ? [rope(tip, hook, 0)] : [rod, rope(tip, hook, 0)]);
}

/** Who fishes, or the boat in which they do. */
function seatOf(company: Company, from: Actor) {
  const { host } = company.groupOf(from);
  return company.box(host);
}

/** Hangs what is caught at the hook; returns where the line ends, undefined where there is no room. */
function catchAt(meeting: Meeting, { hook, floor }: { hook: Spot; floor: number }): number | undefined {
  const { company, from, to } = meeting;
  if (isIceHole(to.record)) return holeUnder(meeting, hook, floor);
  const prey = company.box(to);
  const factor = fitTo(to, from, HOOKED);
  const [wide, high] = [prey.right - prey.left, prey.bottom - prey.top];
  if (to.record.kind === 'swimmer' && to.record.faces !== 'front' && wide > LONG * high) {
    const side = directionOf(to);
    const at = { x: hook.x, y: Math.min(hook.y, floor - wide * factor) };
    const mouth = isKnown(to, 'mouth')
      ? company.point(to, 'mouth')
      : { x: side > 0 ? prey.right : prey.left, y: prey.top + MOUTH * high };
    const turn = { at, by: -side * UPRIGHT };
    const way: Way = {
      x: at.x - mouth.x * factor,
      y: at.y - mouth.y * factor,
      factor,
      layer: 'before',
      turn,
    };
    if (company.join(to, from, [way])) return at.y;
  }
  const y = Math.min(hook.y, floor - high * factor);
  const x = hook.x - ((prey.left + prey.right) / 2) * factor;
  const ways: Way[] =
    to.record.kind === 'swimmer'
      ? [{ x, y: y - prey.top * factor, factor, layer: 'before' }]
      : aheadWays(meeting, factor, { up: 0, gap: 0.3 });
  return company.join(to, from, ways) ? y : undefined;
}

/** How large what hangs at a hook is at most, beside who caught it. */
const HOOKED = 0.36;

/** What is so many times as long as it is high hangs from the line by its mouth, nearly upright; how far down its side that is. */
const LONG = 1.15;
const UPRIGHT = 1.25;
const MOUTH = 0.55;

/** Has a hole in the ground right under the hook; returns where the line goes into it. */
function holeUnder({ company, from, to }: Meeting, hook: Spot, floor: number): number | undefined {
  const hole = company.box(to);
  const [x, y] = [(hole.left + hole.right) / 2, (hole.top + hole.bottom) / 2];
  const ways = HOLES.map((share): Way => {
    const factor = fitTo(to, from, share);
    return { x: hook.x - x * factor, y: floor - y * factor, factor, layer: 'behind' };
  });
  return company.join(to, from, ways) ? floor : undefined;
}

/** How large the hole is beside who fishes, the largest first. */
const HOLES = [0.6, 0.5, 0.4];

/** How it is shown that somebody fishes. */
export const FISH_RULES = {
  fish: {
    cast: (from, to) => {
      // The second of two has a line on the other side.
      to.workers = (to.workers ?? 0) + 1;
      if (from !== to && to.workers === 2 && to.facing) from.facing = to.facing;
      useHand(from, 'out');
      if (from !== to && from.count === 2) from.alternates = true;
      to.facing ??= opposite(from.facing ?? 'right');
    },
    join: fish,
    isOwn: true,
  },
} satisfies Record<string, RelationRule>;

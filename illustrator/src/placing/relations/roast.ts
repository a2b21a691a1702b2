import { type Actor, moved, turned } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import type { Spot } from '../company/props.ts';
import { UNIT } from '../company/sizes.ts';
import { tipOf } from './atBody.ts';
import { faceOf, handPoint, LEAST_CARRIED } from './carry.ts';
import { directionOf, isLively, type Meeting } from './rule.ts';
import { toolOf } from './tools.ts';

/**
 * Where those at one side of a fire are, one after the other: how far out of its middle, as shares of half its width and of their
 * own, how far behind it, as a share of their height, and where the end of the stick is, as shares of the fire's half width and height.
 */
const PLACES = [
  { out: 1, aside: 1.3, back: 0, along: 0.35, down: 0.5 },
  { out: 0.75, aside: 0.85, back: 0.46, along: 0.2, down: 0.12 },
  { out: 1, aside: 2.2, back: 0.2, along: 0.5, down: 0.3 },
];
/** Farther out, where a face would be hidden. */
const FARTHER = [0, 0.15, 0.3, 0.5];

/** At one of the sides of a fire or behind it, what is on a stick at the flames; false where nobody roasts. */
export function roast(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const stick = toolOf(company, from);
  const tip = stick && tipOf(company, stick);
  if (!stick || !tip || stick.record.kind !== 'food' || to.record.shows?.includes('lit') !== true)
    return false;
  const [fire, body, hand] = [company.box(to), company.box(from), handPoint(company, from)];
  const [middle, half] = [(fire.left + fire.right) / 2, (fire.right - fire.left) / 2];
  const side = -directionOf(from);
  const { out, aside, back, along, down } = PLACES[mates(meeting)] ?? LAST;
  const high = body.bottom - body.top;
  const [wide, face] = [BROAD * high, faceOf(company, from)];
  const goal = { x: middle + side * along * half, y: fire.top + down * (fire.bottom - fire.top) };
  return FARTHER.some((farther) => {
    const restore = company.save();
    const x = middle + side * (out * half + (aside + farther) * wide) - (face.left + face.right) / 2;
    const y = -back * high;
    holdOut(company, stick, { hand, tip, goal: { x: goal.x - x, y: goal.y - y } });
    const spot: Way = {
      x,
      y,
      layer: back > 0 ? 'back' : 'before',
      spare: TELLING_SPARE,
      ...(back > 0 ? { back: -y } : {}),
    };
    if (company.join(from, to, [spot])) return true;
    restore();
    return false;
  });
}

/** How many are at that side of the fire already. */
function mates({ company, from, to }: Meeting): number {
  const middleOf = (one: Actor) => company.box(one).left + company.box(one).right;
  const isOnSide = (one: Actor) => -directionOf(from) * (middleOf(one) - middleOf(to)) > 0;
  return company.groupOf(to).parts.filter(({ actor }) => actor && isLively(actor) && isOnSide(actor)).length;
}

/** Turns and scales a stick in a hand so that its tip is at the goal. */
function holdOut(
  company: Company,
  stick: Actor,
  { hand, tip, goal }: { hand: Spot; tip: Spot; goal: Spot },
): void {
  const [dx, dy] = [goal.x - hand.x, goal.y - hand.y];
  const by = Math.atan2(dy, dx) - Math.atan2(tip.y - hand.y, tip.x - hand.x);
  const { art, to } = company.partOf(stick);
  // No smaller than what is seen in a hand: a stick that is longer than the way ends behind the hand.
  const way = Math.hypot(dx, dy);
  const own = Math.hypot(tip.x - hand.x, tip.y - hand.y);
  const least = (LEAST_CARRIED * UNIT) / (Math.hypot(to.a, to.b) * Math.max(art.width, art.height));
  const long = Math.max(way / own, least);
  const past = (long * own) / way - 1;
  const [x, y] = [hand.x * (1 - long) - past * dx, hand.y * (1 - long) - past * dy];
  company.redraw(stick, moved({ art, to: turned(to, hand, by) }, x, y, long));
}

const LAST = { out: 1, aside: 3.1, back: 0.1, along: 0.6, down: 0.5 };
/** Shoulders are so broad as a share of the height. */
const BROAD = 0.36;

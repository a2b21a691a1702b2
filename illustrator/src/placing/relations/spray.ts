import { type Actor, isKnown } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import type { Spot } from '../company/props.ts';
import { jet } from '../company/water.ts';
import { handPoint } from './carry.ts';
import {
  besideWays,
  directionOf,
  isLively,
  type Meeting,
  type RelationRule,
  standBeside,
  useHand,
  workAt,
} from './rule.ts';
import { toolOf } from './tools.ts';

/** The air between who sprays and what is sprayed, as shares of the narrower one. */
const APART = [-0.55, -0.4, -0.25];
/** The same of a house, which fills the page; of who has a hose, the end of that is before the house. */
const APART_FROM_HOUSE = [-0.2, -0.1, 0];
const HOSE_AT_HOUSE = [0.06, 0, -0.1];
/** Where on it the water ends, as a share of its height from the top; below a face. */
const GOAL = 0.42;
/** The water is as broad as goes with what it is sprayed on, that no larger than so many who spray. */
const WIDEST = 1.1;
/** Nor is it a thread where that is small beside who sprays. */
const LEAST_WIDE = 0.5;
const GOAL_ON_BODY = 0.66;

/** A house is so much larger than who sprays it, at least. */
const OVER_SPRAYER = 2.2;

/** Water goes in an arc from one to the other: from two at both sides, from all others nearer to the viewer. */
function spray(meeting: Meeting): boolean {
  const { company, from, to, index } = meeting;
  const side = directionOf(from);
  const atHouse = toolOf(company, from) ? HOSE_AT_HOUSE : APART_FROM_HOUSE;
  const apart = to.record.kind === 'building' ? atHouse : APART;
  if (index < 2) {
    const ways = besideWays(meeting, apart, [side > 0 ? -1 : 1]);
    return company.join(from, to, ways) && wet(meeting, isLively(to) ? GOALS_ON_BODY : GOALS);
  }
  const restore = company.save();
  const ways = waysBefore(meeting);
  for (const way of ways) {
    if (company.join(from, to, [way]) && wet(meeting, GOALS_FROM_BEFORE)) return true;
    restore();
  }
  // Two show it by then: whoever finds no way for the water is with them dry.
  return company.join(from, to, ways) || standBeside(meeting, from, to);
}

/** The arc hides no face. */
function wet({ company, from, to }: Meeting, goals: readonly (readonly [number, number])[]): boolean {
  const side = directionOf(from);
  const { left, right, top, bottom } = company.box(to);
  // One's own, before there are those of others in the group.
  const start = sourceOf(company, from, toolOf(company, from));
  const near = side > 0 ? left : right;
  const own = company.box(from);
  const tall = own.bottom - own.top;
  const high = Math.max(LEAST_WIDE * tall, Math.min(bottom - top, WIDEST * tall));
  return goals.some(([along, share]) => {
    const goal = { x: near + side * along * (right - left), y: top + share * (bottom - top) };
    return [0.16, 0.11, 0.07].some((broad) =>
      RISES.some((rise) => company.addOver(from, [jet(start, goal, broad * high, rise)])),
    );
  });
}

/** Where water ends, along it from the near side and down: onto the back, over a face that is in the way, or before the feet. */
const GOALS = [
  [0.3, GOAL],
  [0.72, 0.2],
  [-0.03, 0.88],
] as const;
const GOALS_ON_BODY = [[0.3, GOAL_ON_BODY], ...GOALS.slice(1)] as const;
/** From before it at its far half. */
const GOALS_FROM_BEFORE = [
  [0.72, 0.6],
  [0.72, 0.4],
] as const;

/** How far the arc rises over both its ends, as shares of the way: higher to come down behind a face. */
const RISES = [0.35, 0.8, 1.3];

/** In front of a house that is between those who spray it from both sides. */
function waysBefore({ company, from, to }: Meeting): Way[] {
  const [own, house, side] = [company.box(from), company.box(to), directionOf(from)];
  const middle = (own.left + own.right) / 2;
  return BEFORE.map((across): Way => {
    const x = (house.left + house.right) / 2 - side * across * (house.right - house.left) - middle;
    return { x, y: NEARER * (own.bottom - own.top), layer: 'before' };
  });
}

/** How far back from its middle, as shares of its width, and how far nearer to the viewer, as a share of one's height. */
const BEFORE = [0.2, 0.1, 0, 0.35];
const NEARER = 0.3;

/** Where the water comes from: a spout, the end of what is in the hand, the hand that splashes, or the mouth. */
function sourceOf(company: Company, from: Actor, tool: Actor | undefined): Spot {
  if (tool) return isKnown(tool, 'tip') ? company.point(tool, 'tip') : handPoint(company, from);
  if (isKnown(from, 'spout')) return company.point(from, 'spout');
  return from.request.pose === 'swim' && from.body.places.leftHand
    ? handPoint(company, from)
    : company.point(from, 'mouth');
}

/** How spraying is shown. */
export const SPRAY_RULES = {
  spray: {
    cast: (from, to, { from: index }) => {
      workAt(from, to);
      if (to.record.kind === 'building') to.hosts.push({ thing: index, share: OVER_SPRAYER });
      if (isLively(from) && !isKnown(from, 'spout')) useHand(from, 'out');
    },
    join: spray,
  },
} satisfies Record<string, RelationRule>;

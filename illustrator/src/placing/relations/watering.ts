import { isTree } from '../../things/trees.ts';
import { type Actor, moved, turned } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import type { Spot } from '../company/props.ts';
import { drops } from '../company/water.ts';
import { handPoint, LEAST_CARRIED } from './carry.ts';
import { atFarSide } from './inLine.ts';
import { pour, spoutOf } from './pouring.ts';
import { edgeAt } from './pull.ts';
import {
  type Casting,
  directionOf,
  isLively,
  type Meeting,
  type RelationRule,
  workWithHand,
} from './rule.ts';
import { hasTool, toolIn } from './tools.ts';

/** How far a can is tilted that runs out, in degrees. */
const TILT = 28;
const CAN = 'watering-can';
/** What is so large beside who waters it is watered at its foot; what is smaller from above. */
const HIGH = 0.8;
/** What is watered from above is so high at most as a share of how high the water comes from. */
const BELOW_ROSE = 0.66;
/** Plants are no smaller than others can see, as a share of what is carried. */
const LEAST = 1.08;
/** How far over the near edge of the first plant the water comes from, as shares of its width: over it, or at its foot. */
const OVER = [0.45, 0.3, 0.15, 0];
const BESIDE = [-0.1, -0.02, -0.2];
/** Water falls so deep at least onto a plant, as a share of how high it comes from. */
const LEAST_FALL = 0.15;
/** So far down their way drops are seen. */
const SEEN = 0.75;
/** How large drops are, as a share of how high they come from. */
const DROP = 0.095;
/** At two sides of one bed gardeners have room. */
const AT_SIDES = 2;

/** A can tilted over the near end of a bed of plants, drops falling from its rose. */
function water(told: Meeting): boolean {
  if (!isLively(told.from)) return pour(told);
  // Where others are at it already, one that is left over.
  const left = told.company.of(told.to.thing).find((one) => isFree(told.company, one));
  const meeting = isFree(told.company, told.to) || !left ? told : { ...told, to: left };
  const { company, from, to, index, count } = meeting;
  tipCan(meeting);
  const isSmall = isWateredFromAbove(meeting);
  const isFirst = isFree(company, to);
  if (isFirst && isSmall) lowerTo(meeting, BELOW_ROSE * lowestRose(meeting));
  const high = -roseOf(company, from).y;
  const isLow = isSmall && high + company.box(to).top > LEAST_FALL * high;
  const isOwn = count > AT_SIDES && company.of(to.thing).length >= count;
  if (index >= AT_SIDES && !isOwn && atFarSide(meeting)) {
    letFall(meeting, isLow);
    return true;
  }
  if (isFirst && !isOwn && !layBed(meeting)) return false;
  if (!standAtEnd(meeting, isLow)) return false;
  letFall(meeting, isLow);
  return true;
}

/** Tips the can in a hand, or one that nobody asked for. */
function tipCan({ company, from }: Meeting): void {
  const side = directionOf(from);
  const hand = handPoint(company, from);
  if (!hasTool(company, from, 'watered-with')) {
    const tool = { key: CAN, share: 0.42, degrees: TILT, grip: { x: 0.25, y: 0.4 } };
    company.add(from, { over: [toolIn(company, from, tool, hand).part] });
    return;
  }
  const can = canOf(company, from);
  if (can?.record.key !== CAN) return;
  const { art, to } = company.partOf(can);
  company.redraw(can, { art, to: turned(to, hand, (side * TILT * Math.PI) / 180) });
}

/** How high over the ground water comes from, of whoever has the lowest can. */
function lowestRose({ company, from }: Meeting): number {
  const heightOf = (one: Actor) => company.box(one).bottom - company.box(one).top;
  const gardeners = company.actors.filter((one) => isLively(one) && hasTool(company, one, 'watered-with'));
  const least = Math.min(heightOf(from), ...gardeners.map(heightOf));
  return (-roseOf(company, from).y * least) / heightOf(from);
}

function isWateredFromAbove({ company, from, to }: Meeting): boolean {
  const isInPot = company.groupOf(to).host !== to && !isLively(company.groupOf(to).host);
  return isInPot || (to.record.size < HIGH * from.record.size && to.request.looks.size === undefined);
}

/** Whether nobody is at it yet. */
function isFree(company: Company, plant: Actor): boolean {
  return company.groupOf(plant).parts.every(({ actor }) => !actor || !isLively(actor));
}

/** Makes plants as low as they are beside who waters them from above, with the pots that they are in. */
function lowerTo({ company, to }: Meeting, most: number): void {
  for (const plant of company.of(to.thing).filter((one) => isFree(company, one))) {
    const { top, bottom } = company.groupBox(plant);
    const factor = Math.max(most / (bottom - top), (LEAST * LEAST_CARRIED) / plant.size);
    if (factor >= 1) continue;
    for (const { actor } of company.groupOf(plant).parts)
      if (actor) company.redraw(actor, moved(company.partOf(actor), 0, 0, factor));
  }
}

/** All plants of a kind side by side, the first one next to who comes first. */
function layBed({ company, from, to }: Meeting): boolean {
  const side = directionOf(from);
  return company.of(to.thing).every((next) => {
    if (company.areJoined(next, to)) return true;
    const [own, group] = [company.groupBox(next), company.groupBox(to)];
    const x = side > 0 ? group.right - own.left : group.left - own.right;
    const ways = [-NESTLED, 0, 0.04].map((gap): Way => {
      return { x: x + side * gap * (own.right - own.left), y: 0, layer: 'behind' };
    });
    return company.join(next, to, ways);
  });
}

/** Plants in a bed stand so close: a share of each is behind the one before it. */
const NESTLED = 0.1;

/** Stands where the rose is over the last plant at that end of the bed. */
function standAtEnd(meeting: Meeting, isLow: boolean): boolean {
  const { company, from } = meeting;
  const side = directionOf(from);
  const last = lastOf(meeting);
  const { left, right } = company.box(last);
  const rose = roseOf(company, from);
  const edge = side > 0 ? left : right;
  // Below a bloom it is at the stem.
  const stem = edgeAt(company, last, { y: rose.y, side: -side as 1 | -1 });
  const starts = isLow ? [edge] : [stem, edge];
  const ways = starts.flatMap((start) =>
    (isLow ? OVER : BESIDE).map((over): Way => {
      return { x: start + side * over * (right - left) - rose.x, y: 0, layer: 'before' };
    }),
  );
  return company.join(from, meeting.to, ways);
}

/** The plant of a bed that is nearest to who looks there. */
function lastOf({ company, from, to }: Meeting): Actor {
  const side = directionOf(from);
  const bed = company.of(to.thing).filter((one) => company.areJoined(one, to));
  return bed.reduce(
    (last, one) => (side * (company.box(one).left - company.box(last).left) < 0 ? one : last),
    to,
  );
}

/** Drops from the rose onto what is low, or to the foot of what is high. */
function letFall(meeting: Meeting, isLow: boolean): void {
  const { company, from } = meeting;
  const start = roseOf(company, from);
  const { top, bottom } = company.box(lastOf(meeting));
  const ground = Math.min(0, bottom);
  const down = isLow ? (top - start.y) / SEEN : 0.9 * (ground - start.y);
  const end = { x: start.x + directionOf(from) * (isLow ? 0.1 : 0.25) * down, y: start.y + down };
  company.add(from, { over: [drops(start, end, DROP * (ground - start.y))] });
}

function canOf(company: Company, actor: Actor): Actor | undefined {
  return company.actors.find((one) => company.areJoined(one, actor) && isHeldBy(company, one, actor));
}

/** The can that is nearest to a hand is the own one, where others have cans too. */
function isHeldBy(company: Company, can: Actor, actor: Actor): boolean {
  if (!can.record.uses?.includes('watered-with')) return false;
  const hand = handPoint(company, actor);
  const { left, right, top, bottom } = company.box(can);
  const body = company.box(actor);
  const near = 0.08 * (body.bottom - body.top);
  return hand.x > left - near && hand.x < right + near && hand.y > top - near && hand.y < bottom + near;
}

/** Where water leaves the can or the hose that somebody has. */
function roseOf(company: Company, actor: Actor): Spot {
  const can = canOf(company, actor);
  if (can) return spoutOf(company, can);
  const tool = company.groupOf(actor).parts.at(-1);
  if (!tool) return handPoint(company, actor);
  const [x, y] = [
    tool.art.left + (directionOf(actor) > 0 ? 0.98 : 0.02) * tool.art.width,
    tool.art.top + 0.25 * tool.art.height,
  ];
  return { x: tool.to.a * x + tool.to.c * y + tool.to.e, y: tool.to.b * x + tool.to.d * y + tool.to.f };
}

/** Who waters plants is no speck beside them: beside trees, what is higher, and others. */
const LEAST_BY_TREE = 0.5;
const LEAST_BELOW = 0.62;
const LEAST_GARDENER = 0.85;

function leastBeside(from: Casting, to: Casting): number {
  if (isTree(to.record)) return LEAST_BY_TREE;
  return to.isBig || to.record.size > from.record.size ? LEAST_BELOW : LEAST_GARDENER;
}

/** How watering is shown. */
export const WATERING_RULES = {
  water: {
    cast: (from, to, indexes) => {
      workWithHand(from, to);
      from.hosts.push({ thing: indexes.to, share: leastBeside(from, to) });
    },
    join: water,
  },
} satisfies Record<string, RelationRule>;

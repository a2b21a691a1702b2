import { type Actor, isKnown, type Part } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { standing } from '../company/standing.ts';
import { handPoint } from './carry.ts';
import { reachFor } from './reach.ts';
import { directionOf, face, leadingHand, type Meeting, type RelationRule, useHand } from './rule.ts';

/** Where an udder is that no place is known of, as shares of a body from its head's side and from its top. */
const UDDER = { along: 0.7, down: 0.78 };
/** A stool is so wide as a share of the height of who sits on it. */
const STOOL = 0.42;
/** A bucket fills so much of what is below an udder. */
const BUCKET = 0.58;
/** The hand is at the udder, or a little over it. */
const OVERS = [1.3, 1.15, 1];
/** Each hand is so far from the middle of it, as a share of the width of the animal. */
const TEATS = 0.03;
/** Who milks is so large at most as a share of who stands. */
const MOST = 1.1;

/** On a stool at the side of an animal, a hand at its udder, a bucket below. */
function milk(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [udder, hand, own] = [udderOf(company, to), handPoint(company, from), company.box(from)];
  // Feet on the ground.
  const fits = -udder.y / (own.bottom - hand.y);
  const ways = OVERS.map((over): Way => {
    const factor = Math.min(MOST, over * fits);
    const [x, y] = [udder.x - hand.x * factor, Math.min(-own.bottom * factor, udder.y - hand.y * factor)];
    const wide = STOOL * factor * (own.bottom - own.top);
    return { x, y, factor, layer: 'before', under: [stool(x, y, wide)] };
  });
  if (!company.join(from, to, ways)) return false;
  const lead = leadingHand(from);
  const both = lead === 'leftHand' ? 'rightHand' : 'leftHand';
  const near = TEATS * (company.box(to).right - company.box(to).left) * directionOf(from);
  const goals = [
    { [lead]: { ...udder, x: udder.x + near }, [both]: { ...udder, x: udder.x - near } },
    { [lead]: udder },
  ];
  goals.some((goal) => reachFor(company, from, goal, { over: 'arms' }));
  const isNamed = company.actors.some(({ record }) => record.key === 'bucket');
  return isNamed || company.addOver(from, [standing('bucket', udder.x, { high: -BUCKET * udder.y })]);
}

function udderOf(company: Company, animal: Actor): { x: number; y: number } {
  if (isKnown(animal, 'udder')) return company.point(animal, 'udder');
  const { left, right, top, bottom } = company.box(animal);
  const along = directionOf(animal) > 0 ? 1 - UDDER.along : UDDER.along;
  return { x: left + along * (right - left), y: top + UDDER.down * (bottom - top) };
}

function stool(x: number, seat: number, wide: number): Part {
  return standing('stool', x, { wide, high: -seat });
}

/** How milking is shown. */
export const MILK_RULES = {
  milk: {
    cast: (from, to) => {
      face(from, to, true);
      from.pose ??= 'sit';
      from.onSeat = true;
      to.pose ??= 'stand';
      to.isFirstDrawing = true;
      useHand(from, 'low');
    },
    join: milk,
  },
} satisfies Record<string, RelationRule>;

import { needsBody } from '../../bodies/needsBody.ts';
import { goesOnFours, isWinged } from '../../things/fourLegged.ts';
import { hasInside } from '../../things/parts.ts';
import type { Actor } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { fitTo, put } from './carry.ts';
import { edgeAt } from './pull.ts';
import { type Casting, directionOf, isLively, type Meeting } from './rule.ts';

/** Whether it has its mouth down at what is on the ground: it goes on four legs and takes nothing in its paws, or has a beak. */
export function stoopsTo(from: Casting, to: Casting): boolean {
  const { record, pose, hands, onSeat, wears } = from;
  const isFree =
    (pose === undefined || pose === 'graze') && onSeat !== true && Object.keys(hands).length === 0;
  const isOnFours = goesOnFours(record) && !record.handy;
  const isBent = isOnFours ? to.record.served !== true : isWinged(record);
  return isFree && isBent && !isInHand(to) && !wears.some(needsBody);
}

/** Whether it eats or drinks over the rim of what stands on the ground: of a bowl. */
export function lapsFrom({ record }: Casting, to: Casting): boolean {
  const { uses = [], rests, size } = to.record;
  const isVessel = uses.includes('poured-into') || hasInside(to.record);
  return goesOnFours(record) && isVessel && rests !== 'water' && size < LARGEST_VESSEL * record.size;
}

/** As a share of the animal. */
const LARGEST_VESSEL = 1.5;

/** What nobody lays on the ground: a drink in a glass, soup, ice cream. */
function isInHand({ record }: Casting): boolean {
  const { kind, uses = [], eatenWith, places } = record;
  const isDrink = kind === 'food' && (uses.includes('poured-into') || uses.includes('drunk'));
  return isDrink || eatenWith !== undefined || (kind === 'food' && places?.handle !== undefined);
}

/** How large what is on the ground is beside who is at it, the largest first, and how far beside the mouth its middle is, as shares of its own width. */
const SIZES = [0.36, 0.3, 0.26];
const ASIDE = [0.3, 0.42, 0.54, 0.7];
/** The same of its near edge, where it is higher than the mouth. */
const BEFORE = [0, 0.08, 0.2, 0.35];

/** Sets what is eaten or drunk from on the ground, right before a mouth that is down there. */
export function atGround(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (company.groupOf(to).parts.length > 1) return comeTo(meeting);
  const [side, mouth, body] = [directionOf(from), company.point(from, 'mouth'), company.box(from)];
  const ways = SIZES.flatMap((share) => {
    const [box, factor] = [company.groupBox(to), fitTo(to, from, share)];
    const middle = (box.left + box.right) / 2;
    const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
    const isLow = body.bottom - high > mouth.y - NEARLY * (body.bottom - body.top);
    // What a beak does not reach on the ground hangs from it.
    const isHeld = isLively(to) || to.record.kind === 'food';
    const foot = isHeld ? Math.min(body.bottom, mouth.y + HELD * high) : body.bottom;
    const level = box.bottom - (foot - mouth.y) / factor;
    const near = isLow ? middle : edgeAt(company, to, { y: level, side: -side as 1 | -1 });
    return (isLow ? ASIDE : BEFORE).map(
      (part): Way => ({
        ...put(
          box,
          { x: mouth.x + side * part * wide + (middle - near) * factor, y: foot, edge: 'bottom' },
          factor,
        ),
        ...(isHeld ? { isHeld } : {}),
        spare: TELLING_SPARE,
      }),
    );
  });
  const nearer = ways.map(
    (way): Way => ({ ...way, spare: 0, cut: (one) => ({ ...one, at: from.body.art }) }),
  );
  // What is huge is beyond the face: before it there would be no place for so much at the mouth.
  const isHuge = to.request.looks.size === 'huge';
  const beyond = isHuge ? ways.map((way): Way => ({ ...way, layer: 'behind' })) : [];
  return company.join(to, from, [...beyond, ...ways, ...nearer]);
}

/** Sets a vessel on the ground under a mouth, no higher than that. */
export function underMouth({ company, from, to }: Meeting): boolean {
  const [box, mouth, body] = [company.groupBox(to), company.point(from, 'mouth'), company.box(from)];
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const most = (MOST_VESSEL * (body.right - body.left)) / wide;
  const ways = RIMS.flatMap((rim) => {
    const factor = Math.min(most, (rim * (body.bottom - mouth.y)) / high);
    return BESIDE.map((part): Way => {
      const x = mouth.x + directionOf(from) * part * wide * factor;
      return { ...put(box, { x, y: body.bottom, edge: 'bottom' }, factor), spare: TELLING_SPARE };
    });
  });
  return company.join(to, from, [...ways, ...ways.map((way): Way => ({ ...way, spare: 0 }))]);
}

/** How wide a vessel is beside who is at it, at most; how high beside the mouth; and how far its middle is from under that. */
const MOST_VESSEL = 0.42;
const RIMS = [1, 0.85, 0.7];
const BESIDE = [0.1, 0.25, 0.4];

/** Goes to what lies in something: its mouth is at that. */
function comeTo({ company, from, to }: Meeting): boolean {
  const [side, mouth, box] = [directionOf(from), company.point(from, 'mouth'), company.groupBox(to)];
  const edge = side > 0 ? box.left : box.right;
  const wide = box.right - box.left;
  return company.join(
    from,
    to,
    [0.06, 0, -0.06].map((over): Way => ({ x: edge + side * over * wide - mouth.x, y: 0, layer: 'before' })),
  );
}

/** So much of what hangs from a beak is below it. */
const HELD = 0.86;

/** What is so little higher than a mouth (a share of the body's height) is below it. */
const NEARLY = 0.05;

/** The first at the mouth, the others on the ground beyond. */
export function allAtGround(meeting: Meeting, [first, ...others]: readonly Actor[]): boolean {
  const { company, from } = meeting;
  if (first === undefined || !atGround({ ...meeting, to: first })) return false;
  const side = directionOf(from);
  return others.every((to) => {
    const [group, box, factor] = [company.groupBox(from), company.box(to), fitTo(to, from, SIZES[1] ?? 0)];
    const half = ((box.right - box.left) * factor) / 2;
    const edge = side > 0 ? group.right : group.left;
    const way = put(
      box,
      { x: edge + side * 1.1 * half, y: company.box(from).bottom, edge: 'bottom' },
      factor,
    );
    return company.join(to, from, [{ ...way, isHeld: true }]);
  });
}

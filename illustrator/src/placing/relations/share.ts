import type { BodySpot } from '../../things/recordTerms.ts';
import { type Actor, isKnown, moved, type Part, turned } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { cord } from '../company/cord.ts';
import { bearTogether } from './bearTogether.ts';
import { aheadWays, fitTo, handPoint, inHands, put } from './carry.ts';
import { reachFor } from './reach.ts';
import {
  directionOf,
  isLively,
  leadingHand,
  type Meeting,
  type RelationRule,
  standBeside,
  useHand,
  workWithHand,
} from './rule.ts';
import { shareSeated } from './shareSeated.ts';
import { stemOf, takeStem } from './takeStem.ts';

/** What is shared is so large at most as a share of who has it. */
const SHARED = 0.46;
/** The same of what is larger than they are. */
const LARGE = 0.7;
/** A hand is so far within it, as shares of its width. */
const WITHIN = [0.14, 0.05, 0.24];

/** What is shared is between those who share it, a hand of each at it. */
function share(meeting: Meeting): boolean {
  const { company, from, to, also } = meeting;
  if (meeting.count > 2 && isLine(to)) return holdAlong(meeting);
  const isForAll = isOverHead(meeting) || (meeting.count > 2 && isLoad(meeting));
  if (isForAll && meeting.count > 1) return bearTogether(meeting);
  if (isShelter(to) && shelter(meeting)) return true;
  if (!isShelter(to) && shareSeated(meeting)) return true;
  if (company.groupOf(to).parts.length === 1) layDown(meeting);
  const isFree = company.groupOf(to).parts.every((part) => part.actor === to || part.actor === undefined);
  if (!isFree) return standAt(meeting) || standBeside(meeting, from, to);
  const factor = fitTo(to, from, to.size < from.size ? SHARED : LARGE);
  const box = company.groupBox(to);
  const hand = handPoint(company, from);
  const wide = (box.right - box.left) * factor;
  const stem = stemOf(meeting);
  const ways = stem
    ? [{ x: hand.x - stem.x * factor, y: hand.y - stem.y * factor, factor, layer: 'before' as const }]
    : WITHIN.map((within) =>
        put(box, { x: hand.x + directionOf(from) * (0.5 - within) * wide, y: hand.y }, factor),
      );
  const isHad = company.join(to, from, [
    ...inHands(meeting, ways),
    ...aheadWays(meeting, factor, { up: 0.3, gap: -0.14 }),
  ]);
  const at = isHad ? stemOf(meeting) : undefined;
  if (at) reachFor(company, from, { [leadingHand(from)]: at }, { over: 'hands' });
  if (!isHad || also === undefined || also === to) return isHad;
  return standAt({ ...meeting, from: also }) || standBeside(meeting, also, to);
}

/** What is long and stands upright lies between those who carry it: a ladder. */
function layDown({ company, to }: Meeting): void {
  const { left, right, top, bottom } = company.box(to);
  if (bottom - top < LONG * (right - left) || to.record.size < LEAST_LAID || isKnown(to, 'handle')) return;
  const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const part = company.partOf(to);
  company.redraw(to, { ...part, to: turned(part.to, at, Math.PI / 2) });
}

/** So many times as high as wide, and so large in meters, is what is carried lying. */
const LONG = 1.8;
const LEAST_LAID = 1;

/** Whether there is room at it for several, side by side: it is long, or larger than they are. */
function isLoad({ from, to }: Meeting): boolean {
  const { width, height } = to.body.art;
  return Math.max(width / height, height / width) > LONG || to.record.size > from.record.size;
}

/** Whether somebody is had over the heads: none so small that hands pass it on, as a kitten is. */
function isLifted(from: Pick<Actor, 'record'>, to: Pick<Actor, 'record'>): boolean {
  return isLively(to) && to.record.size > HANDED * from.record.size;
}

/** Whether it is over the heads: somebody who is lifted, and what is said to be there. */
function isOverHead({
  from,
  to,
  at,
}: {
  from: Pick<Actor, 'record'>;
  to: Pick<Actor, 'record'>;
  at?: BodySpot | undefined;
}): boolean {
  return isLifted(from, to) || at === 'head';
}

/** Who is handed over is so large at most beside who does it. */
const HANDED = 0.5;

/** Whether it is as long as is wanted: a rope. */
function isLine({ record }: Pick<Actor, 'record'>): boolean {
  return record.uses?.includes('led-by') === true;
}

/** One behind the other, a rope along all of them in a hand of each. */
function holdAlong({ company, from, to, index, count }: Meeting): boolean {
  const body = company.box(from);
  const widths = company.of(from.thing).map((one) => company.box(one).right - company.box(one).left);
  const [wide, high] = [STEP * Math.max(...widths), body.bottom - body.top];
  if (index === 0) {
    const [x, y] = [body.left - 0.1 * wide, body.bottom - HIP * high];
    const line = cord({ x, y }, { x: x + (count + 0.1) * wide, y }, { sag: 0.02, width: 0.045 * high });
    company.redraw(to, line);
    if (!company.join(to, from, [{ x: 0, y: 0, layer: 'before' }])) return false;
  } else {
    const first = company.box(company.of(from.thing)[0] ?? from);
    const x = (first.left + first.right - body.left - body.right) / 2 + index * wide;
    if (!company.join(from, to, [{ x, y: 0, layer: 'behind' }])) return false;
  }
  const [own, rope] = [company.box(from), company.box(to)];
  const [middle, y] = [(own.left + own.right) / 2, (rope.top + rope.bottom) / 2];
  const hands = directionOf(from) > 0 ? HANDS : [...HANDS].reverse();
  return hands.some((hand) =>
    ALONG.some((out) => {
      const x = middle + (hand === 'rightHand' ? out : -out) * (own.right - own.left);
      return reachFor(company, from, { [hand]: { x, y } }, { over: 'hands' });
    }),
  );
}

/** Those along a rope are so many of their widths apart; it is so far up their height, a hand so far from their middle. */
const STEP = 1.1;
const HIP = 0.34;
const ALONG = [0.35, 0.25, 0.45];
const HANDS = ['rightHand', 'leftHand'] as const;

/** Stands where the hand is at the near side of what another one has. */
function standAt(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  handDown(meeting);
  const stem = stemOf(meeting);
  if (stem && takeStem(meeting, stem)) return true;
  const [hand, box] = [handPoint(company, from), company.box(to)];
  const side = directionOf(from);
  const ways = WITHIN.map((within): Way => {
    const x = (side > 0 ? box.left : box.right) + side * within * (box.right - box.left) - hand.x;
    return { x, y: 0, layer: 'before' };
  });
  return company.join(from, to, ways);
}

/** Who has it holds it down to who comes next and is much lower. */
function handDown({ company, from, to }: Meeting): void {
  const bearer = company.groupOf(to).host;
  const [hand, box] = [handPoint(company, from), company.box(to)];
  const by = hand.y - (box.top + LOWER * (box.bottom - box.top));
  if (bearer === to || by <= (1 - LOWER) * (box.bottom - box.top)) return;
  const lead = leadingHand(bearer);
  const at = company.point(bearer, lead);
  const carried = (part: Part) => (part.actor === to ? moved(part, 0, by) : part);
  reachFor(company, bearer, { [lead]: { x: at.x, y: at.y + by } }, { carried, over: 'hands' });
}

/** So far down what is shared the lower hand is. */
const LOWER = 0.7;

/** Meters: a thing so large, wide over its handle, is over those who have it. */
const LEAST_SHELTER = 0.8;

/** Whether several stand under it, the hands at its handle: an umbrella. */
function isShelter({ record, body: { art, places } }: Actor): boolean {
  const handle = places.handle ?? (isKnown({ record }, 'handle') ? record.places?.handle : undefined);
  const low = handle !== undefined && (handle.y - art.top) / art.height;
  return record.kind === 'object' && record.size >= LEAST_SHELTER && low !== false && low > 0.7;
}

/** The first has it up at one side, as wide as all of them; who comes next stands at the other side of the handle, the others beyond. */
function shelter({ company, from, to, index, count }: Meeting): boolean {
  const body = company.box(from);
  const side = directionOf(from);
  const isFirst = company.groupOf(to).host === to;
  const [wide, high] = [body.right - body.left, body.bottom - body.top];
  const y = body.top + GRIP * high;
  if (isFirst) {
    const { width, height } = to.body.art;
    const part = company.partOf(to);
    const factor =
      Math.max(TALL * high, (Math.max(OVER, EACH_UNDER * count) * wide * height) / width) /
      (height * part.to.d);
    const grip = company.point(to, 'handle');
    const x = side > 0 ? body.right : body.left;
    const way: Way = { x: x - grip.x * factor, y: y - grip.y * factor, factor, layer: 'behind' };
    if (!company.join(to, from, [way])) return false;
  } else {
    const grip = company.point(to, 'handle');
    // Every second one looks the other way.
    const x = grip.x - (side > 0 ? body.right : body.left) - side * Math.floor(index / 2) * wide;
    if (
      !company.join(
        from,
        to,
        [0, 0.05, 0.1].map((gap): Way => ({ x: x - side * gap * wide, y: 0, layer: 'before' })),
      )
    )
      return false;
  }
  if (index > 1) return true;
  const grip = company.point(to, 'handle');
  const up = isFirst ? 0 : 0.06 * high;
  reachFor(company, from, { [leadingHand(from)]: { x: grip.x, y: grip.y - up } }, { over: 'arms' });
  return true;
}

/** A hand is so far down the body at the handle; what is over two is so high beside one, and so wide. */
const GRIP = 0.62;
const TALL = 0.9;
const OVER = 2.4;
const EACH_UNDER = 0.95;

/** How it is shown that several have one thing. */
export const SHARE_RULES = {
  share: {
    cast: (from, to, { at }) => {
      if (from.count > 2 && isLine(to)) {
        if (from.record.kind !== 'person') from.pose ??= 'sit';
        return;
      }
      workWithHand(from, to);
      if (isLifted(from, to)) {
        to.pose ??= 'lie';
        from.pose = 'stand';
      } else if (isLively(to)) to.pose ??= 'sit';
      if (from.count > 2 || isOverHead({ from, to, at })) useHand(from, 'up', true);
    },
    join: share,
  },
} satisfies Record<string, RelationRule>;

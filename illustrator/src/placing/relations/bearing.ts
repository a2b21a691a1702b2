import type { Way } from '../company/Company.ts';
import { areAstride, sitAstride } from './astride.ts';
import { faceOf } from './carry.ts';
import { cutAtY } from './cutAt.ts';
import { type Goals, reachFor } from './reach.ts';
import {
  type Casting,
  isLively,
  type Meeting,
  nod,
  type RelationRule,
  sitDown,
  sitOn,
  useHand,
} from './rule.ts';

/** Who is on a lap is at most so high as a share of who sits, and what is there without being alive. */
const ON_LAP = 0.62;
/** Who lies there is at most so wide as a share of who sits. */
const ON_LAP_WIDE = 0.95;
const LYING_WIDE = 0.6;
/** Who rides on shoulders is at most so high as a share of who stands. */
const ON_SHOULDERS = 0.62;
/** What is smaller than this beside who carries it sits on one shoulder. */
const SMALL = 0.7;

/** Sits before the belly of who sits, the face over it free; before what is in hands there where it has no room beside that. */
function onLap(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  company.letHide(to);
  // What they sit in is behind both.
  company.letHide(company.groupOf(to).host);
  const ways = lapWays(meeting);
  if (company.join(from, to, ways)) {
    holdThere(meeting);
    return true;
  }
  const held = company.groupOf(to).parts.flatMap(({ actor }) => (actor && actor !== to ? [actor] : []));
  return held.some((one) => {
    company.letHide(one);
    return company.join(from, one, ways);
  });
}

/** Empty hands are on who is there. */
function holdThere({ company, from, to }: Meeting): void {
  const isBusy = to.request.hands !== undefined || to.request.pose !== 'sit';
  if (isBusy || !isLively(from) || to.record.kind !== 'person') return;
  const { left, right, top, bottom } = company.box(from);
  const isLying = right - left > bottom - top;
  const at = (along: number, down: number) => ({
    x: left + along * (right - left),
    y: top + down * (bottom - top),
  });
  // The arm at the back of who lies there, the face free.
  const head = faceOf(company, from);
  const isLeft = head.left + head.right < left + right;
  const onBack = (down: number): Goals[] =>
    [0.58, 0.68, 0.78].map((along) =>
      isLeft ? { rightHand: at(along, down) } : { leftHand: at(1 - along, down) },
    );
  const tries = isLying
    ? [0.3, 0.42, 0.54].flatMap(onBack)
    : [0.66, 0.76].map((down): Goals => ({ leftHand: at(0.12, down), rightHand: at(0.88, down) }));
  tries.some((goals) => reachFor(company, to, goals, { over: 'below', isBowed: true }));
}

/** On the middle of a lap, else aside on it, as large as it bears. */
function lapWays({ company, from, to }: Meeting): Way[] {
  const [own, body, face] = [company.groupBox(from), company.box(to), faceOf(company, to)];
  const high = body.bottom - body.top;
  const isLying = own.right - own.left > own.bottom - own.top;
  const broad = isLying && isLively(from) ? LYING_WIDE : ON_LAP_WIDE;
  const wide = (broad * (body.right - body.left)) / (own.right - own.left);
  const most = Math.min(1, Math.min(ON_LAP * high, body.bottom - face.bottom) / (own.bottom - own.top), wide);
  const x = (face.left + face.right) / 2;
  const lap = body.bottom - 0.2 * high;
  return [1, 0.85, 0.7, 0.58, 0.48].flatMap((part) =>
    [0, 0.14, -0.14, 0.3, -0.3].map((aside): Way => {
      const factor = most * part;
      const y = Math.max(lap, face.bottom + (own.bottom - own.top) * factor);
      return {
        x: x + aside * (body.right - body.left) - ((own.left + own.right) / 2) * factor,
        y: Math.min(y, body.bottom) - own.bottom * factor,
        factor,
        layer: 'before',
      };
    }),
  );
}

/** On one shoulder of who is larger, else behind the head. */
function onShoulders(meeting: Meeting): boolean {
  const { from, to } = meeting;
  const isSmaller = Math.min(from.size / to.size, from.record.size / to.record.size) < SMALL;
  const isSmall = from.record.kind !== 'person' && isSmaller;
  return isSmall ? onOneShoulder(meeting) : overHead(meeting);
}

/** Sits behind the head, seen over it from the belly up. */
function overHead(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const [own, body, face] = [company.groupBox(from), company.box(to), faceOf(company, to)];
  const most = Math.min(1, (ON_SHOULDERS * (body.bottom - body.top)) / (own.bottom - own.top));
  company.letHide(from);
  const chin = faceOf(company, from).bottom;
  const x = (face.left + face.right) / 2;
  const ways = [1, 0.85, 0.7].flatMap((part): Way[] => {
    const factor = most * part;
    // The lap is behind the crown, what is below it behind the head.
    const waist = chin + 0.62 * (own.bottom - chin);
    const y = body.top + 0.04 * (body.bottom - body.top) - waist * factor;
    const sill = face.bottom;
    const way: Way = {
      x: x - ((own.left + own.right) / 2) * factor,
      y,
      factor,
      layer: 'behind',
      isHeld: true,
    };
    return areAstride(meeting) ? [way] : [{ ...way, cut: (one) => cutAtY(one, sill) }, way];
  });
  if (!company.join(from, to, ways)) return false;
  if (areAstride(meeting)) sitAstride(meeting);
  return true;
}

/** Beside the head, on one of the shoulders. */
function onOneShoulder({ company, from, to }: Meeting): boolean {
  const [own, body, face] = [company.groupBox(from), company.box(to), faceOf(company, to)];
  const most = Math.min(1, (0.34 * (body.bottom - body.top)) / (own.bottom - own.top));
  // Narrow shoulders have room for a small one alone.
  const ways = [1, 0.82, 0.68].flatMap((part) =>
    [0.7, 0.9, 1.1].flatMap((out): Way[] => {
      const factor = most * part;
      const y = face.bottom + 0.03 * (body.bottom - body.top) - own.bottom * factor;
      const half = ((own.right - own.left) / 2) * factor;
      const middle = ((own.left + own.right) / 2) * factor;
      const xs = [face.right + out * half, face.left - out * half];
      return xs.map((x) => ({ x: x - middle, y, factor, layer: 'before', isHeld: true }));
    }),
  );
  return company.join(from, to, ways);
}

/** Whether an arm that is out bears something small: the shoulders of a person are no broader than the head. */
function needsArm({ record }: Casting, { record: bearer, pose, hands }: Casting): boolean {
  const isSmall = record.kind !== 'person' && record.size < SMALL * bearer.size;
  return isSmall && bearer.kind === 'person' && pose === undefined && !hands.left && !hands.right;
}

/** How who is carried by a body is shown. */
export const BEARING_RULES = {
  'on-lap': {
    cast: (from, to, { from: index }) => {
      sitDown(to);
      if (isLively(from)) from.pose ??= 'sit';
      to.hosts.push({ thing: index, share: 1.2 });
    },
    join: onLap,
    hides: 'to',
  },
  'on-shoulders': {
    cast: (from, to, { from: index }) => {
      // Who rides there has a leg on each side.
      if (from.pose === 'ride') delete from.pose;
      if (from.pose === 'sleep') nod(from);
      if (isLively(from)) from.pose ??= 'sit';
      if (from.record.kind === 'person' && to.record.kind === 'person') sitOn(from);
      if (needsArm(from, to)) useHand(to, 'out');
      to.hosts.push({ thing: index, share: 1.2 });
    },
    join: onShoulders,
    otherwise: [overHead],
    // Who only sits there is there once the bearer is at work; who does something from there is there before that.
    isLate: (relation, among) =>
      among.every((one) => one === relation || (one.from !== relation.from && one.to !== relation.from)),
    hides: 'from',
  },
} satisfies Record<string, RelationRule>;

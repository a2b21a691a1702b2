import { CRAFTS } from '../../things/crafts.ts';
import { type Actor, isKnown, type Part } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { cord } from '../company/cord.ts';
import { rope, type Spot } from '../company/props.ts';
import { spanAt } from '../geometry/silhouette.ts';
import { faceOf } from './carry.ts';
import { harnessOf } from './harness.ts';
import {
  besideWays,
  type Casting,
  directionOf,
  isLively,
  leadingHand,
  type Meeting,
  type RelationRule,
  useHand,
} from './rule.ts';

/** The end of a thing at a level or, where that is above it, near its top. */
export function edgeAt(company: Company, actor: Actor, { y, side }: { y: number; side: 1 | -1 }): number {
  const [part, box] = [company.partOf(actor), company.box(actor)];
  const level = Math.min(Math.max(y, box.top + 0.12 * (box.bottom - box.top)), box.bottom);
  const span = spanAt(actor.body.art, (level - part.to.f) / part.to.d);
  const ends = span?.map((x) => x * part.to.a + part.to.e) ?? [box.left, box.right];
  return side > 0 ? Math.max(...ends) : Math.min(...ends);
}

/** Harnesses one to a thing, a rope between them; a second one goes abreast of the first. */
export function pull(meeting: Meeting): boolean {
  if (isWalked(meeting)) return walkAll(meeting, [meeting.to]);
  const { company, from, to, index } = meeting;
  const side = directionOf(from);
  const ways = index === 0 ? besideWays(meeting, [-0.3, -0.5], [side]) : besideMates(meeting);
  if (!company.join(from, to, ways)) return false;
  const start = isKnown(from, 'tool')
    ? company.point(from, 'tool')
    : from.record.kind === 'person' || from.body.places.leftHand
      ? company.point(from, side > 0 ? 'leftHand' : 'rightHand')
      : undefined;
  const isTowing = start === undefined && CRAFTS.has(from.record.kind);
  // What has no strap around its trunk has a collar; what has an engine has a bar behind it.
  const harness =
    start === undefined && !isTowing
      ? (harnessOf(company, from) ?? collarOf(company, from, side))
      : undefined;
  const box = company.box(to);
  const handle = company.point(to, 'handle');
  const isNear = isKnown(to, 'handle') && (handle.x - (box.left + box.right) / 2) * side > 0;
  const face = faceOf(company, to);
  // A halter is at the chin.
  const y = isLively(to)
    ? face.top + HALTER * (face.bottom - face.top)
    : box.bottom - 0.4 * (box.bottom - box.top);
  const end = isNear ? handle : { x: edgeAt(company, to, { y, side }), y };
  const thick = THICK * (company.box(from).bottom - company.box(from).top);
  const own = company.box(from);
  const hitch = Math.max(end.y, own.bottom - HITCH * (own.bottom - own.top));
  const first = isTowing
    ? { x: edgeAt(company, from, { y: hitch, side: side > 0 ? -1 : 1 }), y: hitch }
    : (start ?? harness?.at ?? end);
  const line = [
    ...(harness ? [harness.part] : []),
    isLively(to) || (start !== undefined && to.record.size < HEAVY)
      ? rope(first, end, 0.05)
      : cord(first, end, { sag: isTowing ? 0 : 0.05, width: thick }),
  ];
  company.add(from, index === 0 ? { over: line } : { under: line });
  return true;
}

/** How high a tow bar is at most, as a share of what pulls by it. */
const HITCH = 0.36;
/** How far down a face a rope is tied to a halter. */
const HALTER = 0.88;

/** Beside those that pull already, a little farther ahead and farther back on the ground; else before all of them. */
function besideMates({ company, from, to, index }: Meeting): Way[] {
  const side = directionOf(from);
  const [own, group, host] = [company.groupBox(from), company.groupBox(to), company.box(to)];
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const start = side > 0 ? host.right - own.left : host.left - own.right;
  const front = side > 0 ? group.right - own.left : group.left - own.right;
  const abreast = [0.75, 0.95, 1.15].flatMap((ahead) =>
    [0.3, 0.42].map((up): Way => {
      const back = up * index * high;
      return { x: start + side * (0.3 + ahead * index) * wide, y: -back, back, layer: 'back' };
    }),
  );
  return [...abreast, { x: front + side * 0.1 * wide, y: 0, layer: 'back' }];
}

/** Whether it goes before who has it on a leash: in a hand, of whoever has one. */
function isWalked({ from, to }: Meeting): boolean {
  const isHanded = from.record.kind === 'person' || from.body.places.leftHand !== undefined;
  return isHanded && isLively(to) && to.record.size < from.record.size;
}

/** All on leashes, before who walks them, the next ones a little farther back. */
export function walkAll(meeting: Meeting, all: readonly Actor[]): boolean {
  const { company, from } = meeting;
  const side = directionOf(from);
  return all.every((to, index) => {
    const [own, group] = [company.box(to), company.groupBox(from)];
    const wide = own.right - own.left;
    const back = 0.3 * (index % 2) * (own.bottom - own.top);
    const ways = (index === 0 ? [0.15, 0.3] : [-0.1, 0, 0.08]).map((gap): Way => {
      const x = side > 0 ? group.right - own.left + gap * wide : group.left - own.right - gap * wide;
      return { x, y: -back, layer: 'back', ...(back > 0 ? { back } : {}) };
    });
    if (!company.join(to, from, ways)) return false;
    const collar = collarOf(company, to, side);
    const leash = rope(company.point(from, leadingHand(from)), collar.at, 0.1);
    if (!company.addOver(from, [collar.part, leash])) company.add(from, { under: [leash] });
    return true;
  });
}

/** What an animal on a leash has around its neck, and where the leash is tied to it: under the chin, on the side of who has that. */
function collarOf(company: Company, to: Actor, side: 1 | -1): { at: Spot; part: Part } {
  const face = faceOf(company, to);
  const [x, wide] = [(face.left + face.right) / 2, face.right - face.left];
  const y = face.bottom - COLLAR.up * (face.bottom - face.top);
  const ends = [-1, 1].map((way) => ({ x: x + way * COLLAR.half * wide, y })) as [Spot, Spot];
  const part = cord(...ends, { sag: COLLAR.sag, width: COLLAR.thick * wide });
  return { at: { x: x - side * COLLAR.half * wide, y: y + COLLAR.thick * wide }, part };
}

/** How far over the lower end of a face it is, as a share of that height; all else in shares of the breadth. */
const COLLAR = { up: 0.01, half: 0.24, sag: 0.3, thick: 0.09 };

/** Two that pull at the ends of one rope, each away from the other. */
export const TUG_RULE: RelationRule = {
  cast: (from, to) => {
    if (from.pose === 'stand') {
      turnRope(from, to);
      return;
    }
    from.facing = 'left';
    if (to !== from) to.facing = 'right';
    from.pose = 'pull';
    to.pose = 'pull';
  },
  join: (meeting) => {
    if (meeting.from.request.pose === 'stand') return swing(meeting);
    return meeting.index === 0 ? tug(meeting) : tugAlong(meeting);
  },
};

/** Meters: what is larger is pulled by a thick rope. */
const HEAVY = 2.5;
/** A rope is so thick, as a share of the height of who has it. */
const THICK = 0.03;

/** Two look at one another, a hand of each at an end of the rope. */
function turnRope(from: Casting, to: Casting): void {
  to.pose = 'stand';
  from.facing = 'right';
  if (to !== from) to.facing = 'left';
  for (const one of new Set([from, to])) useHand(one, 'out');
}

/** A rope from hand to hand that goes down to the ground, over which a third one jumps. */
function swing(meeting: Meeting): boolean {
  const { company, from, to, also } = meeting;
  if (!company.join(from, to, besideWays(meeting, also ? [-1.7, -1.4] : [-1, -0.7], [-1]))) return false;
  const [start, end] = [company.point(from, 'rightHand'), company.point(to, 'leftHand')];
  const ground = company.box(from).bottom;
  const sag = (2 * (ground - start.y)) / Math.max(1, Math.hypot(end.x - start.x, end.y - start.y));
  const width = THICK * (ground - company.box(from).top);
  if (!company.addOver(from, [cord(start, end, { sag, width })])) return false;
  if (also === undefined) return true;
  const own = company.groupBox(also);
  const x = (start.x + end.x) / 2 - (own.left + own.right) / 2;
  const raised = 0.14 * (own.bottom - own.top);
  return company.join(also, from, [{ x, y: ground - raised - own.bottom, layer: 'behind' }]);
}

function tug(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!company.join(from, to, besideWays(meeting, [-0.5, -0.8], [-1]))) return false;
  const width = THICK * (company.box(from).bottom - company.box(from).top);
  const line = cord(company.point(from, 'rightHand'), company.point(to, 'leftHand'), { sag: 0.01, width });
  return company.addOver(from, [line]);
}

/** Behind those at both ends of the rope, which goes on to them. */
function tugAlong({ company, from, to }: Meeting): boolean {
  const [first] = company.of(from.thing);
  if (!first) return false;
  const ends = [
    { one: from, side: -1, hand: 'rightHand' },
    { one: to, side: 1, hand: 'leftHand' },
  ] as const;
  return ends.every(({ one, side, hand }) => {
    const [own, group] = [company.groupBox(one), company.groupBox(first)];
    const last = endOf(company, first, side);
    const ways = BEHIND.map((over): Way => {
      const by = over * (own.right - own.left);
      return {
        x: side < 0 ? group.left - own.right + by : group.right - own.left - by,
        y: 0,
        layer: 'behind',
      };
    });
    if (!company.join(one, first, ways)) return false;
    company.add(one, { over: [rope(company.point(one, hand), company.point(last, hand), 0.02)] });
    return true;
  });
}

/** So much of who pulls behind another one is hidden by that one, as shares of the width. */
const BEHIND = [0.28, 0.16, 0.04];

/** Who stands last on a side of a group. */
function endOf(company: Company, first: Actor, side: 1 | -1): Actor {
  const all = company.of(first.thing).filter((one) => company.areJoined(one, first));
  return all.reduce((last, one) =>
    side * (company.box(one).left - company.box(last).left) > 0 ? one : last,
  );
}

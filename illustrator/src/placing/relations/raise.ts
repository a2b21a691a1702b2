import type { Actor } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { faceOf, fitTo, put } from './carry.ts';
import { reachFor } from './reach.ts';
import { isLively, type Meeting, type RelationRule, useHand } from './rule.ts';

/** What is lifted is so large at most beside who lifts it. */
const LARGEST = 0.9;
/** How far over the face it is, as shares of that one's height: hair and ears are there. */
const CLEAR = [0, 0.12, 0.24, 0.4, -0.15, -0.3];
/** How far the hands are from its middle and over its lower edge, as shares of its size. */
const GRIPS = [
  [0.42, 0.25],
  [0.42, 0.1],
  [0.42, 0],
  [0.34, 0],
  [0.3, 0.5],
  [0.25, 0],
  [0.5, 0],
] as const;
/** What is tossed is so far over the head, as a share of the face. */
const TOSSED = 0.45;

/** Over the head: on both hands, or in the air over them. */
export function holdUp(meeting: Meeting, air: number): boolean {
  const { company, from, to } = meeting;
  const [left, right] = [company.point(from, 'leftHand'), company.point(from, 'rightHand')];
  const [face, box] = [faceOf(company, from), company.groupBox(to)];
  const x = (left.x + right.x) / 2;
  const high = face.bottom - face.top;
  const ways = [1, 0.8, 0.6].flatMap((size) =>
    CLEAR.map((clear): Way => {
      const y = face.top - (clear + air) * high;
      const way = put(box, { x, y, edge: 'bottom' }, fitTo(to, from, LARGEST * size));
      return air > 0 ? way : { ...way, isHeld: true };
    }),
  );
  if (!company.join(to, from, ways)) return false;
  if (air === 0) reachUp(meeting);
  return true;
}

/** So many of a width apart are two who lift somebody, so far over their faces; a hand is so far from its shoulder, in heights of the body, and so far up who is lifted. */
const ABREAST = 1.12;
const ON_HANDS = [-0.25, -0.1, 0, 0.12, 0.24];
const HANDS_OUT = [0.16, 0.1, 0.22, 0.04];
const HANDS_UP = [0.16, 0.06, 0.28];

/** Somebody over the heads of two, between them; who comes next stands beside those. */
function liftAmong({ company, from, to }: Meeting): boolean {
  const [body, face, box] = [company.box(from), faceOf(company, from), company.groupBox(to)];
  const x = body.left + ((1 + ABREAST) / 2) * (body.right - body.left);
  const high = face.bottom - face.top;
  const ways = [1, 0.85].flatMap((size) =>
    ON_HANDS.map((clear): Way => {
      const at = { x, y: face.top - clear * high, edge: 'bottom' as const };
      return { ...put(box, at, fitTo(to, from, LARGEST * size)), layer: 'behind' };
    }),
  );
  return company.join(to, from, ways);
}

/** The second one stands at the other side of who is lifted, the hands of both there; all others beside them. */
function liftLate(company: Company, from: Actor, to: Actor): boolean {
  const { host, parts } = company.groupOf(to);
  if (!isLively(to) || host === to) return false;
  const mates = parts.filter(({ actor }) => actor !== undefined && actor !== to && isLively(actor)).length;
  const [first, own, group] = [company.box(host), company.box(from), company.groupBox(host)];
  if (mates > 1) {
    const ends = [group.left - own.right, group.right - own.left];
    return company.join(
      from,
      host,
      (mates % 2 === 0 ? ends : ends.reverse()).map((x): Way => ({ x, y: 0, layer: 'before' })),
    );
  }
  const x = (first.left + first.right - own.left - own.right) / 2 + ABREAST * (first.right - first.left);
  if (!company.join(from, host, [{ x, y: 0, layer: 'before' }])) return false;
  raiseHands(company, host, [to, 'rightHand']);
  raiseHands(company, from, [to, 'leftHand']);
  return true;
}

/** Both hands up at who is over two, or the near one. */
function raiseHands(
  company: Company,
  from: Actor,
  [to, near]: readonly [Actor, 'leftHand' | 'rightHand'],
): void {
  const [own, { left, right, top, bottom }] = [company.box(from), company.box(to)];
  const [x, high, wide] = [(own.left + own.right) / 2, own.bottom - own.top, right - left];
  const within = (at: number) => Math.max(left + 0.1 * wide, Math.min(right - 0.1 * wide, at));
  const goalsOf = (out: number, up: number) => {
    const y = bottom - up * (bottom - top);
    return { leftHand: { x: within(x - out * high), y }, rightHand: { x: within(x + out * high), y } };
  };
  const all = HANDS_UP.flatMap((up) => HANDS_OUT.map((out) => goalsOf(out, up)));
  [...all, ...all.map((goals) => ({ [near]: goals[near] }))].some((goals) =>
    reachFor(company, from, goals, { over: 'hands', at: to }),
  );
}

/** Both hands at what is over the head, at its sides or under it. */
function reachUp({ company, from, to }: Meeting): void {
  const { left, right, top, bottom } = company.box(to);
  const [x, wide, high] = [(left + right) / 2, right - left, bottom - top];
  // Arms go up behind a broad head, else beside it.
  (['hands', 'below'] as const).some((over) =>
    GRIPS.some(([out, up]) => {
      const y = bottom - up * high;
      const hands = { leftHand: { x: x - out * wide, y }, rightHand: { x: x + out * wide, y } };
      return reachFor(company, from, hands, { over, at: to });
    }),
  );
}

/** How it is shown that something is lifted. */
export const RAISE_RULES = {
  'hold-up': {
    cast: (from, to) => {
      // What is named is no barbell of the pose.
      if (isLively(from) && (from.pose ?? 'lift') === 'lift') from.pose = 'stand';
      useHand(from, 'up', true);
      if (isLively(to) && to.record.kind !== 'person') to.pose ??= 'sit';
      // A winner on the hands of a team.
      if (isLively(from) && from.count > 1 && to.record.kind === 'person') {
        to.pose = 'sit';
        useHand(to, 'up', true);
      }
    },
    join: (meeting) =>
      (meeting.count > 1 && isLively(meeting.to) && liftAmong(meeting)) || holdUp(meeting, 0),
    joinLate: liftLate,
    isTogether: true,
    isCarried: true,
  },
  'toss-up': {
    cast: (from) => {
      from.pose = 'cheer';
      useHand(from, 'up', true);
    },
    join: (meeting) => holdUp(meeting, TOSSED),
    isCarried: true,
  },
} satisfies Record<string, RelationRule>;

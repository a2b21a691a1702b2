import type { Way } from '../company/Company.ts';
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
    },
    join: (meeting) => holdUp(meeting, 0),
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

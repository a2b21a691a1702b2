import { drawBody } from '../../bodies/drawBody.ts';
import { figuresOf } from '../../things/likenessOf.ts';
import { isKnown } from '../company/Actor.ts';
import type { Way } from '../company/Company.ts';
import { TELLING_SPARE } from '../company/Group.ts';
import { isAloft } from '../company/isAloft.ts';
import { faceOf } from './carry.ts';
import { approach, goThere, isAhead } from './farBehind.ts';
import { reachFor } from './reach.ts';
import {
  type Casting,
  directionOf,
  face,
  faceEachOther,
  isLively,
  leadingHand,
  type Meeting,
  type RelationRule,
} from './rule.ts';
import { suitAlong } from './swimIn.ts';

/** How near the mouth is to the other one's head, as shares of that head's width. */
const NEAR = [0.02, 0.08, 0.16, 0.26];
/** Who is so much lower is on the toes, who is higher bends, by shares of the difference at most. */
const LEVELS = [0.14, 0, 0.3];

/** So far within the own face the hand is, as a share of its height: the other face is free. */
const CUPPED = 0.06;

/** Close to the ear, a hand beside the mouth. */
function whisper(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  const [own, other] = [faceOf(company, from), faceOf(company, to)];
  const wide = other.right - other.left;
  const [edge, near] = side > 0 ? [own.right, other.left] : [own.left, other.right];
  const ways = NEAR.flatMap((gap) =>
    (['before', 'behind'] as const).map(
      (layer): Way => ({ x: near - edge - side * gap * wide, y: 0, layer, spare: TELLING_SPARE }),
    ),
  );
  if (!company.join(from, to, ways)) return false;
  cupHand(meeting);
  return true;
}

/** The hand on that side at the edge of the face, the mouth between it and the viewer. */
function cupHand({ company, from, to }: Meeting): void {
  const side = directionOf(from);
  const face = faceOf(company, from);
  const edge = side > 0 ? face.right : face.left;
  const high = face.bottom - face.top;
  LEVELS.some((up) => {
    const goal = { x: edge - side * CUPPED * high, y: face.bottom - up * high };
    return reachFor(company, from, { [leadingHand(from)]: goal }, { over: 'arms', at: to });
  });
}

/** Whether it stands on the ground as well as it flies. */
function isBird({ record: { kind, poses } }: Casting): boolean {
  const sitting = poses?.sit;
  return kind === 'flier' && sitting !== undefined && 'body' in sitting && sitting.body?.limbs === 'wings';
}

/** Draws an animal from the side where there is such a picture of it, else on a body of ours, whose head turns. */
function showSide(one: Casting): void {
  const { kind, key, poses } = one.record;
  if (kind === 'person') return;
  const { facing } = drawBody({ key, looks: {}, wears: [], variant: 0 });
  if (facing !== 'front') one.isFirstDrawing = true;
  else if (poses?.sit) one.pose ??= 'sit';
}

/** Who looks the same way by chance alone turns to the other one. */
function turnTo(one: Casting, other: Casting): void {
  const { left, right } = other.hands;
  if (one.facing === other.facing && !other.isTurned && !left && !right) delete other.facing;
}

/** Nobody sprays whom they look at: who is always drawn with a hose, as a firefighter is, lowers the hands without it. */
function leaveHose(one: Casting, other: Casting): void {
  const hasHose = figuresOf(one.record).some(({ holds }) => holds === 'hose');
  const { left, right } = one.hands;
  if (hasHose && isLively(other) && !left && !right) one.hands = { left: 'down', right: 'down' };
}

/** What is thrown at from below is over the heads of those who do, as a hoop is. */
function towerOver(one: Casting, { record, hosts }: Casting, index: number): void {
  const { places, size, kind } = record;
  const isHoop = kind === 'object' && places?.inside?.rim === true && size > HIGH_HOOP * one.record.size;
  if (isHoop) hosts.push({ thing: index, share: OVER_HEADS });
}

/** As shares of the height of who looks up at it: in life, and on a page. */
const HIGH_HOOP = 1.5;
const OVER_HEADS = 1.5;

/** How it is shown that one looks at another one, or tells that one a secret. */
export const TALK_RULES = {
  'look-at': {
    cast: (from, to) => {
      // Who pushes something goes on: whoever looks on is not before it.
      face(from, to, to.pose === 'push');
      leaveHose(from, to);
      if (to.record.kind === 'sky' && from.record.kind === 'person') from.looks = { away: true };
    },
    loose: 'facing',
  },
  face: {
    cast: (from, to, indexes) => {
      const { from: index } = indexes;
      suitAlong(from, to, indexes);
      turnTo(from, to);
      faceEachOther(from, to);
      towerOver(from, to, index);
      if (isAhead(to, from)) goThere(from, to, index);
      // Several who throw into one thing all look there; a net is between them.
      if (!isLively(to) && isKnown(to, 'inside')) from.alternates = false;
      for (const one of [from, to]) showSide(one);
      leaveHose(from, to);
      leaveHose(to, from);
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const)
        if (isBird(one) && (isBird(other) || !isAloft(other.record))) one.isAshore = true;
    },
    loose: 'facing',
    joinAll: approach,
  },
  whisper: {
    cast: (from, to) => {
      faceEachOther(from, to);
      // Who has a hand to hold beside the mouth is drawn with it.
      if (from.record.poses?.sit && !from.record.limbless) from.hands = { left: 'down', right: 'down' };
    },
    join: whisper,
  },
} satisfies Record<string, RelationRule>;

import type { BodySpot } from '../../things/recordTerms.ts';
import { touch } from '../geometry/touch.ts';
import { faceOf, gapTo, gapToBox, handleOf, handsOf, mouthOf } from './bodyPoints.ts';
import type { Others, Property } from './Property.ts';
import { heightOf, isNear, type Shown } from './shown.ts';
import { inside, recordOf } from './whereabouts.ts';

/** Page pixels between what is at one another. */
export const CLOSE = 60;

/** Touches it, or what touches both joins them: a rope, a stream, a table, what one has in hand. */
export const linked: Property = (from, to, { links }) =>
  reachOf([from], [...links, to]).some((one) => one === to || touch(one.piece, to.piece));

/** What some touch, directly or by what it touches, themselves included. */
function reachOf(some: readonly Shown[], links: readonly Shown[]): Shown[] {
  const reached = [...some];
  const left = new Set(links.filter((one) => !some.includes(one)));
  for (const one of reached) {
    for (const next of left) {
      if (!touch(one.piece, next.piece)) continue;
      left.delete(next);
      reached.push(next);
    }
  }
  return reached;
}

/** A hand is so near to it, or what is in that hand touches it; of who has no hands it is as of all of the body. */
function handNear(share: number): Property {
  return (from, to, { links }) => {
    const hands = handsOf(from);
    if (hands.length === 0) return reachOf([from], links).some((one) => isNear(one, to, CLOSE));
    if (hands.some((hand) => gapTo(to, hand, from) < share)) return true;
    const had = links.filter((one) => one !== to && hands.some((hand) => gapTo(one, hand, from) < share));
    return reachOf(had, links).some((one) => touch(one.piece, to.piece));
  };
}

/** A hand is so near to what it is at, as a share of the height of whose it is. */
const AT_HAND = 0.1;
export const atHand = handNear(AT_HAND);
/** The same where earth or water is between them. */
export const overIt = handNear(0.2);

/** Who has hands has one at what a driver holds, where that is seen. */
export const driving: Property = (from, to, all) => {
  const { handle, seat } = recordOf(to)?.places ?? {};
  const grip = handleOf(to);
  const hands = handsOf(from);
  const isSeen = handle !== undefined && seat !== undefined && hands.length > 0;
  const isAtIt =
    (grip && hands.some((hand) => Math.hypot(hand.x - grip.x, hand.y - grip.y) < DRIVER * heightOf(from))) ??
    true;
  return inside(from, to, all) && (!isSeen || isAtIt);
};

const DRIVER = 0.22;

/** The mouth is at it. */
const mouthNear =
  (share: number): Property =>
  (from, to) => {
    const mouth = mouthOf(from);
    return mouth === undefined ? isNear(from, to, CLOSE) : gapTo(to, mouth, from) < share;
  };

const AT_MOUTH = 0.3;
export const atMouth = mouthNear(AT_MOUTH);
/** The same of who has no hand free: hanging on a branch. */
export const bites = mouthNear(0.16);

/** A hand, or what is in it, is at the face of the other, where it is done there. */
export const atSpot: Property = (from, to, all) => {
  const face = all.at !== undefined && OF_FACE.has(all.at) ? faceOf(to) : undefined;
  return atHand(from, to, all) && (face === undefined || isAtFace(from, to, all));
};

const OF_FACE: ReadonlySet<BodySpot> = new Set(['hair', 'mouth', 'eyes', 'ear', 'cheek', 'head']);

/** A hand, or what is in it, is no farther from the face than that is high. */
export const isAtFace: Property = (from, to, { links }) => {
  const face = faceOf(to) ?? to.box;
  const near = NEAR_FACE * (face.bottom - face.top);
  const hands = handsOf(from);
  if (hands.some((hand) => gapToBox(face, hand) < near)) return true;
  const others = links.filter((one) => one !== to);
  const [, ...had] = reachOf([from], others);
  const scattered = others.filter(({ piece }) => piece.isProp);
  const used = [...(hands.length === 0 ? [from] : []), ...had, ...scattered];
  return used.some((one) => isNear(one, { ...to, box: face }, near));
};

const NEAR_FACE = 0.4;

/** It is at the own hands, and all of it at the hands of some; of several a horn has but one. */
export const held: Property = (from, to, all) =>
  (linked(from, to, all) || hasAnother(from, to, all)) &&
  (to.visible > HALF || isDipped(to, all)) &&
  (all.at === 'horn' || all.tos.every((one) => all.mates.some((bearer) => linked(bearer, one, all))));

/** One of what is looked at is at the lens that one of those who look has in hand. */
export const inLens: Property = (_from, _to, all) =>
  all.mates.some((one) => all.tos.some((seen) => linked(one, seen, all)));

/** Less of what is held is only a part of it. */
const HALF = 0.5;

/** Has one of its own that no words are for: each of two anglers a rod. */
const hasAnother: Property = (from, _to, { links }) =>
  handsOf(from).some((hand) =>
    links.some((one) => one.piece.isProp === true && gapTo(one, hand, from) < AT_HAND),
  );

/** What it is used on hides the rest of it: a spoon in a pot. */
function isDipped(to: Shown, { links }: Others): boolean {
  return links.some((one) => one !== to && one.piece.thing !== undefined && touch(one.piece, to.piece));
}

/** A hand of each at a hand of the other. */
export const handInHand: Property = (from, to, all) => {
  const [own, others] = [handsOf(from), handsOf(to)];
  if (own.length === 0 || others.length === 0) return linked(from, to, all);
  const near = HAND_IN_HAND * heightOf(from);
  return own.some((one) => others.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < near));
};

const HAND_IN_HAND = 0.16;

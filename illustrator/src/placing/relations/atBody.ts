import { artData } from '../../art/artData.ts';
import { isSmall } from '../../stages/isSmall.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import { type Actor, isKnown, moved, type Part, pointOf } from '../company/Actor.ts';
import type { Company, Way } from '../company/Company.ts';
import { aimed } from './aimed.ts';
import { faceOf, fitTo, handPoint, inHands } from './carry.ts';
import { earsOf, turnToMouth } from './profile.ts';
import { edgeAt } from './pull.ts';
import { reachFor } from './reach.ts';
import { directionOf, face, leadingHand, type Meeting, type RelationRule, useHand } from './rule.ts';
import { setOnTable } from './tableWork.ts';

type Point = { x: number; y: number };

/** How large a tool is that somebody uses at the own body, as a share of that one. */
const OWN_TOOL = 0.3;
/** Where hair is, as shares of the width of a head from its middle, and of its height from its top. */
const HAIR = [
  [0.46, 0.04],
  [0.46, 0.2],
  [0.54, 0.32],
  [0.54, 0.5],
  [0.54, 0.64],
] as const;

/** Where bare hands have hair, beside the cheek. */
const HAIR_ENDS = [
  [0.56, 0.9],
  [0.58, 0.75],
  [0.54, 0.6],
] as const;

/** Under a hat or a crown hair is combed at its length. */
function hairOf(isUnderHat: boolean): readonly (readonly [number, number])[] {
  return isUnderHat ? [...HAIR.slice(2), ...HAIR.slice(0, 2)] : HAIR;
}

/** A hat is so high over a face, as a share of that. */
const HATTED = 0.12;

/** Whether it has hair as people do: people, mermaids. */
function isHuman({ record: { drawing, kind } }: Actor): boolean {
  return kind === 'person' || (drawing !== undefined && 'figure' in drawing);
}

/** On the fur of an animal: its neck and its muzzle, or a shoulder of one that faces the viewer. */
function coatOf(company: Company, body: Actor, side: 1 | -1): Point[] {
  const [face, box] = [faceOf(company, body), company.box(body)];
  const [wide, high] = [face.right - face.left, face.bottom - face.top];
  const middle = (face.left + face.right) / 2;
  if (body.body.facing === 'front')
    return [0.32, 0.4].map((out) => ({
      x: (box.left + box.right) / 2 + side * out * (box.right - box.left),
      y: face.bottom + 0.2 * (box.bottom - face.bottom),
    }));
  return [
    { x: middle - side * 0.1 * wide, y: face.bottom + 0.12 * high },
    { x: middle + side * 0.44 * wide, y: face.top + 0.8 * high },
    ...[0.5, 0.7].map((down) => {
      const y = box.top + down * (box.bottom - box.top);
      return { x: edgeAt(company, body, { y, side }) - side * 0.04 * (box.right - box.left), y };
    }),
  ];
}

/** On the back of an animal, from behind; on its fur where that is not the side it turns to who is there. */
function backOf(company: Company, body: Actor, side: 1 | -1): Point[] {
  const { facing } = body.body;
  if (facing === 'front' || (facing === 'right') === side > 0) return coatOf(company, body, side);
  const [face, box] = [faceOf(company, body), company.box(body)];
  return BACKS.map((down) => {
    const y = face.bottom + down * (box.bottom - face.bottom);
    return { x: edgeAt(company, body, { y, side }) - side * IN_BACK * (box.right - box.left), y };
  });
}

/** How far below the face, as shares of what is left of the height, and how far within, as a share of the width. */
const BACKS = [0.12, 0.3, 0.5, 0.7];
const IN_BACK = 0.14;

/** Where on a body a tool ends, the best first, on the side of who uses it (-1 for the left); nothing where it is used at no body. */
export function spotsOn(
  company: Company,
  body: Actor,
  { at, side, isBare }: { at: BodySpot | undefined; side: 1 | -1; isBare?: boolean },
): Point[] {
  const { telling } = body.body;
  if (at === undefined || (telling === undefined && at !== 'hand' && at !== 'foot')) return [];
  const [face, box] = [faceOf(company, body), company.box(body)];
  const [middle, wide, high] = [(face.left + face.right) / 2, face.right - face.left, face.bottom - face.top];
  switch (at) {
    case 'hair': {
      if (!isHuman(body) && body.body.facing !== 'front') return coatOf(company, body, side);
      const own = hairOf(face.top - box.top > HATTED * high);
      return (isBare ? HAIR_ENDS : own).map(([out, down]) => ({
        x: middle + side * out * wide,
        y: face.top + down * high,
      }));
    }
    case 'mouth': {
      const mouth = company.point(body, 'mouth');
      return [0.06, 0.14, 0.24, 0.34].map((out) => ({ x: mouth.x + side * out * wide, y: mouth.y }));
    }
    case 'pocket':
    case 'chest': {
      // The heart is over the belly.
      const y = face.bottom + (at === 'chest' ? 0.2 : 0.3) * (box.bottom - face.bottom);
      return [0.06, 0.2].map((out) => ({ x: middle + side * out * wide, y }));
    }
    case 'cheek':
      return [0.4, 0.46].map((out) => ({ x: middle + side * out * wide, y: face.top + 0.74 * high }));
    case 'ear':
      return earsOf(body, face, side);
    case 'eyes': {
      const eyes = company.point(body, 'eyes');
      return [0.4, 0.5, 0.6].map((out) => ({ x: middle + side * out * wide, y: eyes.y }));
    }
    case 'coat':
    case 'head': {
      const crown = company.point(body, 'head');
      const top = [0.24, 0.36].map((out) => ({ x: crown.x + side * out * crown.width, y: crown.y }));
      return [...top, ...coatOf(company, body, side)];
    }
    case 'back':
      return isHuman(body) ? [] : backOf(company, body, side);
    case 'foot': {
      const down = box.bottom - box.top;
      const plaster = isBare ? plasterOn(company, body, side) : undefined;
      // It is seen beside the hand, too.
      if (plaster) return [0.14, 0.1].map((out) => ({ x: plaster.x + side * out * down, y: plaster.y }));
      return [0.22, 0.34].map((out) => ({
        x: (box.left + box.right) / 2 + side * out * (box.right - box.left),
        y: box.bottom - 0.07 * down,
      }));
    }
    case 'hand': {
      const hand = company.point(body, side < 0 ? 'leftHand' : 'rightHand');
      // What is on the hand is seen beside the other one, which has the roll of what is wound around it.
      const out = isBare ? (isBound(body) ? 0.17 : 0.055) : 0;
      return [{ x: hand.x + side * out * (box.bottom - box.top), y: hand.y }];
    }
    default:
      return [];
  }
}

/** Where on the leg of a side somebody has a plaster on. */
function plasterOn(company: Company, actor: Actor, side: 1 | -1): Point | undefined {
  const knee = actor.body.places[side < 0 ? 'leftKnee' : 'rightKnee'];
  return isBound(actor) && knee ? pointOf(company.partOf(actor), knee) : undefined;
}

/** Whether somebody has a bandage on. */
export function isBound({ request }: Pick<Actor, 'request'>): boolean {
  return request.wears.some((key) => artData().things.get(key)?.wornAs === 'strip');
}

/** The tip of a tool, by its drawing; undefined where it names none. */
export function tipOf(company: Company, tool: Actor): Point | undefined {
  return isKnown(tool, 'tip') ? company.point(tool, 'tip') : undefined;
}

/** A tool in the hand whose tip is where it is used on the own body. */
function useOnSelf(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  if (!isKnown(to, 'tip')) return false;
  if (!isHeld(to)) return standAt(meeting);
  const side = directionOf(from);
  const [hand, part] = [handPoint(company, from), company.partOf(to)];
  const factor = fitTo(to, from, OWN_TOOL);
  const [grip, tip] = [company.point(to, 'handle'), company.point(to, 'tip')];
  const ways = spotsOn(company, from, { at: meeting.at ?? to.record.usedAt, side }).flatMap((goal) =>
    [1, 0.8, 0.62].map((share): Way => {
      const cut = (one: Part): Part => ({
        ...aimed(one, part, { grip, tip, hand, goal, size: factor * share }),
        at: from.body.art,
      });
      return { x: 0, y: 0, layer: 'before', cut };
    }),
  );
  const restore = company.save();
  // The hand comes to where the tool is held.
  const isGripped = ways.some((way) => {
    const grip = () => ({ [leadingHand(from)]: company.point(to, 'handle') });
    const isDone =
      company.join(to, from, inHands(meeting, [way])) && reachFor(company, from, grip(), { over: 'hands' });
    if (!isDone) restore();
    return isDone;
  });
  return isGripped || company.join(to, from, inHands(meeting, ways));
}

/** Whether a tool is in a hand, or stands by itself as a telescope does. */
function isHeld({ record }: Pick<Actor, 'record'>): boolean {
  return record.uses?.includes('held') === true;
}

/** At what stands by itself, as high as it is used; what is small stands on a table. */
function standAt(meeting: Meeting): boolean {
  const { company, from, to } = meeting;
  const side = directionOf(from);
  if (isSmall(to.record.key)) setOnTable(meeting, [to]);
  const [spot] = spotsOn(company, from, { at: to.record.usedAt, side });
  if (!spot) return false;
  const { art, to: at } = company.partOf(to);
  const size = Math.max(0.6, Math.min(1.3, spot.y / company.point(to, 'tip').y));
  if (company.groupOf(to).parts.length === 1) company.redraw(to, moved({ art, to: at }, 0, 0, size));
  const tip = company.point(to, 'tip');
  const ways = [0, 0.04, 0.1].map((out): Way => {
    const x = tip.x - spot.x - side * out * (company.box(from).right - company.box(from).left);
    return { x, y: 0, layer: 'behind' };
  });
  const part = company.partOf(to);
  company.redraw(to, { ...part, at: from.body.art });
  return company.join(from, to, ways);
}

/** Who uses something there is seen from the side: it is at the edge of the face. */
const AT_FACE: ReadonlySet<BodySpot | undefined> = new Set<BodySpot | undefined>(['mouth', 'eyes']);

/** How what is done to the own body is shown. */
export const SELF_RULES = {
  'use-on-self': {
    cast: (from, to) => {
      if (!isHeld(to)) {
        face(from, to, true);
        useHand(from, 'out');
        return;
      }
      useHand(from, to.record.usedAt === 'hair' ? 'up' : 'face');
      to.facing ??= from.facing ?? 'right';
      if (AT_FACE.has(to.record.usedAt)) turnToMouth(from);
    },
    join: useOnSelf,
    isCarried: true,
    hides: 'to',
  },
} satisfies Record<string, RelationRule>;

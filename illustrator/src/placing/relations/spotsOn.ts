import { artData } from '../../art/artData.ts';
import type { Box } from '../../page.ts';
import type { BodySpot } from '../../things/recordTerms.ts';
import { type Actor, pointOf } from '../company/Actor.ts';
import type { Company } from '../company/Company.ts';
import { faceOf } from './carry.ts';
import { earsOf, isInProfile } from './profile.ts';
import { edgeAt } from './pull.ts';

type Point = { x: number; y: number };

/** A body, the side of who is at it (-1 for the left), whether no tool is in the hand, and how wide that is. */
interface AtBody {
  company: Company;
  body: Actor;
  side: 1 | -1;
  isBare: boolean;
  hand: number;
  face: Box;
  box: Box;
}

/** Where on a body a tool ends, the best first, on the side of who uses it (-1 for the left); nothing where it is used at no body. */
export function spotsOn(
  company: Company,
  body: Actor,
  {
    at,
    side,
    isBare = false,
    hand = 0,
  }: { at: BodySpot | undefined; side: 1 | -1; isBare?: boolean; hand?: number },
): Point[] {
  const { telling } = body.body;
  if (at === undefined || (telling === undefined && at !== 'hand' && at !== 'foot')) return [];
  const [face, box] = [faceOf(company, body), company.box(body)];
  return SPOTS[at]?.({ company, body, side, isBare, hand, face, box }) ?? [];
}

const SPOTS: Partial<Record<BodySpot, (at: AtBody) => Point[]>> = {
  hair: hairOf,
  mouth: ({ company, body, side, face }) =>
    outward([0.06, 0.14, 0.24, 0.34], company.point(body, 'mouth'), side * widthOf(face)),
  pocket: (at) => frontOf(at, 0.3),
  // The heart is over the belly.
  chest: (at) => frontOf(at, 0.2),
  cheek: ({ side, face }) => {
    const y = face.top + 0.74 * (face.bottom - face.top);
    return outward([0.4, 0.46], { x: middleOf(face), y }, side * widthOf(face));
  },
  ear: ({ body, side, face }) => earsOf(body, face, side),
  eyes: ({ company, body, side, face }) => {
    const { y } = company.point(body, 'eyes');
    return outward([0.4, 0.5, 0.6], { x: middleOf(face), y }, side * widthOf(face));
  },
  coat: crownOf,
  head: crownOf,
  back: (at) => (isHuman(at.body) ? [] : backOf(at)),
  foot: footOf,
  hand: ({ company, body, side, isBare, box }) => {
    const hand = company.point(body, side < 0 ? 'leftHand' : 'rightHand');
    // What is on the hand is seen beside the other one, which has the roll of what is wound around it.
    const out = isBare ? (isBound(body) ? 0.17 : 0.055) : 0;
    return [{ x: hand.x + side * out * (box.bottom - box.top), y: hand.y }];
  },
};

/** Points on one height, as far out as shares of a width. */
function outward(shares: readonly number[], { x, y }: Point, wide: number): Point[] {
  return shares.map((out) => ({ x: x + out * wide, y }));
}

/** On the front of a body, so far below the face as a share of the rest. */
function frontOf({ side, face, box }: AtBody, down: number): Point[] {
  const y = face.bottom + down * (box.bottom - face.bottom);
  return outward([0.06, 0.2], { x: middleOf(face), y }, side * widthOf(face));
}

function crownOf(at: AtBody): Point[] {
  const crown = at.company.point(at.body, 'head');
  return [...outward([0.24, 0.36], crown, at.side * crown.width), ...coatOf(at)];
}

function footOf({ company, body, side, isBare, hand, box }: AtBody): Point[] {
  const down = box.bottom - box.top;
  const plaster = isBare ? plasterOn(company, body, side) : undefined;
  // It is seen beside the hand, too, also beside the large one of a grown-up.
  const clear = (HAND_OUT * hand) / down + HALF_PLASTER;
  if (plaster) return outward([Math.max(0.14, clear), Math.max(0.1, clear)], plaster, side * down);
  return outward([0.22, 0.34], { x: middleOf(box), y: box.bottom - 0.07 * down }, side * widthOf(box));
}

/** Half as wide as a plaster on a leg is, as a share of the height of whose it is; so much of a hand is at either side of its middle, its thumb too. */
const HALF_PLASTER = 0.05;
const HAND_OUT = 0.62;

function hairOf(at: AtBody): Point[] {
  const { body, side, isBare, face } = at;
  if (!isHuman(body) && body.body.facing !== 'front') return coatOf(at);
  const high = face.bottom - face.top;
  const combed = isInProfile(body) ? BACK_HAIR : HAIR;
  return (isBare ? HAIR_ENDS : combed).map(([out, down]) => ({
    x: middleOf(face) + side * out * widthOf(face),
    y: face.top + down * high,
  }));
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2;
}

function widthOf({ left, right }: Box): number {
  return right - left;
}

/** Where hair is, as shares of the width of a head from its middle, and of its height from its top. */
const HAIR = [
  [0.48, 0.56],
  [0.5, 0.7],
  [0.46, 0.2],
  [0.46, 0.04],
] as const;

/** The same of a head in profile, behind the ear. */
const BACK_HAIR = [
  [-0.3, 0.72],
  [-0.34, 0.5],
] as const;

/** Where bare hands have hair, beside the cheek. */
const HAIR_ENDS = [
  [0.56, 0.9],
  [0.58, 0.75],
  [0.54, 0.6],
] as const;

/** Whether it has hair as people do: people, mermaids. */
function isHuman({ record: { drawing, kind } }: Actor): boolean {
  return kind === 'person' || (drawing !== undefined && 'figure' in drawing);
}

/** On the fur of an animal: its neck and its muzzle, or a shoulder of one that faces the viewer. */
function coatOf({ company, body, side, face, box }: AtBody): Point[] {
  const [wide, high, middle] = [widthOf(face), face.bottom - face.top, middleOf(face)];
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
function backOf(at: AtBody): Point[] {
  const { company, body, side, face, box } = at;
  const { facing } = body.body;
  if (facing === 'front' || (facing === 'right') === side > 0) return coatOf(at);
  return BACKS.map((down) => {
    const y = face.bottom + down * (box.bottom - face.bottom);
    return { x: edgeAt(company, body, { y, side }) - side * IN_BACK * (box.right - box.left), y };
  });
}

/** How far below the face, as shares of what is left of the height, and how far within, as a share of the width. */
const BACKS = [0.12, 0.3, 0.5, 0.7];
const IN_BACK = 0.14;

/** Where on the leg of a side somebody has a plaster on. */
function plasterOn(company: Company, actor: Actor, side: 1 | -1): Point | undefined {
  const knee = actor.body.places[side < 0 ? 'leftKnee' : 'rightKnee'];
  return isBound(actor) && knee ? pointOf(company.partOf(actor), knee) : undefined;
}

/** Whether somebody has a bandage on. */
export function isBound({ request }: Pick<Actor, 'request'>): boolean {
  return request.wears.some((key) => artData().things.get(key)?.wornAs === 'strip');
}

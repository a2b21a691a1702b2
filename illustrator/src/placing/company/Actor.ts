import type { Art } from '../../art/art.ts';
import { artData } from '../../art/artData.ts';
import type { Body, BodyPlace, BodyRequest } from '../../bodies/Body.ts';
import type { Role } from '../../lines/paintArt.ts';
import { around, type Box } from '../../page.ts';
import { type Affine, apply } from '../../raster/LabelMap.ts';
import { ownArt } from '../../things/ownArt.ts';
import type { PlaceName } from '../../things/recordSchema.ts';
import type { Thing } from '../../things/Things.ts';
import { boxUnder, topAt } from '../geometry/silhouette.ts';

/** One of the copies of a thing, drawn. */
export interface Actor {
  thing: number;
  copy: number;
  record: Thing;
  body: Body;
  /** What its body was drawn for. */
  request: BodyRequest;
  /** Longest side on the page, where the largest thing's is 1. */
  size: number;
  /** Page pixels, at the scale 1, per unit of its art. */
  scale: number;
  facing: 'left' | 'right';
  /** What is lettered beside it. */
  labels?: readonly string[];
  /** Set where it is on dry land by what it wears or does, wherever it is at home: in water or in the air. */
  isAshore?: true;
}

/** A picture of a group: of an actor, or what belongs to what it does (a rope, a stream). */
export interface Part {
  art: Art;
  to: Affine;
  whole?: Art;
  actor?: Actor;
  role?: Role;
  /** The picture that this shows a part of once more, over what is before it. */
  again?: Art;
  /** Set where it is part of what was asked for: the tray beside a bowl. */
  isPart?: true;
  /** The picture at whose face it is used. */
  at?: Art;
  /** Set where it is at a mouth, in paws, at a foot that kicks it or half sunk in a pot, as small as it is in life: who has it tells what it is. */
  isMorsel?: true;
  /** How far behind its group it stands on the same ground, in the group's units. */
  back?: number;
}

/** The hands of an actor once more, to be painted over what they hold. */
export function handsOf({ body }: Actor, { to }: Part): Part[] {
  return body.over ? [{ art: body.over, to, again: body.art }] : [];
}

export type AnyPlace = PlaceName | 'leftHand' | 'rightHand';

/** A place of an actor in the units of its art: its own, else where its kind has it. */
export function placeOf({ body, record, facing }: Actor, name: AnyPlace): BodyPlace {
  const own = body.places[name];
  if (own) return own;
  const { art, telling } = body;
  const at = (x: number, y: number, width = 0.5): BodyPlace => ({
    x: art.left + art.width * (facing === 'right' ? x : 1 - x),
    y: art.top + art.height * y,
    width: width * art.width,
  });
  const face = telling && {
    x: (telling.left + telling.right) / 2,
    width: telling.right - telling.left,
    height: telling.bottom - telling.top,
  };
  const isPerson = record.kind === 'person';
  switch (name) {
    case 'mouth':
      return face && telling
        ? { x: face.x, y: telling.top + face.height * 0.75, width: face.width * 0.4 }
        : at(0.8, 0.35, 0.2);
    case 'head':
      return face && telling ? { x: face.x, y: telling.top, width: face.width } : at(0.5, 0.05, 0.4);
    case 'neck':
      return face && telling ? { x: face.x, y: telling.bottom, width: face.width * 0.6 } : at(0.6, 0.4, 0.3);
    case 'leftHand':
      return {
        ...at(0.5, isPerson ? 0.6 : 0.62),
        x: art.left + art.width * (isPerson ? 0.06 : 0.2),
        width: art.width * 0.1,
      };
    case 'rightHand':
      return {
        ...at(0.5, isPerson ? 0.6 : 0.62),
        x: art.left + art.width * (isPerson ? 0.94 : 0.8),
        width: art.width * 0.1,
      };
    case 'hand':
      return placeOf({ body, record, facing } as Actor, facing === 'right' ? 'rightHand' : 'leftHand');
    case 'inside':
      return at(0.5, 0.4, 0.7);
    case 'string':
      return at(0.5, 1, 0.1);
    case 'handle':
      return at(0.5, 0.75, 0.2);
    case 'spout':
      return at(0.95, 0.3, 0.1);
    case 'window':
      return at(0.5, 0.5, 0.25);
    default:
      return surfaceAt(art, { x: art.left + art.width / 2, width: art.width * 0.7 });
  }
}

/** Whether a place is said by the thing's record or drawing, not guessed from its kind. */
export function isKnown({ record }: Pick<Actor, 'record'>, name: PlaceName): boolean {
  return record.places?.[name] !== undefined || ownArt(record.key)?.places[name] !== undefined;
}

/** The upper edge of a picture around x, where something on it touches it. */
function surfaceAt(art: Art, { x, width }: { x: number; width: number }): BodyPlace {
  const tops = [-0.2, 0, 0.2].map((part) => topAt(art, x + part * width)).filter((y) => y !== undefined);
  const sorted = [...tops].sort((a, b) => a - b);
  return { x, y: sorted[Math.floor(sorted.length / 2)] ?? art.top, width };
}

/** How a record's `inside` is entered. */
export function insideOf({ key }: Thing): {
  sinks: number;
  isOpen: boolean;
  hasRim: boolean;
  deep: number;
} {
  const inside = artData().things.get(key)?.places?.inside;
  return {
    sinks: inside?.sinks ?? 0.3,
    isOpen: inside?.open === true,
    hasRim: inside?.rim === true,
    deep: inside?.deep ?? 0,
  };
}

/** A point of a part in the units of its group. */
export function pointOf(part: Part, place: BodyPlace): BodyPlace {
  const [x, y] = apply(part.to, place.x, place.y);
  return { x, y, width: place.width * Math.hypot(part.to.a, part.to.b) };
}

export function boxOfPart({ art, to }: Part): Box {
  return boxUnder(to, art);
}

/** The box around parts. */
export function boxAround(parts: readonly Part[]): Box {
  return around(parts.map(boxOfPart));
}

/** Moved and scaled around the origin. */
export function moved<Moved extends Pick<Part, 'to' | 'back'>>(
  part: Moved,
  x: number,
  y: number,
  factor = 1,
): Moved {
  const { a, b, c, d, e, f } = part.to;
  return {
    ...part,
    ...(part.back !== undefined ? { back: part.back * factor } : {}),
    to: { a: a * factor, b: b * factor, c: c * factor, d: d * factor, e: e * factor + x, f: f * factor + y },
  };
}

/** Where a part is once it was turned by `by` radians around a point of its group. */
export function turned({ a, b, c, d, e, f }: Affine, { x, y }: { x: number; y: number }, by: number): Affine {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return {
    a: cos * a - sin * b,
    b: sin * a + cos * b,
    c: cos * c - sin * d,
    d: sin * c + cos * d,
    e: x + cos * (e - x) - sin * (f - y),
    f: y + sin * (e - x) + cos * (f - y),
  };
}

import type { Art } from '../art/art.ts';
import { headOf } from '../things/likenessOf.ts';
import type { Kind } from '../things/recordSchema.ts';
import type { Thing } from '../things/Things.ts';
import type { BodyPlace } from './Body.ts';
import type { Drawn, Places } from './Drawn.ts';
import { findHead, type Head, LARGEST_EYE, LARGEST_EYE_OF_HEAD, summitAt } from './findHead.ts';

/** What a drawing of a thing as a whole gives of itself. */
export interface Whole {
  art: Art;
  /** Places that its file names. */
  places: Places;
  hasLargeEyes?: true;
  /** Whether the record's places are those of this drawing. */
  isOwn: boolean;
}

/** A thing as it is drawn, with the places of its record, of its drawing, those that are found, or those of its kind. */
export function withPlaces(thing: Thing, { art, places, hasLargeEyes, isOwn }: Whole): Drawn {
  const isAlive = ALIVE.has(thing.kind);
  const own = isOwn ? placesOf(thing, art) : {};
  const largest = hasLargeEyes ? LARGEST_EYE_OF_HEAD : LARGEST_EYE;
  // A teddy bear has a face like the living, and a gummy bear where its record says.
  const hasHead = isAlive || headOf(thing) !== undefined;
  const head = headOfPlaces(own) ?? (hasHead ? findHead(art, largest) : undefined);
  const facing = thing.faces ?? facingOf(thing, art, head ?? own.spout ?? places.spout);
  const found = isAlive ? placesOfAnimal(art, head, facing) : {};
  return {
    art,
    places: { ...placesOfKind(thing.kind, art), ...found, ...places, ...own },
    ...(head ? { telling: headBox(art, head) } : {}),
    facing,
    ...(head ? { head } : {}),
    todo: { pose: false, looks: new Set(), wears: [] },
  };
}

/** The places of a record, in the units of its drawing. */
export function placesOf({ places = {} }: Thing, art: Art): Places {
  const own: Places = {};
  for (const [name, spot] of Object.entries(places) as [keyof Places, Fraction][])
    own[name] = scaled(art, spot);
  return own;
}

/** A head by the places of a record: where its eyes cannot be found, or others would be taken for them. */
function headOfPlaces({ eyes, head }: Places): Head | undefined {
  if (!eyes || !head) return undefined;
  const size = eyes.width * 0.25;
  return { eyes: [{ x: eyes.x, y: eyes.y, size }], x: eyes.x, y: eyes.y, top: head.y, width: head.width };
}

const ALIVE: ReadonlySet<Kind> = new Set(['animal', 'flier', 'swimmer', 'person', 'face']);

interface Fraction {
  x: number;
  y: number;
  width?: number | undefined;
}

function scaled({ left, top, width, height }: Art, { x, y, width: room = 0.3 }: Fraction): BodyPlace {
  return { x: left + x * width, y: top + y * height, width: room * width };
}

/** Animals look where their heads are, vessels go where they pour. */
function facingOf({ kind }: Thing, art: Art, front: { x: number } | undefined): Drawn['facing'] {
  if (GOES_LEFT.has(kind)) return 'left';
  if (front === undefined) return 'front';
  const at = (front.x - art.left) / art.width;
  if (at > 0.4 && at < 0.6) return 'front';
  return at < 0.5 ? 'left' : 'right';
}

/** Kinds of which the pictures mostly go to the left. */
const GOES_LEFT: ReadonlySet<Kind> = new Set(['vehicle', 'boat']);

function headBox(art: Art, { x, y, top, width }: Head): Drawn['telling'] {
  const half = Math.max(width, y - top) * 0.6;
  const box = { left: x - half, top, right: x + half, bottom: y + Math.max(half, width * 0.5) };
  return {
    left: Math.max(box.left, art.left),
    top: Math.max(box.top, art.top),
    right: Math.min(box.right, art.left + art.width),
    bottom: Math.min(box.bottom, art.top + art.height),
  };
}

function placesOfAnimal(art: Art, head: Head | undefined, facing: Drawn['facing']): Places {
  const ahead = { left: -1, right: 1, front: 0 }[facing];
  const backX = art.left + art.width * (0.5 - ahead * 0.1);
  const places: Places = { back: { x: backX, y: summitAt(art, backX), width: art.width * 0.4 } };
  if (head === undefined) return places;
  const { x, y, top, width } = head;
  return {
    ...places,
    head: { x, y: top, width },
    eyes: { x, y, width: width * 0.6 },
    mouth: within(art, { x: x + ahead * width * 0.42, y: y + width * 0.3, width: width * 0.3 }),
    neck: within(art, { x: x - ahead * width * 0.2, y: y + width * 0.54, width: width * 0.9 }),
  };
}

function within({ left, top, width, height }: Art, place: BodyPlace): BodyPlace {
  return {
    ...place,
    x: Math.min(Math.max(place.x, left), left + width),
    y: Math.min(Math.max(place.y, top), top + height),
  };
}

/** Where a kind of thing is met where nothing else is known. */
function placesOfKind(kind: Kind, art: Art): Places {
  const middle = art.left + art.width / 2;
  const top = summitAt(art, middle);
  const places: Places = { top: { x: middle, y: top, width: art.width * (TOP_WIDTHS[kind] ?? 0.5) } };
  for (const [name, spot] of Object.entries(SPOTS[kind] ?? {}))
    places[name as keyof Places] = scaled(art, spot);
  return places;
}

const TOP_WIDTHS: Partial<Record<Kind, number>> = { furniture: 0.8, building: 0.4, plant: 0.4, vehicle: 0.6 };

const HELD: Places = { handle: { x: 0.5, y: 0.6, width: 0.3 } };

/** As fractions of the box. */
const SPOTS: Partial<Record<Kind, Partial<Record<keyof Places, Fraction>>>> = {
  object: HELD,
  food: HELD,
  clothes: HELD,
  symbol: HELD,
  plant: { perch: { x: 0.34, y: 0.34, width: 0.2 }, handle: { x: 0.5, y: 0.85, width: 0.2 } },
  vehicle: {
    window: { x: 0.42, y: 0.36, width: 0.24 },
    inside: { x: 0.5, y: 0.42, width: 0.5 },
    seat: { x: 0.5, y: 0.45, width: 0.4 },
    back: { x: 0.5, y: 0.4, width: 0.4 },
    handle: { x: 0.9, y: 0.6, width: 0.1 },
  },
  boat: {
    inside: { x: 0.5, y: 0.5, width: 0.6 },
    seat: { x: 0.5, y: 0.5, width: 0.5 },
    window: { x: 0.5, y: 0.5, width: 0.2 },
  },
  aircraft: {
    window: { x: 0.4, y: 0.45, width: 0.2 },
    inside: { x: 0.4, y: 0.5, width: 0.3 },
    back: { x: 0.5, y: 0.3, width: 0.3 },
  },
  spacecraft: {
    window: { x: 0.5, y: 0.4, width: 0.24 },
    inside: { x: 0.5, y: 0.4, width: 0.3 },
    back: { x: 0.5, y: 0.3, width: 0.3 },
  },
  furniture: { seat: { x: 0.5, y: 0.5, width: 0.7 }, inside: { x: 0.5, y: 0.5, width: 0.6 } },
  building: { window: { x: 0.5, y: 0.5, width: 0.16 }, inside: { x: 0.5, y: 0.94, width: 0.3 } },
  sky: { seat: { x: 0.5, y: 0.4, width: 0.4 } },
};

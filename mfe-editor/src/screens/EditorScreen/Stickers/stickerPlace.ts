import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import type { Point } from '../../../engine/stroke.ts';
import type { Box, Size } from '../../../state/viewport.ts';

/** Where a sticker lies, in page pixels: its middle, its sides before it is turned, and how far it is turned in degrees. */
export interface StickerPlace extends Point, Size {
  angle: number;
}

/** Shortest and longest a sticker's longer side gets. */
const SMALLEST = 80;
const LARGEST = PAGE_WIDTH;
/** How much of what is seen of the page a new sticker takes at most. */
const FIRST_SHARE = 0.6;

/** In the middle of what is seen of the page, as large as its lines are meant to be where there is room. */
export function placeInMiddle(picture: Size, seen: Box): StickerPlace {
  const scale = Math.min(
    1,
    (FIRST_SHARE * seen.width) / picture.width,
    (FIRST_SHARE * seen.height) / picture.height,
  );
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  const place = { ...middle, width: picture.width * scale, height: picture.height * scale, angle: 0 };
  return sized(place, 1);
}

/** Its middle never leaves the page. */
export function moved(place: StickerPlace, dx: number, dy: number): StickerPlace {
  return { ...place, x: within(place.x + dx, 0, PAGE_WIDTH), y: within(place.y + dy, 0, PAGE_HEIGHT) };
}

/** Larger or smaller by a factor, both sides alike. */
export function sized(place: StickerPlace, factor: number): StickerPlace {
  const longest = Math.max(place.width, place.height);
  const real = within(longest * factor, SMALLEST, LARGEST) / longest;
  return { ...place, width: place.width * real, height: place.height * real };
}

/** Turned by degrees, clockwise; the angle stays within half a turn. */
export function turned(place: StickerPlace, degrees: number): StickerPlace {
  const angle = (((place.angle + degrees + 180) % 360) + 360) % 360;
  return { ...place, angle: angle - 180 };
}

/** As it is after a corner was pulled from one point of the page to another. */
export function pulled(place: StickerPlace, from: Point, to: Point): StickerPlace {
  return sized(place, distance(place, to) / Math.max(1, distance(place, from)));
}

type Pair = readonly [Point, Point];

/** As it is after two fingers on the page went elsewhere: apart sizes it, around turns it, along moves it. */
export function pinched(place: StickerPlace, from: Pair, to: Pair): StickerPlace {
  const grown = sized(place, distance(...to) / Math.max(1, distance(...from)));
  const [before, after] = [middleOf(from), middleOf(to)];
  return turned(moved(grown, after.x - before.x, after.y - before.y), angleOf(to) - angleOf(from));
}

/** Turned so that its top looks to a point of the page. */
export function facing(place: StickerPlace, to: Point): StickerPlace {
  const angle = (Math.atan2(to.x - place.x, place.y - to.y) * 180) / Math.PI;
  return turned({ ...place, angle: 0 }, UPRIGHT.find((each) => Math.abs(each - angle) < CATCH) ?? angle);
}

/** Angles that a hand means when it comes near them, and how near. */
const UPRIGHT = [-180, -90, 0, 90, 180];
const CATCH = 4;

/** The whole pixels of the page that it touches. */
export function pixelsUnder({ x, y, width, height, angle }: StickerPlace): Box {
  const [cos, sin] = [Math.abs(Math.cos(radians(angle))), Math.abs(Math.sin(radians(angle)))];
  const [reachX, reachY] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  const left = Math.max(0, Math.floor(x - reachX));
  const top = Math.max(0, Math.floor(y - reachY));
  const right = Math.min(PAGE_WIDTH, Math.ceil(x + reachX));
  const bottom = Math.min(PAGE_HEIGHT, Math.ceil(y + reachY));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function middleOf([one, other]: Pair): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function angleOf([one, other]: Pair): number {
  return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

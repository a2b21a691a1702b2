import { type Box, placeAt } from '../../page.ts';
import type { Random } from '../../Random.ts';
import type { Weather } from '../../scene.ts';
import type { Stage } from '../../stages/Stage.ts';
import type { Room } from '../layout/Room.ts';
import type { Piece } from '../Placement.ts';

/** A small thing that is to be put where there is room for it; what was asked for is put there first. */
export interface Filling {
  piece: Omit<Piece, 'to'>;
  height: number;
  on: Stage['fillers'][number]['on'];
  isAsked?: boolean;
  /** The weather that it is part of. */
  weather?: Weather;
}

/** Empty rectangles larger than this share of the page are filled where something fits. */
const EMPTY = 0.12;
const MOST_FILLERS = 9;
/** What was asked for is this much smaller, where it finds no room otherwise. */
const LEAST_ASKED = 0.7;
/** Fillings grow by so much at most: a cloud or a sun leads nothing. */
const MOST_GROWTH = 1.7;
const MOST_GROWTH_ABOVE = 1.3;
/** Of an empty part as wide as this share of the page, a side is taken and not the middle: two share it then. */
const WIDE_PART = 0.6;
/** How far along such a part what takes a side of it is. */
const BESIDE = 0.16;
/** What stands along the horizon comes where so much of the page is empty above those in front. */
const EMPTY_SKY = 0.17;
/** The second of what stands on the ground comes where so much is empty: one alone looks lost. */
const EMPTY_BESIDE = 0.06;
/** What stands on the ground unasked is within this share of the page's width from its sides, and leaves the middle to the subjects. */
const ASIDE = 0.34;
/** Share of what stands along the horizon that may be hidden by those in front of it. */
const HIDDEN_FOOT = 0.25;

/** Puts fillings where there is room: what was asked for, then what breaks up the largest empty part of the page. */
export function fillPage(
  fillings: readonly Filling[],
  on: { room: Room; stage: Stage; content: Box; random: Random; most?: number },
): { pieces: Piece[]; left: Filling[] } {
  const pieces: Piece[] = [];
  const left: Filling[] = [];
  let count = 0;
  let side: Side = on.random.chance(0.5) ? 'left' : 'right';
  let low = 0;
  for (const filling of fillings) {
    const isWanted =
      filling.isAsked ||
      (count < (on.most ?? MOST_FILLERS) && on.room.emptiest().share > emptyFor(filling, low));
    const box = isWanted
      ? filling.on === 'horizon'
        ? spotFarBack(filling, on)
        : spotFor(filling, side, on)
      : undefined;
    if (!box) {
      left.push(filling);
      continue;
    }
    if (!filling.isAsked) count += 1;
    if (isAside(filling)) {
      low += 1;
      side = box.left + box.right < on.content.left + on.content.right ? 'right' : 'left';
    }
    on.room.take(box, 16);
    const { art } = filling.piece;
    const scale = (box.bottom - box.top) / art.height;
    const placed = placeAt({ ...art, ground: 1 }, { x: (box.left + box.right) / 2, foot: box.bottom, scale });
    pieces.push({ ...filling.piece, art, to: placed.to });
  }
  pieces.push(...fillLast(left.some(isSpare) ? left : fillings, on));
  return { pieces, left };
}

type Side = 'left' | 'right';

/** Whether a filling stands at a side of the page. */
function isAside({ on, isAsked }: Filling): boolean {
  return on === 'ground' && isAsked !== true;
}

function emptyFor(filling: Filling, low: number): number {
  if (filling.on === 'horizon') return EMPTY_SKY;
  return isAside(filling) && low % 2 === 1 ? EMPTY_BESIDE : EMPTY;
}

/** Where something tall stands far back, at a side of the largest empty part, as high as that lets it. */
function spotFarBack({ piece, height }: Filling, on: Parameters<typeof fillPage>[1]): Box | undefined {
  const empty = on.room.emptiest().box;
  const bottom = on.stage.horizon + on.random.between(20, 50);
  const ratio = piece.art.width / piece.art.height;
  const room = Math.min(bottom - empty.top, (MOST_ASIDE * (empty.right - empty.left)) / ratio);
  const tall = Math.min(MOST_GROWTH * height, room);
  if (tall < height * LEAST_ASKED) return undefined;
  const wide = tall * ratio;
  const sides = [empty.left, empty.right - wide];
  for (const left of on.random.chance(0.5) ? sides : sides.reverse()) {
    const box = { left, right: left + wide, top: bottom - tall, bottom };
    if (on.room.isFree({ ...box, bottom: bottom - HIDDEN_FOOT * tall }, true)) return box;
  }
  return undefined;
}

/** Share of an empty part's width that one tall thing takes: the middle stays for the sky. */
const MOST_ASIDE = 0.42;

function isSpare({ isAsked }: Filling): boolean {
  return isAsked !== true;
}

/** What is still larger than a page may leave empty gets something in its middle, wherever that belongs, a second one if need be. */
function fillLast(fillings: readonly Filling[], on: Parameters<typeof fillPage>[1]): Piece[] {
  const pieces: Piece[] = [];
  const spare = fillings.filter(isSpare);
  for (let round = 0; round < MOST_LAST && on.room.emptiest().share > TOO_EMPTY; round += 1) {
    const { box } = on.room.emptiest();
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const y = (box.top + box.bottom) / 2;
    const isHigh = y < wallFoot(on.stage);
    if (isHigh && y > skyFoot(on.stage) + OVER_FOOT) break;
    // On the ground the middle is left to the subjects.
    const x = isHigh ? (box.left + box.right) / 2 : box.left + (round % 2 === 0 ? 0.22 : 0.78) * wide;
    const fit = spare.filter(({ on: where }) => (where === 'sky' || where === 'wall') === isHigh);
    // Stars do not lie on the ground.
    const some = fit.length > 0 || on.stage.medium === 'land' ? fit : spare;
    const one = some[round % Math.max(1, some.length)];
    if (!one) break;
    const { art } = one.piece;
    const scale = Math.min(
      (0.5 * high) / art.height,
      (0.6 * wide) / art.width,
      (2 * one.height) / art.height,
    );
    const half = { x: (art.width * scale) / 2, y: (art.height * scale) / 2 };
    on.room.take({ left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y }, 10);
    const placed = placeAt({ ...art, ground: 1 }, { x, foot: y + half.y, scale });
    pieces.push({ ...one.piece, art, to: placed.to });
  }
  return pieces;
}

const TOO_EMPTY = 0.21;
const MOST_LAST = 5;

function spotFor(filling: Filling, side: Side, on: Parameters<typeof fillPage>[1]): Box | undefined {
  const region = regionOf(filling.on, on.stage, on.content);
  if (!isAside(filling)) return spotIn(filling, region, on);
  const other = side === 'left' ? 'right' : 'left';
  return spotIn(filling, aside(region, side), on) ?? spotIn(filling, aside(region, other), on);
}

function aside({ left, right, ...rest }: Box, side: Side): Box {
  const wide = ASIDE * (right - left);
  return {
    ...rest,
    left: side === 'left' ? left : right - wide,
    right: side === 'left' ? left + wide : right,
  };
}

function spotIn(
  { piece, height, isAsked, on: where }: Filling,
  region: Box,
  on: Parameters<typeof fillPage>[1],
): Box | undefined {
  const empty = on.room.emptiest().box;
  // A large empty part gets a large filling.
  const growth = where === 'sky' || where === 'wall' ? MOST_GROWTH_ABOVE : MOST_GROWTH;
  const large = Math.min(growth * height, 0.5 * (empty.bottom - empty.top));
  const ratio = piece.art.width / piece.art.height;
  const tall = Math.min(
    Math.max(height, large),
    Math.max(height, (0.6 * (empty.right - empty.left)) / ratio),
  );
  const least = isAsked ? LEAST_ASKED * height : height;
  const sizes = [tall, height, least].map((one) => ({ width: ratio * one, height: one }));
  const inEmpty = {
    left: Math.max(region.left, empty.left),
    right: Math.min(region.right, empty.right),
    top: Math.max(region.top, empty.top),
    bottom: Math.min(region.bottom, empty.bottom),
  };
  const isWide = inEmpty.right - inEmpty.left > WIDE_PART * (region.right - region.left);
  const first = isWide && where === 'sky' ? [on.random.chance(0.5) ? BESIDE : 1 - BESIDE, 0.4] : [0.5, 0.5];
  for (const [part, tries, size, isBeforeLines] of [
    [inEmpty, 6, sizes[0], false],
    [inEmpty, 14, sizes[1], false],
    [region, 24, sizes[0], false],
    [region, 24, sizes[2], isAsked === true],
  ] as const) {
    if (!size) continue;
    const [spanX, spanY] = [part.right - part.left - size.width, part.bottom - part.top - size.height];
    if (spanX < 0 || spanY < 0) continue;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const [alongX = 0.5, alongY = 0.5] = attempt === 0 ? first : [on.random.next(), on.random.next()];
      const left = part.left + alongX * spanX;
      const top = part.top + alongY * spanY;
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      if (on.room.isFree(box, isBeforeLines)) return box;
    }
  }
  return undefined;
}

/** Where a wall or the sky ends: above a counter along the wall, else at the ground. */
function wallFoot({ surfaces, horizon }: Stage): number {
  return surfaces.find(({ of }) => of === 'counter')?.y ?? horizon;
}

/** What is high ends so far over the foot of a wall, in page pixels. */
const OVER_FOOT = 30;
/** Page y under which a horizon is low, and the share of its sky where something is then. */
const LOW = 1250;
const SKY_SHARE = 0.6;

/** Where what is in the sky ends: over a low horizon the sun is not below who flies there. */
function skyFoot(stage: Stage): number {
  const isLow = stage.horizon > LOW && (stage.medium === 'land' || stage.medium === 'water');
  return isLow ? SKY_SHARE * stage.horizon : wallFoot(stage) - OVER_FOOT;
}

function regionOf(where: Filling['on'], stage: Stage, content: Box): Box {
  const inset = { ...content, left: content.left + 6, right: content.right - 10, top: content.top + 6 };
  const isUp = where === 'sky' || where === 'wall' || (where === 'water' && stage.medium === 'undersea');
  // In space without a ground the sky is all around.
  if (isUp && stage.medium === 'space' && stage.back.length === 0) return inset;
  if (isUp) return { ...inset, bottom: Math.min(content.bottom, skyFoot(stage)) };
  return {
    ...inset,
    top: Math.min(stage.horizon + 60, content.bottom - 80),
    bottom: Math.min(content.bottom, 1550),
  };
}

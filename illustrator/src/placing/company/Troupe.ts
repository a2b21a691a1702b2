import type { Art } from '../../art/art.ts';
import type { Box } from '../../page.ts';
import type { Medium, Surface } from '../../stages/Ground.ts';
import { isSmall } from '../../stages/isSmall.ts';
import type { Stage } from '../../stages/Stage.ts';
import type { Kind } from '../../things/recordSchema.ts';
import { silhouetteOf } from '../geometry/silhouette.ts';
import { isLively } from '../relations/rule.ts';
import { type Actor, boxAround, boxOfPart, type Part } from './Actor.ts';
import type { Group } from './Group.ts';
import { depthOf, feetOf, lyingAround } from './grounding.ts';
import { isAloft } from './isAloft.ts';
import { isLeaping } from './leaping.ts';
import { UNIT } from './sizes.ts';

/** On what a group rests on a stage; `surface` is a counter, `free` is anywhere, in space or on plain paper. */
export type Support = 'ground' | 'surface' | 'water' | 'air' | 'free';

/** A group as it is laid out: its box around its foot, and the boxes of its faces. */
export interface Member {
  group: Group;
  support: Support;
  box: Box;
  /** The box around what was asked for, without its table, its pond or a line that it holds. */
  asked: Box;
  /** Longest side of its smallest, where the largest of a page is 1. */
  least: number;
  faces: Box[];
  /** What lies on the ground around its foot: a pond, a rug. */
  around: Box[];
  /** Where the feet of all of it are that stand on its ground. */
  feet: { x: number; y: number }[];
  /** How far behind its foot the last of it stands on the same ground. */
  deep: number;
  /** How much of its height is under water. */
  draught: number;
  /** The counter that it stands on. */
  surface?: Surface;
}

/** Kinds that stand on the floor of the sea. */
const SUNKEN: ReadonlySet<Kind> = new Set(['building', 'furniture', 'vehicle', 'plant', 'object']);
const FREE: ReadonlySet<Medium> = new Set(['space', 'air', 'plain']);
/** Head and shoulders of a swimmer are above the water. */
const SWIMMING = 0.4;

/** Only the tail of who leaps is still in it. */
const LEAPING = 0.07;

/** What is so many times as high as wide is tall. */
const TALL = 0.95;

/** How a group stands on a stage. */
export function memberOf(
  group: Group,
  { medium, surfaces }: Pick<Stage, 'medium' | 'surfaces'>,
  isAlone = false,
): Member {
  const box = spaced(group);
  // What is tall and alone fills the page before the counter, not half of it on top.
  const isBefore = isAlone && box.bottom - box.top > TALL * (box.right - box.left);
  const isServed = medium === 'inside' && isOfTables(group) && !isBefore;
  const surface = isServed ? surfaces.find(isCounter) : undefined;
  const faces = group.parts.flatMap((part) => faceBox(part));
  const draught = draughtOf(group, medium);
  const support = surface ? 'surface' : supportOf(group, medium);
  const asked = boxAround(group.parts.filter(({ actor }) => actor !== undefined));
  const own = { group, support, box, asked, least: leastOf(group), faces, draught };
  const ground = { around: lyingAround(group), feet: feetOf(group), deep: depthOf(group) };
  return { ...own, ...ground, ...(surface ? { surface } : {}) };
}

/** A moon does not touch the head that it is over. */
function spaced({ host, parts }: Group): Box {
  const box = boxAround(parts);
  const isAlone = host.record.kind === 'sky' && parts.length === 1;
  return isAlone ? { ...box, bottom: box.bottom + CLEAR_OF_HEADS * (box.bottom - box.top) } : box;
}

/** As a share of its height. */
const CLEAR_OF_HEADS = 0.1;

function leastOf({ parts }: Group): number {
  const sizes = parts.flatMap(({ actor, art, whole, to }) => {
    const { width, height } = whole ?? art;
    return actor ? [(Math.max(width, height) * Math.hypot(to.a, to.b)) / UNIT] : [];
  });
  return Math.min(1, ...sizes);
}

/** Whether all of a group stands on tables and counters. */
export function isOfTables({ parts }: Group): boolean {
  return parts.every(({ actor }) => actor === undefined || isSmall(actor.record.key));
}

/** A level along the wall, wide enough for things of a scene. */
function isCounter({ left, right, of }: Surface): boolean {
  return of === 'counter' && right - left > 600;
}

function faceBox({ actor, to, art }: Part): Box[] {
  const telling = actor?.body.telling;
  if (!telling) return [];
  const size = {
    left: telling.left,
    top: telling.top,
    width: telling.right - telling.left,
    height: telling.bottom - telling.top,
  };
  return [boxOfPart({ art: { ...art, ...size }, to })];
}

/** Whether a group lies in water as a whole: nobody of the land stands at its foot. */
export function isWatery(group: Group): boolean {
  if (!isOfWater(group.host)) return false;
  return group.parts.every((part) => {
    if (!part.actor || part.actor === group.host) return true;
    const { bottom, top } = boxOfPart(part);
    return isOfWater(part.actor) || bottom < -0.1 * (bottom - top);
  });
}

/** Whether a thing is at home in water or floats there. */
export function isOfWater(actor: Actor): boolean {
  if (swims(actor)) return true;
  const { record, isAshore, request } = actor;
  const { kind, rests } = record;
  // A goose in the air.
  if (request.pose === 'fly') return false;
  if (isAshore && (kind === 'animal' || kind === 'object')) return false;
  if (rests === 'water' || rests === 'underwater') return true;
  return kind === 'boat' || (kind === 'swimmer' && rests !== 'ground') || (record.draught ?? 0) > 0;
}

function supportOf(group: Group, medium: Medium): Support {
  const { kind, rests } = group.host.record;
  if (FREE.has(medium)) return 'free';
  if (medium === 'undersea') {
    // Coral grows on the floor, a jar with a message drifts.
    const isSunken =
      SUNKEN.has(kind) && (rests !== 'underwater' || kind === 'plant') && !isAloft(group.host.record);
    return isSunken || rests === 'ground' ? 'ground' : 'free';
  }
  // Who stands under it or around it keeps the group on the ground.
  const isUp = isAloft(group.host.record) && !(kind === 'flier' && group.host.isAshore);
  if (isUp && group.parts.every(({ back }) => back === undefined)) return 'air';
  // A shelf hangs on the wall with all that is on it, but not with who stands at its foot.
  if (medium === 'inside' && rests === 'wall' && !hasAtFoot(group)) return 'air';
  return medium === 'water' && (isWatery(group) || isSwimming(group) || hasAfloat(group))
    ? 'water'
    : 'ground';
}

/** Whether a boat lies at the foot of what spans water. */
export function hasAfloat({ parts, host }: Group): boolean {
  if (host.record.kind !== 'building') return false;
  return parts.some((part) => part.actor && isOfWater(part.actor) && Math.abs(boxOfPart(part).bottom) < 60);
}

function hasAtFoot({ parts, host }: Group): boolean {
  return parts.some((part) => {
    if (part.actor === undefined || part.actor === host || !isLively(part.actor)) return false;
    const { top, bottom } = boxOfPart(part);
    return bottom > -AT_FOOT * (bottom - top);
  });
}

/** As a share of the height of who stands there. */
const AT_FOOT = 0.05;

/** Whether somebody of the land is drawn as one of whom water hides the legs. */
export function swims({ record: { kind, rests }, request: { pose } }: Actor): boolean {
  const isIn = pose === 'swim' || pose === 'drink';
  return isIn && rests === undefined && (kind === 'person' || kind === 'animal');
}

function isSwimming({ host }: Group): boolean {
  return host.record.key.endsWith('swimming') || host.record.key.endsWith('surfing');
}

/** Share of a silhouette that is under water at most. */
const MOST_SUNK = 0.24;

/** How deep a picture lies in water at most, in its units: waves rise over its line. */
function deepestOf(art: Art): number {
  const { columns, rows, cell, filled } = silhouetteOf(art);
  const total = filled.reduce((sum, one) => sum + one, 0);
  let sunk = 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = 0; column < columns; column += 1) sunk += filled[row * columns + column] ?? 0;
    if (sunk > MOST_SUNK * total) return Math.max(0, (rows - 1 - row) * cell - 0.03 * art.height);
  }
  return art.height;
}

/** Whether it is down below all that floats: a whale under a boat. */
function isDeep(part: Part): boolean {
  const { top, bottom } = boxOfPart(part);
  return bottom > DEEP * (bottom - top);
}

const DEEP = 0.5;

function draughtOf(group: Group, medium: Medium): number {
  if (medium !== 'water') return 0;
  // Water hides the legs of all who swim beside a dolphin.
  const swimmer =
    group.parts.find((part) => part.actor && swims(part.actor) && !isDeep(part))?.actor ?? group.host;
  const { record, body } = swimmer;
  if (isLeaping(group)) return LEAPING * body.art.height * swimmer.scale;
  const own =
    record.draught ??
    (record.kind === 'building'
      ? 0.03
      : record.kind === 'boat'
        ? 0.1
        : record.kind === 'swimmer'
          ? 0.3
          : isWatery(group) && !swims(swimmer)
            ? 0.2
            : SWIMMING);
  return Math.min(own * body.art.height, deepestOf(body.art)) * swimmer.scale;
}

/** How deep parts of a group that stand side by side may lie in water, in its units: faces and most of everything are above it. */
export function driestOf(parts: readonly Part[]): number {
  const limits = parts.flatMap((part) => {
    if (!part.actor) return [];
    const foot = boxOfPart(part).bottom + (part.back ?? 0);
    const sunk = deepestOf(part.whole ?? part.art) * Math.hypot(part.to.a, part.to.b) - foot;
    return [sunk, ...faceBox(part).map(({ bottom }) => -FACE_DRY * (bottom + (part.back ?? 0)))];
  });
  return Math.max(0, Math.min(...limits));
}

/** Of what is below a face so much may be under water. */
const FACE_DRY = 0.9;

/** Page y of the far and the near edge where feet stand. */
export function groundOf(stage: Stage, content: Box): { far: number; near: number } {
  const near = Math.min(stage.near, content.bottom - 10);
  return { near, far: Math.min(stage.horizon + 70, near - 30) };
}

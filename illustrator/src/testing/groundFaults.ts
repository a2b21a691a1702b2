import { readColor } from '@lineleaf/press';
import { artData } from '../art/artData.ts';
import { isInside } from '../bodies/findHead.ts';
import { boxUnder } from '../placing/geometry/silhouette.ts';
import { NEAR, touch } from '../placing/geometry/touch.ts';
import type { Piece, Placement } from '../placing/Placement.ts';
import { apply } from '../raster/LabelMap.ts';
import type { RelationKind, Scene } from '../reading/Scene.ts';
import type { Ground, Medium } from '../stages/Ground.ts';
import type { Kind } from '../things/recordSchema.ts';

/** Where nothing has to rest on anything. */
const FREE: ReadonlySet<Medium> = new Set(['space', 'air', 'plain', 'undersea']);
/** Kinds that fly, hang or are signs. */
const AIRY: ReadonlySet<Kind> = new Set(['sky', 'aircraft', 'spacecraft', 'flier', 'symbol', 'face']);
const AIRY_RESTS: ReadonlySet<string> = new Set(['air', 'space', 'wall', 'branch']);
const AIRY_POSES: ReadonlySet<string> = new Set(['fly', 'jump', 'dance', 'cartwheel', 'cheer']);
/** Relations by which one thing is in the air. */
const SENT_OFF: ReadonlySet<RelationKind> = new Set([
  'throw',
  'catch',
  'kick',
  'blow',
  'breathe',
  'skip',
  'pour',
  'play',
  'juggle',
  'toss-up',
  'flip',
  'toss-up',
  'unload',
]);
/** What of a page floats without a reason, swims on a lawn or stands on water; empty for a good page. */
export function groundFaults(scene: Scene, placement: Placement): string[] {
  if (FREE.has(placement.ground.medium) || scene.style === 'mandala') return [];
  return [...floating(scene, placement), ...stranded(scene, placement)];
}

/** A thing's lowest point lies on the ground, on water, on a surface or it touches another thing that does. */
function floating(scene: Scene, { pieces, ground }: Placement): string[] {
  const shown = pieces.filter((one) => one.thing !== undefined);
  const left = new Set(
    shown.filter((piece) => {
      const { bottom, left, right } = boxUnder(piece.to, piece.art);
      const isOnSurface = ground.surfaces.some(
        (one) => Math.abs(one.y - bottom) < NEAR && one.left < right && one.right > left,
      );
      return bottom < ground.horizon - NEAR && !isOnSurface && !isAiry(scene, piece.thing ?? 0);
    }),
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (const piece of left) {
      if (!pieces.some((other) => isFirm(other, left, ground) && other !== piece && touch(piece, other)))
        continue;
      left.delete(piece);
      changed = true;
    }
  }
  return [...left].map(({ thing }) => `${scene.things[thing ?? 0]?.key} floats`);
}

/** Whether something can rest on a piece: another thing that rests itself, or what is painted with one or stands behind it. */
function isFirm(piece: Piece, left: ReadonlySet<Piece>, { horizon }: Ground): boolean {
  const { thing, role, keepSmall, art, to } = piece;
  if (thing !== undefined) return !left.has(piece);
  if (keepSmall === true || role === 'frame' || role === 'filler') return false;
  return role === 'subject' || boxUnder(to, art).bottom > horizon;
}

function isAiry({ things, relations }: Scene, thing: number): boolean {
  const record = artData().things.get(things[thing]?.key ?? '');
  if (!record || AIRY.has(record.kind) || AIRY_RESTS.has(record.rests ?? '')) return true;
  if (AIRY_POSES.has(things[thing]?.pose ?? '')) return true;
  return relations.some(
    ({ kind, from, to }) =>
      (to === thing && (SENT_OFF.has(kind) || kind === 'under')) || (from === thing && kind === 'over'),
  );
}

/** What is at home in water lies in water, on land too; nobody of the land stands on open water. */
function stranded(scene: Scene, { pieces, ground }: Placement): string[] {
  return pieces.flatMap((piece) => {
    const { thing } = piece;
    if (thing === undefined || isAiry(scene, thing) || isWithOthers(scene, thing)) return [];
    const key = scene.things[thing]?.key ?? '';
    const record = artData().things.get(key);
    if (!record || SWIMMING.has(scene.things[thing]?.pose ?? '') || /(swimming|surfing)$/.test(key))
      return [];
    const isOfWater = WATERY_RESTS.has(record.rests ?? '') || record.kind === 'boat';
    const isOfLand = LAND_KINDS.has(record.kind) && !isOfWater && record.draught === undefined;
    const isWet = isWater(colorUnder(pieces, piece), ground.medium);
    if (isOfWater && !isWet) return [`${key} is out of the water`];
    return isOfLand && isWet ? [`${key} stands on water`] : [];
  });
}

const WATERY_RESTS: ReadonlySet<string> = new Set(['water', 'underwater']);
const LAND_KINDS: ReadonlySet<Kind> = new Set(['person', 'animal', 'furniture', 'vehicle']);
const SWIMMING: ReadonlySet<string> = new Set(['swim', 'drink', 'surf', 'row', 'bathe']);

/** Whether a relation tells where it is. */
function isWithOthers({ relations }: Scene, thing: number): boolean {
  return relations.some(({ from, to, also }) => [from, to, also].includes(thing));
}

/** The color of what is painted at the foot of a piece, other things left out. */
function colorUnder(pieces: readonly Piece[], piece: Piece): string | undefined {
  const { left, right, bottom } = boxUnder(piece.to, piece.art);
  let color: string | undefined;
  for (const { art, to, thing, role } of pieces) {
    if (thing !== undefined || role === 'frame' || role === 'filler') continue;
    const [x, y] = apply(inverse(to), (left + right) / 2, bottom - 3);
    for (const item of art.items) if (item.kind === 'area' && isInside(item.rings, x, y)) color = item.color;
  }
  return color;
}

function inverse({ a, b, c, d, e, f }: Piece['to']): Piece['to'] {
  const size = a * d - b * c;
  return {
    a: d / size,
    b: -b / size,
    c: -c / size,
    d: a / size,
    e: (c * f - d * e) / size,
    f: (b * e - a * f) / size,
  };
}

/** Rugs and mats are blue too: the only water of a room is a pond. */
function isWater(color: string | undefined, medium: Medium): boolean {
  if (medium === 'inside') return POND.has(color ?? '');
  const [red, , blue] = readColor(color ?? '#000');
  return blue > 1.2 * red;
}

/** The colors of a pond that is drawn around what swims. */
const POND: ReadonlySet<string> = new Set(['#9fd3ea', '#7fc4e8']);

import type { Art } from '../art/art.ts';
import { artData } from '../art/artData.ts';
import type { Body, BodyPlace, BodyRequest } from '../bodies/Body.ts';
import { drawSubject } from '../layout/subjectArt.ts';
import { findWornSpots } from '../layout/wornSpots.ts';
import { Sketch } from '../parts/Sketch.ts';
import type { PlaceName } from '../things/recordSchema.ts';

const FACED = new Set(['person', 'animal', 'flier', 'swimmer']);

/** Draws a thing with the product's present figures. */
export function drawBody(request: BodyRequest): Body {
  const { icons, things } = artData();
  const record = things.get(request.key);
  if (!record) throw new Error(`There is no thing ${request.key}`);
  const attributes = {
    wearing: [...request.wears],
    holding: [],
    ...(request.pose ? { action: request.pose } : {}),
    ...(request.looks.mood === 'sad' ? { sad: true } : {}),
  };
  const drawn = drawSubject({ words: '', art: request.key, count: 1, attributes }, request.variant, icons);
  if (!drawn) throw new Error(`${request.key} has no drawing`);
  const spots = FACED.has(record.kind) ? findWornSpots(drawn) : undefined;
  const looksLeft = spots ? spots.head.x < drawn.left + drawn.width * 0.45 : record.kind === 'vehicle';
  const isFront =
    spots !== undefined && Math.abs(spots.head.x - drawn.left - drawn.width / 2) < drawn.width * 0.12;
  const own = isFront ? 'front' : looksLeft ? 'left' : 'right';
  const isTurned =
    own !== 'front' && request.facing !== undefined && request.facing !== own && !record.bearsWriting;
  const art = isTurned ? mirror(drawn) : drawn;
  const turn = (x: number) => (isTurned ? 2 * drawn.left + drawn.width - x : x);
  const places: Body['places'] = {};
  for (const [name, place] of Object.entries(record.places ?? {})) {
    if (!place) continue;
    const x = turn(drawn.left + drawn.width * place.x);
    const width = (place.width ?? 0.6) * drawn.width;
    places[name as PlaceName] = { x, y: drawn.top + drawn.height * place.y, width } satisfies BodyPlace;
  }
  const facing = isTurned && request.facing ? request.facing : own;
  const undone = { pose: false, wears: [], looks: [] };
  if (!spots) return { art, places, facing, undone };
  const half = Math.min(spots.head.width, art.width * 0.5) / 2;
  const x = turn(spots.head.x);
  const telling = { left: x - half, right: x + half, top: spots.head.top, bottom: spots.head.y + half * 0.7 };
  return { art, places, telling, facing, undone };
}

function mirror(art: Art): Art {
  const to = { a: -1, b: 0, c: 0, d: 1, e: 2 * art.left + art.width, f: 0 };
  return new Sketch().add(art, to).art(art.ground);
}

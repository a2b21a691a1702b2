import { expect } from 'vitest';
import { sceneOf } from '../../scripts/sceneOf.ts';
import type { Body } from '../bodies/Body.ts';
import type { Box } from '../page.ts';
import { boxUnder } from '../placing/geometry/silhouette.ts';
import type { Piece } from '../placing/Placement.ts';
import { placeScene } from '../placing/placeScene.ts';
import { apply } from '../raster/LabelMap.ts';

/** The pieces of a scene, all of whose things and relations are done. */
export function placed(text: string, seed = 3): readonly Piece[] {
  const { pieces, undone } = placeScene(sceneOf(text), { seed, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  return pieces;
}

/** Where the first copy of a thing is: its box, its place among all that is painted, and whether it is cut. */
export function shown(pieces: readonly Piece[], thing: number) {
  const layer = pieces.findIndex((piece) => piece.thing === thing);
  const piece = pieces[layer];
  if (!piece) throw new Error(`Thing ${thing} is not on the page`);
  return { ...boxUnder(piece.to, piece.art), layer, isCut: piece.whole !== undefined };
}

/** The boxes of all copies of a thing, whole where they are cut. */
export function boxesOf(pieces: readonly Piece[], thing: number) {
  return pieces
    .filter((piece) => piece.thing === thing)
    .map(({ to, whole, art }) => boxUnder(to, whole ?? art));
}

/** Where a place of the first copy of a thing is on the page: its mouth, a hand. */
export function placeOn(pieces: readonly Piece[], thing: number, name: keyof Body['places']) {
  const piece = pieces.find((one) => one.thing === thing && !one.again);
  const place = piece?.places?.[name];
  if (!piece || !place) throw new Error(`Thing ${thing} has no ${name}`);
  const [x, y] = apply(piece.to, place.x, place.y);
  return { x, y };
}

export function middleOf({ left, right }: Pick<Box, 'left' | 'right'>): number {
  return (left + right) / 2;
}

export function widthOf({ left, right }: Pick<Box, 'left' | 'right'>): number {
  return right - left;
}

export function heightOf({ top, bottom }: Pick<Box, 'top' | 'bottom'>): number {
  return bottom - top;
}

import { expect } from 'vitest';
import { sceneOf } from '../../scripts/sceneOf.ts';
import { boxUnder } from '../placing/geometry/silhouette.ts';
import type { Piece } from '../placing/Placement.ts';
import { placeScene } from '../placing/placeScene.ts';

/** The pieces of a scene, all of whose things and relations are done. */
export function placed(text: string): readonly Piece[] {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
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

import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import type { Box } from '../../page.ts';
import type { Piece } from '../Placement.ts';
import { placeScene } from '../placeScene.ts';
import { boxUnder } from '../silhouette.ts';

function placed(text: string): { pieceOf: (thing: number) => Piece; boxOf: (thing: number) => Box } {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
  expect(undone.relations).toEqual([]);
  const pieceOf = (thing: number) => {
    const piece = pieces.find((one) => one.thing === thing);
    if (!piece) throw new Error(`Thing ${thing} is not on the page`);
    return piece;
  };
  return { pieceOf, boxOf: (thing) => boxUnder(pieceOf(thing).to, pieceOf(thing).art) };
}

function faceOf({ to, telling }: Piece): Box {
  if (!telling) throw new Error('It has a face');
  const { left, top, right, bottom } = telling;
  return boxUnder(to, { left, top, width: right - left, height: bottom - top });
}

/** How far two boxes are from each other. */
function apart(one: Box, other: Box): number {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(x, y);
}

describe('what hands do to another one', () => {
  it.each(['boy, rabbit, carrot; hold 0 2; feed 0 1', 'girl, dog, bone; hold 0 2; feed 0 1'])(
    'has the food at the face of who is fed: %s',
    (text) => {
      const { pieceOf, boxOf } = placed(text);
      expect(apart(faceOf(pieceOf(1)), boxOf(2))).toBe(0);
    },
  );

  it('is done by several hand in hand', () => {
    const { pieces, undone } = placeScene(sceneOf('child*4; hold-hands 0 0'), { seed: 1, detail: 'child' });
    expect(undone.relations).toEqual([]);
    const boxes = pieces.filter(({ thing }) => thing === 0).map(({ to, art }) => boxUnder(to, art));
    boxes.sort((a, b) => a.left - b.left);
    expect(boxes.slice(1).every((box, index) => apart(boxes[index] ?? box, box) === 0)).toBe(true);
  });
});

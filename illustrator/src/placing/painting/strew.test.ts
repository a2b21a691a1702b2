import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { touch } from '../geometry/touch.ts';
import { placeScene } from '../placeScene.ts';

/** Who is in the middle, and what is around, on a page on which all is shown. */
function around(text: string, seed: number) {
  const { pieces, undone, ground } = placeScene(sceneOf(text), { seed, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  const shown = (index: number) =>
    pieces.flatMap((piece) => (piece.thing === index ? [{ piece, ...boxUnder(piece.to, piece.art) }] : []));
  const [one] = shown(0);
  if (!one) throw new Error('The first thing is on the page');
  return { one, others: shown(1), ground };
}

const sizeOf = ({ left, right, top, bottom }: { left: number; right: number; top: number; bottom: number }) =>
  Math.max(right - left, bottom - top);

describe.each([1, 2, 3])('what is strewn about, with the seed %i', (seed) => {
  it.each(['cat, heart*6', 'snowman, snowflake*6', 'teddy-bear, balloon*6', 'horse, butterfly*6'])(
    'is small, at both sides and before nobody: %s',
    (things) => {
      const { one, others } = around(`${things}; around 1 0`, seed);
      const middle = (one.left + one.right) / 2;
      expect(others).toHaveLength(6);
      for (const other of others) {
        expect(sizeOf(other)).toBeLessThan(0.45 * sizeOf(one));
        expect(touch(other.piece, one.piece)).toBe(false);
      }
      for (const side of [-1, 1])
        expect(others.some(({ left, right }) => side * ((left + right) / 2 - middle) > 0)).toBe(true);
    },
  );

  it('lies on the ground where it does not fly', () => {
    const { others, ground } = around('squirrel, acorn*4; around 1 0', seed);
    for (const { bottom } of others) expect(bottom).toBeGreaterThan(ground.horizon);
  });

  it('is in the sky where it is a cloud, not at the foot of a mountain', () => {
    const { one, others } = around('mountain, cloud*6; around 1 0', seed);
    for (const { bottom } of others) expect(bottom).toBeLessThan((one.top + one.bottom) / 2 + 1);
  });

  it('is no company of those who go around something', () => {
    const { one, others } = around('campfire, child*4; around 1 0', seed);
    expect(Math.max(...others.map(sizeOf))).toBeGreaterThan(0.45 * sizeOf(one));
  });
});

it('leaves the bubbles of an aquarium where nothing is strewn about', () => {
  const scene = sceneOf('puppy*11; @aquarium');
  const { pieces } = placeScene(scene, { seed: 1, detail: 'child' });
  expect(pieces.filter(({ role }) => role === 'filler').length).toBeGreaterThan(2);
});

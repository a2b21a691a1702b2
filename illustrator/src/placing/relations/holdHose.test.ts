import { describe, expect, it } from 'vitest';
import { boxesOf, heightOf, placed, placeOn, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

describe('a hose', () => {
  it.each(['firefighter', 'girl', 'rabbit'])(
    'is in both hands and goes on to the ground behind: %s',
    (who) => {
      const pieces = placed(`${who}, hose-nozzle; hold 0 1`);
      const [body, nozzle] = [shown(pieces, 0), shown(pieces, 1)];
      for (const name of ['leftHand', 'rightHand'] as const) {
        const { x, y } = placeOn(pieces, 0, name);
        expect(x > nozzle.left - 0.05 * heightOf(body) && x < nozzle.right + 0.05 * heightOf(body)).toBe(
          true,
        );
        expect(y > nozzle.top && y < nozzle.bottom).toBe(true);
      }
      const low = pieces.slice(0, body.layer).map(({ to, art }) => boxUnder(to, art));
      const hose = low.find(({ bottom }) => Math.abs(bottom - body.bottom) < 0.03 * heightOf(body));
      expect(hose?.top).toBeLessThan(nozzle.bottom + 0.2 * heightOf(body));
    },
  );

  it('is turned to the house by each of those at both sides of it', () => {
    const pieces = placed('firefighter*2, burning-house, hose-nozzle*2; spray 0 1; hold 0 2');
    const house = shown(pieces, 1);
    const tips = pieces.filter(({ thing, again }) => thing === 2 && !again);
    const sides = pieces.filter(({ thing, again }) => thing === 0 && !again);
    expect(tips).toHaveLength(2);
    for (const one of sides) {
      const body = boxUnder(one.to, one.art);
      const isLeft = body.left < house.left;
      const own = tips
        .map(({ to, art }) => boxUnder(to, art))
        .find((box) => box.left < body.right && box.right > body.left);
      expect(
        isLeft
          ? own && own.right > body.right - 0.2 * heightOf(body)
          : own && own.left < body.left + 0.2 * heightOf(body),
      ).toBe(true);
    }
  });

  it.each([
    ['firefighter*3, burning-house', 3],
    ['firefighter*3, burning-house', 7],
    ['girl*3, house', 1],
  ] as const)('sprays the house also from before it: %s, with the seed %i', (text, seed) => {
    const pieces = placed(`${text}, hose-nozzle*3; spray 0 1; hold 0 2`, seed);
    const nozzles = Math.min(...boxesOf(pieces, 2).map(({ top }) => top));
    // The hoses on the ground are lower.
    const jets = pieces.filter(({ isProp, to, art }) => isProp && boxUnder(to, art).top < nozzles);
    expect(jets).toHaveLength(3);
  });

  it('has a third elephant spray it too', () => {
    const pieces = placed('elephant*3, burning-house; spray 0 1', 1);
    expect(pieces.filter(({ isProp }) => isProp)).toHaveLength(3);
  });
});

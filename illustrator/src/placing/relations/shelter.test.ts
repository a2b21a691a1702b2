import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import type { Box } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

function boxesOf(text: string): [Box, Box] {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  return [0, 1].map((thing) => {
    const piece = pieces.find((one) => one.thing === thing && !one.again);
    if (piece === undefined) throw new Error(`Thing ${thing} is not on the page`);
    return boxUnder(piece.to, piece.art);
  }) as [Box, Box];
}

const middleOf = ({ left, right }: Box) => (left + right) / 2;

describe('what is held high', () => {
  it.each(['girl', 'bear', 'frog', 'old-man'])('is over the head, where it is an umbrella: %s', (who) => {
    const [body, umbrella] = boxesOf(`${who}, umbrella; hold 0 1`);
    expect(umbrella.left).toBeLessThan(body.left + 0.15 * (body.right - body.left));
    expect(umbrella.right).toBeGreaterThan(body.right - 0.15 * (body.right - body.left));
    expect(umbrella.top).toBeLessThan(body.top - 0.15 * (body.bottom - body.top));
  });

  it.each(['boy', 'bear'])('is well over and beside who flies it, where it is a kite: %s', (who) => {
    const [body, kite] = boxesOf(`${who}, kite; hold 0 1`);
    expect(kite.bottom).toBeLessThan(body.top);
    expect(Math.abs(middleOf(kite) - middleOf(body))).toBeGreaterThan(0.4 * (body.bottom - body.top));
  });
});

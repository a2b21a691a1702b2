import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import type { Box } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** All copies of each thing of a scene in which everything is done, and what is painted with them. */
function placed(text: string) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  const boxes = (thing: number): Box[] =>
    pieces.filter((one) => one.thing === thing && !one.again).map(({ to, art }) => boxUnder(to, art));
  const first = (thing: number): Box => {
    const [box] = boxes(thing);
    if (!box) throw new Error(`Thing ${thing} is not on the page`);
    return box;
  };
  return { pieces, first };
}

const middleOf = ({ left, right }: Box) => (left + right) / 2;
const heightOf = ({ top, bottom }: Box) => bottom - top;

describe('both hands', () => {
  it.each(['girl', 'bear'])('has both hands at what is knitted, before the body: %s', (who) => {
    const { pieces, first } = placed(`${who}, knitting; hands-on 0 1`);
    const knitting = first(1);
    const arms = pieces.filter(({ again }) => again).map(({ to, art }) => boxUnder(to, art));
    expect(arms.some(({ left, right }) => right - left > 0.6 * (knitting.right - knitting.left))).toBe(true);
    expect(Math.abs(middleOf(knitting) - middleOf(first(0)))).toBeLessThan(0.2 * heightOf(first(0)));
  });

  it('has a fish upright at the line of who catches it', () => {
    const { first } = placed('boy, fish; fish 0 1');
    const fish = first(1);
    expect(heightOf(fish)).toBeGreaterThan(fish.right - fish.left);
  });

  it('has the hands of two under one tap', () => {
    const { pieces } = placed('child*2, running-sink; tend 0 1');
    expect(pieces.filter(({ again }) => again)).toHaveLength(2);
  });
});

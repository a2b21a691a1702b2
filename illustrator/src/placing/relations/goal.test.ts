import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

it.each([
  'girl kick, soccer-ball, soccer-goal; kick 0 1; in 1 2',
  'hockey-player, hockey-puck, ice-hockey-goal, hockey-stick; kick 0 1; hold 0 3; in 1 2',
])('is beside the goal that the ball is in: %s', (text) => {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [], poses: [] });
  const [player, ball, goal] = [0, 1, 2].map((thing) => {
    const piece = pieces.find((one) => one.thing === thing);
    if (!piece) throw new Error('All three are placed');
    return boxUnder(piece.to, piece.art);
  });
  if (!player || !ball || !goal) throw new Error('All three are placed');
  const middle = (player.left + player.right) / 2;
  expect(middle < goal.left || middle > goal.right).toBe(true);
  expect(ball.left > goal.left && ball.right < goal.right).toBe(true);
});

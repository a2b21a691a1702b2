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

it.each([
  ['girl kick, soccer-ball, soccer-goal; kick 0 1; in 1 2', 1],
  ['boy kick, soccer-ball, soccer-goal; kick 0 1; in 1 2', 7],
  ['fox kick, soccer-ball, soccer-goal; kick 0 1; in 1 2', 3],
  ['boy kick, soccer-ball; kick 0 1', 1],
])('has a ball at the foot that kicked it, smaller than a head: %s', (text, seed) => {
  const { pieces, undone } = placeScene(sceneOf(text), { seed, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [], poses: [] });
  const [player, ball] = [0, 1].map((thing) => {
    const piece = pieces.find((one) => one.thing === thing);
    return piece && boxUnder(piece.to, piece.art);
  });
  if (!player || !ball) throw new Error('Both are placed');
  const tall = player.bottom - player.top;
  expect((player.bottom - (ball.top + ball.bottom) / 2) / tall).toBeLessThan(0.25);
  expect((ball.bottom - ball.top) / tall).toBeLessThan(0.25);
});

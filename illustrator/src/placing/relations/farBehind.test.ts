import { expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

it.each(['volcano, palm-tree*3; behind 0 1', 'barn, cow*3; behind 0 1', 'castle, girl; behind 0 1'])(
  'is large behind those before it, and painted first: %s',
  (text) => {
    const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
    expect(undone).toMatchObject({ things: [], relations: [], poses: [] });
    const [large] = pieces.filter(({ thing }) => thing === 0);
    const before = pieces.filter(({ thing, again }) => thing === 1 && !again);
    if (!large) throw new Error('It is placed');
    const back = boxUnder(large.to, large.art);
    for (const one of before) {
      const box = boxUnder(one.to, one.art);
      expect(box.bottom - box.top).toBeLessThan(0.7 * (back.bottom - back.top));
      expect(box.bottom).toBeGreaterThan(back.bottom);
      expect(pieces.indexOf(one)).toBeGreaterThan(pieces.indexOf(large));
    }
  },
);

it.each([
  'girl walk, school; face 0 1',
  'knight, castle, horse; ride 0 2; face 2 1',
  'child*3 walk, house; face 0 1',
])('is large ahead of those who go there, its gate before them: %s', (text) => {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  const boxesOf = (thing: number) =>
    pieces.filter((one) => one.thing === thing).map(({ to, art }) => boxUnder(to, art));
  const [goal] = boxesOf(1);
  if (!goal) throw new Error('It is placed');
  const middle = (goal.left + goal.right) / 2;
  const all = boxesOf(0);
  const side = all.every(({ left, right }) => left + right > 2 * middle) ? 1 : -1;
  for (const { left, right, bottom, top } of all) {
    expect(bottom - goal.top).toBeGreaterThan(0.5 * (goal.bottom - goal.top));
    expect(side * ((left + right) / 2 - middle)).toBeGreaterThan(0);
    expect(bottom - top).toBeLessThan(goal.bottom - goal.top);
  }
  expect(all.some(({ left, right }) => left < goal.right && right > goal.left)).toBe(true);
});

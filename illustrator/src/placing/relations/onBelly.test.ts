import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** The boxes of who lies on the back, of the face, and of the thing that one has. */
function onItsBack(text: string) {
  const scene = sceneOf(text);
  const [animal] = scene.things;
  if (animal) animal.looks = { turned: 'over' };
  const { pieces, undone } = placeScene(scene, { seed: 1, detail: 'child' });
  expect(undone.relations).toEqual([]);
  const [body, had] = [0, 1].map((thing) => pieces.find((piece) => piece.thing === thing));
  if (!body?.telling || !had) throw new Error('Both are on the page');
  const { left, top, right, bottom } = body.telling;
  return {
    body: boxUnder(body.to, body.art),
    face: boxUnder(body.to, { left, top, width: right - left, height: bottom - top }),
    had: boxUnder(had.to, had.art),
  };
}

describe('who lies on the back', () => {
  it.each([
    'otter sit, spiral-shell; hands-on 0 1',
    'bear sit, fish; eat 0 1',
    'panda sit, spiral-shell; hold 0 1',
  ])('has a thing on the belly, the face free: %s', (text) => {
    const { body, face, had } = onItsBack(text);
    const middle = { x: (had.left + had.right) / 2, y: (had.top + had.bottom) / 2 };
    expect(middle.x < face.left || middle.x > face.right).toBe(true);
    expect(middle.x > body.left && middle.x < body.right).toBe(true);
    expect(Math.abs(middle.y - (face.top + face.bottom) / 2)).toBeLessThan(0.1 * (body.bottom - body.top));
  });
});

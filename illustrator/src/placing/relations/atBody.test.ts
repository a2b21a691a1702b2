import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { placed, placeOn } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** How far a tool reaches into the head of whom it is used at: a share of the width of the head. */
function reachInto(text: string, { body, tool }: { body: number; tool: number }): number {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
  expect(undone.relations).toEqual([]);
  const [owner, used] = [body, tool].map((thing) => pieces.find((piece) => piece.thing === thing));
  if (!owner?.telling || !used) throw new Error('Both are on the page');
  const { left, top, right, bottom } = owner.telling;
  const head = boxUnder(owner.to, { left, top, width: right - left, height: bottom - top });
  const box = boxUnder(used.to, used.art);
  const isLevel = box.top < head.bottom && box.bottom > head.top;
  expect(isLevel).toBe(true);
  const deep = Math.min(box.right - head.left, head.right - box.left);
  return deep / (head.right - head.left);
}

describe('tools that are used at bodies', () => {
  it.each([
    'girl, toothbrush; use-on-self 0 1',
    'lion, toothbrush; use-on-self 0 1',
    'mermaid, comb; use-on-self 0 1',
    'pirate, telescope; use-on-self 0 1',
    'girl, microphone; use-on-self 0 1',
    'man, scissors; use-on-self.cheek 0 1',
  ])('are at the own body, and its face is seen: %s', (text) => {
    expect(reachInto(text, { body: 0, tool: 1 })).toBeGreaterThan(0.05);
  });

  it.each(['woman, girl, comb; tend 0 1; hold 0 2', 'boy, dog, hairbrush; tend 0 1; hold 0 2'])(
    'are at the head of another one: %s',
    (text) => {
      expect(reachInto(text, { body: 1, tool: 2 })).toBeGreaterThan(0.05);
    },
  );

  it.each(['farmer, ewe, scissors; tend.back 0 1; hold 0 2', 'man, cow, sponge; tend.back 0 1; hold 0 2'])(
    'are at the back of an animal, and none is before its face: %s',
    (text) => {
      const { pieces, undone } = placeScene(sceneOf(text), { seed: 1, detail: 'child' });
      expect(undone.relations).toEqual([]);
      const [animal, tool] = [1, 2].map((thing) => pieces.find((piece) => piece.thing === thing));
      if (!animal?.telling || !tool) throw new Error('Both are on the page');
      const { left, top, right, bottom } = animal.telling;
      const face = boxUnder(animal.to, { left, top, width: right - left, height: bottom - top });
      const box = boxUnder(tool.to, tool.art);
      const middle = (box.left + box.right) / 2;
      expect(middle < face.left || middle > face.right).toBe(true);
    },
  );

  it('has several side by side in a dream, all of them within', () => {
    const scene = sceneOf('girl, ewe*3, thought-cloud; over 2 0; on 1 2');
    const { pieces, undone } = placeScene(scene, { seed: 1, detail: 'child' });
    expect(undone.relations).toEqual([]);
    const boxes = (thing: number) =>
      pieces.filter((piece) => piece.thing === thing).map((piece) => boxUnder(piece.to, piece.art));
    const [cloud] = boxes(2);
    if (!cloud) throw new Error('The cloud is on the page');
    expect(boxes(1)).toHaveLength(3);
    for (const ewe of boxes(1)) {
      expect(ewe.left).toBeGreaterThan(cloud.left);
      expect(ewe.right).toBeLessThan(cloud.right);
      expect(ewe.top).toBeGreaterThan(cloud.top);
      expect(ewe.bottom).toBeLessThan(cloud.bottom);
    }
  });

  it('paints a picture on its canvas, all of it within', () => {
    const scene = sceneOf('artist, cat, canvas, paintbrush; on 1 2; paint 0 2; hold 0 3');
    const { pieces, undone } = placeScene(scene, { seed: 1, detail: 'child' });
    expect(undone.relations).toEqual([]);
    const [cat, canvas] = [1, 2].map((thing) => pieces.find((piece) => piece.thing === thing));
    if (!cat || !canvas) throw new Error('Both are on the page');
    const [inner, outer] = [boxUnder(cat.to, cat.art), boxUnder(canvas.to, canvas.art)];
    expect(inner.left).toBeGreaterThan(outer.left);
    expect(inner.right).toBeLessThan(outer.right);
    expect(inner.top).toBeGreaterThan(outer.top);
    expect(inner.bottom).toBeLessThan(outer.top + 0.75 * (outer.bottom - outer.top));
  });
});

describe('who does the own hair', () => {
  it.each(['girl, comb', 'mermaid, hairbrush', 'boy, comb'])(
    'has it upright beside the face, the hand below: %s',
    (who) => {
      const pieces = placed(`${who}; use-on-self 0 1`);
      const [tip, handle] = [placeOn(pieces, 1, 'tip'), placeOn(pieces, 1, 'handle')];
      expect(handle.y - tip.y).toBeGreaterThan(Math.abs(handle.x - tip.x));
      const hands = (['leftHand', 'rightHand'] as const).map((name) => placeOn(pieces, 0, name));
      const long = Math.hypot(handle.x - tip.x, handle.y - tip.y);
      expect(Math.min(...hands.map(({ x, y }) => Math.hypot(x - handle.x, y - handle.y)))).toBeLessThan(
        0.5 * long,
      );
    },
  );
});

import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import type { Box } from '../../page.ts';
import { apply } from '../../raster/LabelMap.ts';
import { middleOf, placed, shown } from '../../testing/placed.ts';
import { placeScene } from '../placeScene.ts';

/** The mouth of a person on the page, which way it looks, and its face. */
function faceOn(text: string, thing = 0) {
  const pieces = placed(text);
  const { places, to, telling } = pieces.find((one) => one.thing === thing && !one.again) ?? {};
  if (!places?.mouth || !to || !telling) throw new Error('It has a face');
  const [x, y] = apply(to, places.mouth.x, places.mouth.y);
  const [middle] = apply(to, (telling.left + telling.right) / 2, telling.top);
  const wide = (telling.right - telling.left) * Math.abs(to.a);
  return { pieces, x, y, wide, side: Math.sign(x - middle), out: Math.abs(x - middle) / wide };
}

function apart({ left, right, top, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

describe('a person whose mouth is at a thing', () => {
  it.each([
    'boy, red-apple; eat 0 1',
    'woman, cookie; eat 0 1',
    'boy, glass-of-milk; drink 0 1',
    'old-man, hot-beverage; drink 0 1',
    'girl, trumpet; play 0 1',
    'girl, dandelion; blow 0 1',
    'girl, toothbrush; use-on-self 0 1',
    'man, microphone; use-on-self 0 1',
  ])('is seen from the side, its lips there: %s', (text) => {
    const { pieces, x, y, wide, side, out } = faceOn(text);
    expect(out).toBeGreaterThan(0.4);
    const box = shown(pieces, 1);
    expect(apart(box, x, y)).toBeLessThan(text.includes('blow') ? wide : 0.16 * wide);
    expect(side * (middleOf(box) - x)).toBeGreaterThan(0);
  });

  it.each(['old-man, hot-beverage', 'boy, glass-of-milk'])('tilts a drink to the lips: %s', (two) => {
    const { pieces, side } = faceOn(`${two}; drink 0 1`);
    const { to } = pieces.find(({ thing }) => thing === 1) ?? {};
    expect(-side * Math.atan2(to?.b ?? 0, to?.a ?? 0)).toBeGreaterThan(0.1);
  });

  it.each(['man, woman', 'princess, prince', 'woman, old-man'])(
    'has it at the other mouth for a kiss: %s',
    (two) => {
      const text = `${two}; hug.cheek 0 1`;
      const [one, other] = [faceOn(text), faceOn(text, 1)];
      expect(one.side).toBe(-other.side);
      expect(Math.abs(one.x - other.x)).toBeLessThan(0.2 * one.wide);
      expect(Math.abs(one.y - other.y)).toBeLessThan(1);
    },
  );
});

it.each([
  'girl, standing-mirror; in-front-of 0 1',
  'man, standing-mirror, razor; in-front-of 0 1; use-on-self 0 2',
])('looks into a mirror beside which it stands: %s', (text) => {
  const { pieces, x, side, out } = faceOn(text);
  expect(out).toBeGreaterThan(0.4);
  expect(side * (middleOf(shown(pieces, 1)) - x)).toBeGreaterThan(0);
});

it.each(['girl, fireworks; look-at 0 1', 'man, moon; look-at 0 1', 'boy*2, rainbow; look-at 0 1'])(
  'is seen from behind where it looks at the sky: %s',
  (text) => {
    const art = placed(text).find(({ thing }) => thing === 0)?.art;
    expect(art?.items.some(({ kind }) => kind === 'ink')).toBe(false);
  },
);

it.each(['girl; @beach', 'man; @mountains', 'woman*2; @meadow'])(
  'has what is far away over the head: %s',
  (text) => {
    const scene = sceneOf(text);
    for (const { looks } of scene.things) looks.away = true;
    const { pieces } = placeScene(scene, { seed: 3, detail: 'child' });
    expect(shown(pieces, 0).top).toBeGreaterThan(500);
  },
);

it('looks the way it walks through a place, all of those who do one way', () => {
  const pieces = placed('man walk, woman walk, boy run; @beach');
  const people = pieces.filter(({ thing, again }) => thing !== undefined && !again);
  expect(people.map(({ facing }) => facing)).toEqual(['right', 'right', 'right']);
  for (const thing of [0, 1, 2])
    expect(faceOn('man walk, woman walk, boy run; @beach', thing).out).toBeGreaterThan(0.4);
});

it('plays from the front what a mouth is in the middle of', () => {
  expect(faceOn('boy, harmonica; play 0 1').out).toBeLessThan(0.1);
});

import { describe, expect, it } from 'vitest';
import { drawBody } from '../../bodies/drawBody.ts';
import { apply } from '../../raster/LabelMap.ts';
import { placed, shown } from '../../testing/placed.ts';

describe('what is carried in the mouth', () => {
  it.each(['dog, twig', 'cat, tulip'])('is at its corner, not over the face: %s', (things) => {
    const pieces = placed(`${things}; hold.mouth 0 1`);
    const { places, to } = pieces.find(({ thing }) => thing === 0) ?? {};
    if (!places?.mouth || !to) throw new Error('It has a mouth');
    const [x] = apply(to, places.mouth.x, places.mouth.y);
    const { left, right } = shown(pieces, 1);
    expect(Math.abs((left + right) / 2 - x)).toBeGreaterThan(0.2 * (right - left));
    expect(left < x && right > x).toBe(true);
  });

  it.each(['fox, bone', 'squirrel, acorn'])(
    'is at the end of a muzzle from the side, under the eyes: %s',
    (things) => {
      const pieces = placed(`${things}; hold.mouth 0 1`);
      const { places, to } = pieces.find(({ thing }) => thing === 0) ?? {};
      if (!places?.mouth || !places.eyes || !to) throw new Error('It has a mouth and eyes');
      const [[x, y], [, eyes]] = [
        apply(to, places.mouth.x, places.mouth.y),
        apply(to, places.eyes.x, places.eyes.y),
      ];
      const { left, right, top, bottom } = shown(pieces, 1);
      expect(top).toBeGreaterThan(eyes);
      expect([left < x && right > x, top < y + 0.3 * (bottom - top) && bottom > y]).toEqual([true, true]);
    },
  );

  it.each(['dog', 'puppy'])('is below the nose of a %s that looks at us', (key) => {
    const { places, telling } = drawBody({ key, looks: {}, wears: [], variant: 0 });
    if (!places.mouth || !telling) throw new Error('It has a face and a mouth');
    const [wide, middle] = [telling.right - telling.left, (telling.left + telling.right) / 2];
    expect(Math.abs(places.mouth.x - middle)).toBeLessThan(0.15 * wide);
  });
});

describe('who has arms enough', () => {
  it.each(['octopus', 'octopus, wizard-hat; wear 0 1'])('has each thing in one of its own: %s', (who) => {
    const [things, worn] = who.split('; ');
    const first = worn === undefined ? 1 : 2;
    const held = [first, first + 1, first + 2];
    const relations = [...(worn ? [worn] : []), ...held.map((one) => `hold 0 ${one}`)].join('; ');
    const pieces = placed(`${things}, teacup, closed-book, fork; ${relations}`);
    const body = shown(pieces, 0);
    const boxes = held.map((one) => shown(pieces, one));
    const middles = boxes.map(({ left, right }) => (left + right) / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeGreaterThan(0.5 * (body.right - body.left));
    for (const { bottom } of boxes) expect(bottom).toBeGreaterThan((body.top + body.bottom) / 2);
  });
});

describe('a small animal in a pocket', () => {
  it.each(['boy, mouse', 'girl, puppy'])(
    'looks out of it before the chest, below the mouth: %s',
    (things) => {
      const pieces = placed(`${things}; hold.pocket 0 1`);
      const { places, to } = pieces.find(({ thing }) => thing === 0) ?? {};
      if (!places?.mouth || !to) throw new Error('It has a mouth');
      const [x, y] = apply(to, places.mouth.x, places.mouth.y);
      const [own, body] = [shown(pieces, 1), shown(pieces, 0)];
      expect(Math.abs((own.left + own.right) / 2 - x)).toBeLessThan(0.2 * (own.right - own.left));
      expect(own.top).toBeGreaterThan(y);
      expect(own.bottom).toBeLessThan((y + body.bottom) / 2);
    },
  );
});

describe('what is caught in the teeth', () => {
  it.each(['dog, soccer-ball', 'dog jump, soccer-ball'])(
    'is between jaws, under the muzzle: %s',
    (things) => {
      const pieces = placed(`${things}; hold.mouth 0 1`);
      const [body, ball] = [shown(pieces, 0), shown(pieces, 1)];
      const { places, to } = pieces.find(({ thing }) => thing === 0) ?? {};
      if (!places?.mouth || !to) throw new Error('It has a mouth');
      const [x, y] = apply(to, places.mouth.x, places.mouth.y);
      expect(ball.layer).toBeLessThan(body.layer);
      expect(ball.left < x && ball.right > x && ball.top < y && ball.bottom > y).toBe(true);
      // The lower jaw is painted after it, and before the head.
      expect(body.layer - ball.layer).toBeGreaterThan(1);
    },
  );
});

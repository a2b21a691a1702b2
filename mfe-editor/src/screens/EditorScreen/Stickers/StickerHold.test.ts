import { beforeEach, expect, test } from 'vitest';
import { StickerHold } from './StickerHold.ts';
import type { StickerPlace } from './stickerPlace.ts';

const place: StickerPlace = { x: 600, y: 800, width: 400, height: 200, angle: 0 };
let hold: StickerHold;

beforeEach(() => {
  hold = new StickerHold();
});

const finger = (id: number, x: number, y: number) => ({ id, type: 'touch', contactPx: 20, x, y });

test('one finger drags by what it took hold of', () => {
  hold.take(finger(1, 600, 800), 'whole', place);
  expect(hold.move(1, { x: 650, y: 790 })).toMatchObject({ x: 650, y: 790, angle: 0 });
  hold.letGo(1);
  expect(hold.isHeld).toBe(false);
  expect(hold.move(1, { x: 700, y: 700 })).toBeNull();
});

test('two fingers size it by their distance, turn it by their angle and take it along', () => {
  hold.take(finger(1, 500, 800), 'whole', place);
  hold.join(finger(2, 700, 800), place);
  expect(hold.move(2, { x: 900, y: 800 })).toMatchObject({
    x: 700,
    y: 800,
    width: 800,
    height: 400,
    angle: 0,
  });
  hold.move(1, { x: 600, y: 700 });
  const turned = hold.move(2, { x: 600, y: 900 });
  expect(turned).toMatchObject({ x: 600, y: 800, width: 400, height: 200 });
  expect(turned?.angle).toBeCloseTo(90);
});

test('the finger that stays does nothing more, and a new hold begins when all are gone', () => {
  hold.take(finger(1, 500, 800), 'whole', place);
  hold.join(finger(2, 700, 800), place);
  hold.letGo(1);
  expect(hold.isHeld).toBe(true);
  expect(hold.move(2, { x: 900, y: 900 })).toBeNull();
  hold.letGo(2);
  expect(hold.take(finger(3, 600, 800), 'whole', place)).toBe(true);
});

test('palms, a third finger, and fingers beside a pen have no part in it', () => {
  expect(hold.take({ ...finger(1, 500, 800), contactPx: 90 }, 'whole', place)).toBe(false);
  hold.take({ ...finger(2, 500, 800), type: 'pen' }, 'whole', place);
  expect(hold.join(finger(3, 700, 800), place)).toBe(false);
  hold.letGo(2);
  hold.take(finger(4, 500, 800), 'whole', place);
  expect(hold.join({ ...finger(5, 700, 800), contactPx: 90 }, place)).toBe(false);
  expect(hold.join(finger(6, 700, 800), place)).toBe(true);
  expect(hold.join(finger(7, 700, 900), place)).toBe(false);
});

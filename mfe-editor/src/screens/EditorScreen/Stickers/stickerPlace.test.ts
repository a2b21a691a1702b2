import { expect, test } from 'vitest';
import {
  facing,
  moved,
  pixelsUnder,
  placeInMiddle,
  pulled,
  type StickerPlace,
  sized,
  turned,
} from './stickerPlace.ts';
import { isShortcut, stepOfKey, stepped } from './stickerSteps.ts';

const place: StickerPlace = { x: 600, y: 800, width: 400, height: 200, angle: 0 };
const PAGE = { x: 0, y: 0, width: 1275, height: 1650 };

test('a sticker comes into the middle of what is seen, at its own size where there is room', () => {
  expect(placeInMiddle({ width: 500, height: 300 }, PAGE)).toEqual({
    ...{ x: 637.5, y: 825, width: 500, height: 300, angle: 0 },
  });
  const seen = { x: 300, y: 400, width: 320, height: 400 };
  expect(placeInMiddle({ width: 480, height: 240 }, seen)).toEqual({
    ...{ x: 460, y: 600, width: 192, height: 96, angle: 0 },
  });
});

test('its middle stays on the page however far it is moved', () => {
  expect(moved(place, 30, -20)).toMatchObject({ x: 630, y: 780 });
  expect(moved(place, -5000, 5000)).toMatchObject({ x: 0, y: 1650 });
});

test('it keeps its shape as it grows and shrinks, between bounds', () => {
  expect(sized(place, 1.5)).toMatchObject({ width: 600, height: 300 });
  expect(sized(place, 0.001)).toMatchObject({ width: 80, height: 40 });
  expect(sized(place, 1000)).toMatchObject({ width: 1275, height: 637.5 });
});

test('turning goes around and comes back', () => {
  expect(turned(place, 200).angle).toBe(-160);
  expect(turned(turned(place, -15), 15).angle).toBe(0);
  let round = place;
  for (let k = 0; k < 24; k++) round = stepped(round, 'turnLeft');
  expect(round.angle).toBeCloseTo(0);
});

test('a corner pulled twice as far from the middle makes it twice as large', () => {
  const corner = { x: 800, y: 900 };
  expect(pulled(place, corner, { x: 1000, y: 1000 })).toMatchObject({
    width: 800,
    height: 400,
    x: 600,
    y: 800,
  });
});

test('its top follows the hand and rests upright when it comes near', () => {
  expect(facing(place, { x: 700, y: 700 }).angle).toBeCloseTo(45);
  expect(facing(place, { x: 605, y: 300 }).angle).toBe(0);
  expect(facing(place, { x: 200, y: 802 }).angle).toBe(-90);
});

test('the pixels under it are those of the turned picture, within the page', () => {
  expect(pixelsUnder(place)).toEqual({ x: 400, y: 700, width: 400, height: 200 });
  expect(pixelsUnder(turned(place, 90))).toEqual({ x: 500, y: 600, width: 200, height: 400 });
  expect(pixelsUnder({ ...place, x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 200, height: 100 });
});

test('keys move, size and turn it, with Shift further', () => {
  const after = (key: string, isFar = false) => {
    const step = stepOfKey(key);
    return step ? stepped(place, step, isFar) : undefined;
  };
  expect(after('ArrowLeft')).toMatchObject({ x: 590 });
  expect(after('ArrowDown', true)).toMatchObject({ y: 860 });
  expect(after('+')?.width).toBeGreaterThan(400);
  expect(after('-')?.width).toBeLessThan(400);
  expect(after('[')?.angle).toBe(-15);
  expect(after(']')?.angle).toBe(15);
  expect(after('a')).toBeUndefined();
});

test('brackets that are typed with Option or AltGr are no shortcuts of the browser', () => {
  const press = (key: string, ...held: string[]) =>
    isShortcut({
      key,
      ctrlKey: held.includes('Control'),
      altKey: held.includes('Alt'),
      metaKey: held.includes('Meta'),
      getModifierState: (name) => held.includes(name),
    });
  expect(press('[')).toBe(false);
  expect(press('[', 'Alt')).toBe(false);
  expect(press(']', 'AltGraph')).toBe(false);
  expect(press(']', 'Control', 'Alt', 'AltGraph')).toBe(false);
  expect(press('-', 'Control')).toBe(true);
  expect(press('[', 'Meta')).toBe(true);
  expect(press('ArrowLeft', 'Alt')).toBe(true);
});

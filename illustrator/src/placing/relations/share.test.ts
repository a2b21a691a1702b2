import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { placed, placeOn, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

describe.each([
  'child*2, umbrella; share 0 1',
  'child*4, umbrella; share 0 1',
  'hedgehog*2, umbrella; share 0 1',
])('those who share %s', (scene) => {
  it.each([1, 2])('are all under it, with the seed %i', (seed) => {
    const { pieces, undone } = placeScene(sceneOf(scene), { seed, detail: 'child' });
    expect(undone.relations).toEqual([]);
    const boxes = (thing: number) =>
      pieces
        .filter((one) => one.thing === thing && one.again === undefined)
        .map(({ to, art }) => boxUnder(to, art));
    const [umbrella] = boxes(1);
    for (const one of boxes(0)) {
      const middle = (one.left + one.right) / 2;
      expect(middle).toBeGreaterThan(umbrella?.left ?? 0);
      expect(middle).toBeLessThan(umbrella?.right ?? 0);
      expect(one.bottom).toBeGreaterThan(umbrella?.bottom ?? 0);
      expect(one.top).toBeGreaterThan(umbrella?.top ?? 0);
    }
  });
});

it.each(['child*5 walk, rope', 'monkey*3, rope'])('has a rope along all who hold it: %s', (things) => {
  const { pieces, undone } = placeScene(sceneOf(`${things}; share 0 1`), { seed: 1, detail: 'child' });
  expect(undone.relations).toEqual([]);
  const [rope] = pieces.filter(({ thing }) => thing === 1).map(({ to, art }) => boxUnder(to, art));
  for (const { to, art } of pieces.filter(({ thing }) => thing === 0)) {
    const { top, bottom } = boxUnder(to, art);
    expect(rope?.bottom).toBeLessThan(bottom);
    expect(rope?.top).toBeGreaterThan((top + bottom) / 2);
  }
});

it('is held down to who is much lower', () => {
  const { pieces } = placeScene(sceneOf('lion, sandwich, mouse; share 0 1; share 2 1'), {
    seed: 1,
    detail: 'child',
  });
  const [sandwich, mouse] = [1, 2].map((thing) => {
    const piece = pieces.find((one) => one.thing === thing);
    if (!piece) throw new Error('All are on the page');
    return boxUnder(piece.to, piece.art);
  });
  expect(sandwich?.bottom).toBeGreaterThan(((mouse?.top ?? 0) + (mouse?.bottom ?? 0)) / 2);
});

it.each([
  ['child*4, ribbon-banner; share 0 1', true],
  ['boy*2, canoe; share.head 0 1', true],
  ['boy*2, canoe; share 0 1', false],
  ['child*3, bucket, sandcastle; build 0 2; share 0 1', false],
])('is over the heads of several where it is long: %s', (scene, isOver) => {
  const { pieces } = placeScene(sceneOf(scene), { seed: 3, detail: 'child' });
  const boxes = (thing: number) =>
    pieces
      .filter((one) => one.thing === thing && one.again === undefined)
      .map(({ to, art }) => boxUnder(to, art));
  const [load] = boxes(1);
  const heads = Math.min(...boxes(0).map(({ top }) => top));
  expect((load?.top ?? 0) < heads).toBe(isOver);
});

it.each([
  'child*4, rope; share 0 1',
  'ant*3, strawberry; share 0 1',
  'child*3, king; share 0 1',
  'man*2, boy; share 0 1',
])('is in the hands of all who carry it: %s', (scene) => {
  const { undone } = placeScene(sceneOf(scene), { seed: 7, detail: 'child' });
  expect(undone.relations).toEqual([]);
});

it('is watered by two from both sides', () => {
  const { pieces } = placeScene(
    sceneOf('girl, flower*3, old-woman, watering-can*2; water 0 1; water 2 1; hold 0 3; hold 2 3'),
    { seed: 7, detail: 'child' },
  );
  const middleOf = (thing: number) => {
    const some = pieces
      .filter((one) => one.thing === thing && one.again === undefined)
      .map(({ to, art }) => boxUnder(to, art));
    return some.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / some.length;
  };
  const [girl, bed, woman] = [0, 1, 2].map(middleOf);
  expect(Math.sign((girl ?? 0) - (bed ?? 0))).toBe(-Math.sign((woman ?? 0) - (bed ?? 0)));
});

it('is between both where it is a little animal that one gives the other', () => {
  const { pieces, undone } = placeScene(sceneOf('firefighter, kitten, girl; share 0 1; share 2 1'), {
    seed: 7,
    detail: 'child',
  });
  expect(undone.relations).toEqual([]);
  const [giver, kitten, girl] = [0, 1, 2].map((thing) => {
    const piece = pieces.find((one) => one.thing === thing && one.again === undefined);
    if (!piece) throw new Error('All are on the page');
    return boxUnder(piece.to, piece.art);
  });
  const between = [giver, girl].map((box) => Math.sign((kitten?.left ?? 0) - (box?.left ?? 0)));
  expect(between[0]).toBe(-(between[1] ?? 0));
  // It sits upright: only who is had over the heads lies there.
  const { left = 0, right = 0, top = 0, bottom = 0 } = kitten ?? {};
  expect(right - left).toBeLessThan(bottom - top);
});

it.each(['daisy*5', 'carrot*3'])('is before who looks to the other one, in a bunch: %s', (bunch) => {
  const { pieces } = placeScene(sceneOf(`girl, ${bunch}, old-woman; hold 0 1; face 0 2`), {
    seed: 7,
    detail: 'child',
  });
  const leftOf = (thing: number) =>
    Math.min(
      ...pieces
        .filter((one) => one.thing === thing && one.again === undefined)
        .map(({ to, art }) => boxUnder(to, art).left),
    );
  const [girl, flowers, other] = [0, 1, 2].map(leftOf);
  expect(Math.sign((flowers ?? 0) - (girl ?? 0))).toBe(Math.sign((other ?? 0) - (girl ?? 0)));
});

it.each([
  'child*2, sandwich, bench; share 0 1; on 0 2',
  'man, pizza, boy, sofa; share 0 1; share 2 1; on 0 3; on 2 3',
])('is between two who sit side by side, the hands of both at it: %s', (scene) => {
  const { pieces, undone } = placeScene(sceneOf(scene), { seed: 7, detail: 'child' });
  expect(undone.relations).toEqual([]);
  const boxesOf = (some: readonly number[]) =>
    pieces
      .filter((one) => one.thing !== undefined && some.includes(one.thing) && one.again === undefined)
      .map(({ to, art }) => boxUnder(to, art))
      .sort((one, other) => one.left - other.left);
  const [left, right] = boxesOf([0, 2].slice(0, scene.includes('pizza') ? 2 : 1));
  const [shared] = boxesOf([1]);
  const middle = ((shared?.left ?? 0) + (shared?.right ?? 0)) / 2;
  expect(middle).toBeGreaterThan(((left?.left ?? 0) + (left?.right ?? 0)) / 2);
  expect(middle).toBeLessThan(((right?.left ?? 0) + (right?.right ?? 0)) / 2);
  expect(shared?.left).toBeLessThan(left?.right ?? 0);
  expect(shared?.right).toBeGreaterThan(right?.left ?? 0);
});

it.each(['drink', 'play', 'read'])('has one in the hands of each who %ss one of its own', (kind) => {
  const thing = { drink: 'hot-beverage', play: 'trumpet', read: 'open-book' }[kind] ?? '';
  const { pieces, undone } = placeScene(sceneOf(`fox, pig, ${thing}*2; ${kind} 0 2; ${kind} 1 2`), {
    seed: 7,
    detail: 'child',
  });
  expect(undone.relations).toEqual([]);
  const boxesOf = (index: number) =>
    pieces
      .filter((one) => one.thing === index && one.again === undefined)
      .map(({ to, art }) => boxUnder(to, art));
  const [[fox], [pig], things] = [boxesOf(0), boxesOf(1), boxesOf(2)];
  for (const one of [fox, pig]) {
    const isAt = ({ left, right }: { left: number; right: number }) =>
      left < (one?.right ?? 0) && right > (one?.left ?? 0);
    expect(things.some(isAt)).toBe(true);
  }
  const sizes = things.map(({ left, right }) => right - left);
  expect(Math.max(...sizes)).toBeLessThan((fox?.right ?? 0) - (fox?.left ?? 0));
});

describe('what is given', () => {
  it.each(['child, bouquet, woman', 'boy, flower, girl'])('has a hand of each at its stems: %s', (text) => {
    const pieces = placed(`${text}; share 0 1; share 2 1`);
    const { left, right, top, bottom } = shown(pieces, 1);
    for (const who of [0, 2]) {
      const hands = [placeOn(pieces, who, 'leftHand'), placeOn(pieces, who, 'rightHand')];
      const at = hands.map(({ x, y }) =>
        Math.hypot(x - (left + right) / 2, y - (top + 0.86 * (bottom - top))),
      );
      expect(Math.min(...at)).toBeLessThan(0.35 * (bottom - top));
    }
  });

  it.each(['princess, horse, red-apple', 'boy, goat, red-apple'])(
    'is a mouthful for who is fed: %s',
    (text) => {
      const pieces = placed(`${text}; feed 0 1; hold 0 2`);
      const [fed, food] = [shown(pieces, 1), shown(pieces, 2)];
      const long = Math.max(fed.right - fed.left, fed.bottom - fed.top);
      expect(food.bottom - food.top).toBeLessThan(0.2 * long);
    },
  );
});

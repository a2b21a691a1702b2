import { describe, expect, it } from 'vitest';
import type { Body, BodyRequest } from './Body.ts';
import { drawBody } from './drawBody.ts';

function girl(rest: Partial<BodyRequest> = {}): Body {
  return drawBody({ key: 'girl', looks: {}, wears: [], variant: 0, ...rest });
}

describe('the legs and feet of people', () => {
  it.each(['wave', 'sing', 'cry'] as const)('are on the ground where somebody sits there to %s', (pose) => {
    const sitting = girl({ pose, looks: { seated: true } });
    expect(sitting.art.height).toBeLessThan(0.9 * girl({ pose }).art.height);
    expect(sitting.undone.pose).toBe(false);
  });

  it.each(['socks', 'sandals', 'slippers'])('show %s in place of shoes', (key) => {
    const other = girl({ wears: [key] });
    expect(other.undone.wears).toEqual([]);
    expect(other.art.items).not.toEqual(girl().art.items);
  });

  it('have the sole of a sock where somebody sits in socks', () => {
    const colors = girl({ pose: 'sit', wears: ['socks'] }).art.items.flatMap((item) =>
      item.kind === 'area' ? [item.color] : [],
    );
    expect(colors).not.toContain(SHOE_SOLE);
  });
});

/** The color of the inner part of a shoe's sole. */
const SHOE_SOLE = '#fdf0d5';

describe('the hands of who ties shoes', () => {
  it.each(['girl', 'man', 'rabbit'])('are both close to one foot, a bow between them: %s', (key) => {
    const { art, places } = drawBody({ key, looks: {}, wears: [], variant: 0, pose: 'tie-shoes' });
    const [left, right] = [places.leftHand, places.rightHand];
    if (!left || !right) throw new Error('It has hands');
    expect((right.x - left.x) / art.width).toBeLessThan(0.35);
    for (const { y } of [left, right]) expect((art.top + art.height - y) / art.height).toBeLessThan(0.22);
    const knots = art.items.flatMap((item) =>
      item.kind === 'area' && item.color === LACES ? item.rings : [],
    );
    expect(knots.some(([x = 0]) => x > left.x && x < right.x)).toBe(true);
  });
});

const LACES = '#f7cf5c';

describe('the hands of who claps', () => {
  it.each(['girl', 'man', 'bear'])('meet before the chest: %s', (key) => {
    const { art, places } = drawBody({ key, looks: {}, wears: [], variant: 0, pose: 'clap' });
    const [left, right] = [places.leftHand, places.rightHand];
    if (!left || !right) throw new Error('It has hands');
    expect(Math.abs(right.x - left.x)).toBeLessThan(0.25 * art.width);
    expect(Math.abs(right.y - left.y)).toBeLessThan(0.05 * art.height);
  });
});

describe('who lies in arms', () => {
  it.each([
    ['baby', true],
    ['girl', false],
  ])('is wrapped in a cloth when newborn: %s', (key, isWrapped) => {
    const { art } = drawBody({ key, looks: {}, wears: [], variant: 0, pose: 'in-arms' });
    expect(art.items.some((item) => item.kind === 'area' && item.color === CLOTH)).toBe(isWrapped);
    expect(art.width).toBeGreaterThan(art.height);
  });
});

const CLOTH = '#cfe3f5';

describe('the hand of who asks for quiet', () => {
  it('has a finger on the lips', () => {
    const { art, telling, places } = girl({ pose: 'hush' });
    const lips = (telling?.bottom ?? 0) - 0.1 * ((telling?.bottom ?? 0) - (telling?.top ?? 0));
    const hand = places.rightHand;
    const fingers = art.items.flatMap((item) =>
      item.kind === 'area' ? item.rings.filter((ring) => isAt(ring, hand)) : [],
    );
    expect(Math.min(...fingers.map(topOf))).toBeLessThan(lips);
  });
});

/** Whether an outline begins and ends around a point: its lowest point is near that. */
function isAt(ring: ArrayLike<number>, point: { x: number; y: number } | undefined): boolean {
  if (point === undefined) return false;
  return Array.from({ length: ring.length / 2 }).some(
    (_, index) => Math.hypot((ring[2 * index] ?? 0) - point.x, (ring[2 * index + 1] ?? 0) - point.y) < 4,
  );
}

function topOf(ring: ArrayLike<number>): number {
  return Math.min(...Array.from({ length: ring.length / 2 }, (_, index) => ring[2 * index + 1] ?? 0));
}

describe('the fins of what is seen from the side', () => {
  it.each(['dolphin', 'shark', 'whale', 'goldfish'])('reach out ahead below the eye: %s', (key) => {
    const { places, facing } = drawBody({
      key,
      looks: {},
      wears: [],
      variant: 0,
      facing: 'left',
      hands: { left: 'up', right: 'down' },
    });
    expect(facing).toBe('left');
    expect(places.leftHand?.y).toBeGreaterThan((places.eyes?.y ?? 0) + 0.3 * (places.eyes?.width ?? 0));
    expect(places.leftHand?.x).toBeLessThan(places.eyes?.x ?? 0);
  });
});

describe('the wings of what stands upright', () => {
  it.each(['penguin', 'duck', 'owl'])('end in a tip, not in a hand: %s', (key) => {
    const { art, places } = drawBody({ key, pose: 'dance', looks: {}, wears: [], variant: 0 });
    const [x, y] = [places.rightHand?.x ?? 0, places.rightHand?.y ?? 0];
    const isRound = (ring: ArrayLike<number>) => {
      const far = Array.from({ length: ring.length / 2 }, (_, at) =>
        Math.hypot((ring[2 * at] ?? 0) - x, (ring[2 * at + 1] ?? 0) - y),
      );
      return Math.max(...far) < 20;
    };
    const balls = art.items.filter(
      (item) => item.kind === 'area' && item.area > 0 && item.rings.some(isRound),
    );
    expect(balls).toEqual([]);
  });
});

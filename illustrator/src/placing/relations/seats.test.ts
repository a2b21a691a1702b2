import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** The boxes of the first two things of a scene; the page shows all that it asks for. */
function boxesOf(text: string, seed: number) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed, detail: 'child' });
  expect(undone.relations).toEqual([]);
  const [guest, host] = [0, 1].map((thing) => {
    const piece = pieces.find((one) => one.thing === thing);
    if (!piece) throw new Error(`Thing ${thing} is not on the page`);
    return boxUnder(piece.to, piece.art);
  });
  if (!guest || !host) throw new Error('Two things are placed');
  return { guest, host };
}

describe.each([1, 2, 3])('who sits, with the seed %i', (seed) => {
  it.each(['girl read, sofa', 'old-woman read, rocking-chair'])('reads there sitting: %s', (things) => {
    const reading = boxesOf(`${things}; on 0 1`, seed);
    const standing = boxesOf(`${things.replace('read', 'stand')}; on 0 1`, seed);
    const share = ({ guest, host }: typeof reading) =>
      (host.bottom - guest.bottom) / (host.bottom - host.top);
    expect(share(reading)).toBeLessThan(share(standing));
  });

  it.each(['bear sit, armchair', 'child sit, dentist-chair', 'monkey, chair'])(
    'is in a chair on its seat: %s',
    (things) => {
      const { guest, host } = boxesOf(`${things}; in 0 1`, seed);
      expect(guest.bottom).toBeGreaterThan((host.top + host.bottom) / 2);
    },
  );

  it.each(['woman read, armchair', 'cat, armchair'])('is on the seat, not on the back: %s', (things) => {
    const { guest, host } = boxesOf(`${things}; on 0 1`, seed);
    expect(guest.bottom).toBeGreaterThan((host.top + host.bottom) / 2);
  });

  it('is no smaller for the rod that is out over the water', () => {
    const { guest, host } = boxesOf(
      'gnome sit, mushroom, fish, fishing-pole; on 0 1; fish 0 2; hold 0 3; @pond',
      seed,
    );
    expect(guest.bottom - guest.top).toBeGreaterThan(0.7 * (host.bottom - host.top));
  });

  it.each(['boy, hill, kite', 'girl, hill, balloon'])(
    'has in the air what it flies from there: %s',
    (things) => {
      const { guest, host } = boxesOf(`${things}; on 0 1; hold 0 2`, seed);
      expect(guest.top).toBeLessThan(host.bottom - 0.5 * (host.bottom - host.top));
    },
  );

  it('has others on the lap while reading', () => {
    const { guest, host } = boxesOf('cat, girl read; on-lap 0 1', seed);
    expect(guest.bottom).toBeLessThan(host.bottom + 0.02 * (host.bottom - host.top));
    expect(guest.bottom - guest.top).toBeLessThan(0.7 * (host.bottom - host.top));
  });

  it('is in the near row among things', () => {
    const { pieces, undone } = placeScene(sceneOf('shopping-cart, paper-bag*3, child sit; in 1 0; in 2 0'), {
      seed,
      detail: 'child',
    });
    const bottoms = (thing: number) =>
      pieces.filter((one) => one.thing === thing).map(({ to, art }) => boxUnder(to, art).bottom);
    expect(undone.relations).toEqual([]);
    expect(bottoms(2)[0]).toBeGreaterThan(Math.max(...bottoms(1)) - 1);
  });

  it('is behind the counter of a stall, three abreast', () => {
    const { guest, host } = boxesOf('child*3, manned-stand; in 0 1', seed);
    expect(guest.top).toBeGreaterThan(host.top);
  });

  it('finds room beside others in one bed', () => {
    const { guest, host } = boxesOf('child*2 sit, bed, dog; in 0 1; in 2 1', seed);
    expect(guest.bottom).toBeLessThan(host.bottom);
  });

  it.each(['child*3, bed; sleep-in 0 1', 'girl lie, bed; in 0 1', 'bear sleep, bed; in 0 1'])(
    'is under the cover of a bed, the head over it: %s',
    (scene) => {
      const { guest, host } = boxesOf(scene, seed);
      expect(guest.bottom).toBeLessThan(host.top + 0.5 * (host.bottom - host.top));
      expect(guest.bottom - guest.top).toBeGreaterThan(0.1 * (host.bottom - host.top));
    },
  );

  it('sleeps sitting on what is too short to lie on', () => {
    const shapeOf = (scene: string) => {
      const { guest } = boxesOf(scene, seed);
      return (guest.bottom - guest.top) / (guest.right - guest.left);
    };
    expect(shapeOf('old-man sleep, chair; sleep-in 0 1')).toBeGreaterThan(1);
    expect(shapeOf('cat sleep, chair; sleep-in 0 1')).toBeLessThan(1);
  });

  it('sleeps in a basket, the head over its rim', () => {
    const { guest, host } = boxesOf('cat sleep, basket; sleep-in 0 1', seed);
    expect(guest.top).toBeLessThan(host.top + 0.4 * (host.bottom - host.top));
    expect(guest.left).toBeGreaterThan(host.left);
    expect(guest.right).toBeLessThan(host.right);
  });

  it('sits at the middle of a desk of its own, before the board', () => {
    const { pieces } = placeScene(
      sceneOf('child*3 sit, desk*3, blackboard, teacher; sit-at 0 1; in-front-of 3 2; @classroom'),
      { seed, detail: 'child' },
    );
    const boxes = (thing: number) =>
      pieces.filter((one) => one.thing === thing).map(({ to, art }) => boxUnder(to, art));
    const [board] = boxes(2);
    for (const desk of boxes(1)) {
      expect(desk.bottom).toBeGreaterThan(board?.bottom ?? 0);
      const wide = desk.right - desk.left;
      const isMiddle = ({ left, right }: typeof desk) =>
        Math.abs(left + right - desk.left - desk.right) < 0.2 * wide;
      expect(boxes(0).some(isMiddle)).toBe(true);
    }
  });

  it('shares a table evenly among four', () => {
    const scene = 'man, woman, girl, boy, table; sit-at 0 4; sit-at 1 4; sit-at 2 4; sit-at 3 4';
    const { pieces } = placeScene(sceneOf(scene), { seed, detail: 'child' });
    const middles = [0, 1, 2, 3].map((thing) => {
      const one = pieces.find((piece) => piece.thing === thing);
      const box = one && boxUnder(one.to, one.art);
      return box ? (box.left + box.right) / 2 : 0;
    });
    const sorted = [...middles].sort((a, b) => a - b);
    const gaps = sorted.slice(1).map((x, index) => x - (sorted[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(1.5 * Math.min(...gaps));
  });

  it('sits at a table as a toy whose face is kept free', () => {
    const scene = 'doll*2, table, teapot; sit-at 0 1; on 2 1';
    const { pieces, undone } = placeScene(sceneOf(scene), { seed, detail: 'child' });
    expect(undone.relations).toEqual([]);
    for (const one of pieces.filter(({ thing }) => thing === 0)) expect(one.telling).toBeDefined();
  });

  it('sits on a blanket, side by side behind what lies on it', () => {
    const { pieces, undone } = placeScene(sceneOf('girl*2 sit, boy*2 sit, picnic; sit-at 0 2; sit-at 1 2'), {
      seed,
      detail: 'child',
    });
    expect(undone.relations).toEqual([]);
    const boxes = pieces
      .filter((one) => one.thing !== undefined)
      .map((one) => ({ ...one, box: boxUnder(one.to, one.art) }));
    const blanket = boxes.find(({ thing }) => thing === 2)?.box;
    const sitters = boxes.filter(({ thing }) => thing !== 2);
    expect(sitters).toHaveLength(4);
    for (const { box } of sitters) {
      expect((box.left + box.right) / 2).toBeGreaterThan(blanket?.left ?? 0);
      expect((box.left + box.right) / 2).toBeLessThan(blanket?.right ?? 0);
      // Well on it, not at its edge.
      const high = (blanket?.bottom ?? 0) - (blanket?.top ?? 0);
      expect(box.bottom).toBeGreaterThan((blanket?.top ?? 0) + 0.25 * high);
      expect(box.bottom).toBeLessThan(((blanket?.top ?? 0) + (blanket?.bottom ?? 0)) / 2);
    }
  });

  it.each(['boy, bus', 'cat, taxi', 'dog, fire-engine', 'girl, pickup-truck'])(
    'drives behind a window: %s',
    (things) => {
      const { guest, host } = boxesOf(`${things}; drive 0 1`, seed);
      expect(guest.top).toBeGreaterThan(host.top);
      expect(guest.bottom).toBeLessThan(host.bottom);
      expect(guest.left).toBeGreaterThan(host.left);
      expect(guest.right).toBeLessThan(host.right);
    },
  );
});

it.each([1, 2])('makes nobody small for who sat down first on a seat, with the seed %i', (seed) => {
  const { pieces } = placeScene(sceneOf('man sit, child sit, sofa; on 0 2; on 1 2'), {
    seed,
    detail: 'child',
  });
  // As drawn they are as large beside one another as in life.
  const [man = 0, child = 0] = [0, 1].map((index) => pieces.find(({ thing }) => thing === index)?.to.d);
  expect(Math.min(man, child) / Math.max(man, child)).toBeGreaterThan(0.78);
});

it.each([1, 2])('has a toy house on the floor beside who plays with it, with the seed %i', (seed) => {
  const { guest, host } = boxesOf('girl, dollhouse; play 0 1', seed);
  expect(Math.abs(guest.bottom - host.bottom)).toBeLessThan(0.1 * (guest.bottom - guest.top));
  expect(Math.min(guest.right, host.right) - Math.max(guest.left, host.left)).toBeLessThan(
    0.6 * (guest.right - guest.left),
  );
});

describe('who sits with a pet on the lap', () => {
  it.each(['girl, rabbit; on-lap 1 0', 'boy, puppy; on-lap 1 0', 'old-woman, cat sleep; on-lap 1 0'])(
    'has a hand on it, and is larger: %s',
    (text) => {
      const pieces = placed(text);
      const [one, pet] = [0, 1].map((thing) => shown(pieces, thing));
      expect((pet?.right ?? 0) - (pet?.left ?? 0)).toBeLessThan(
        0.72 * ((one?.right ?? 0) - (one?.left ?? 0)),
      );
      const body = pieces.find(({ thing }) => thing === 0)?.art;
      expect(pieces.some(({ again }) => again === body)).toBe(true);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

describe('who is in something of which nothing is known', () => {
  it.each([
    'dog, closed-mailbox-with-raised-flag; in 0 1',
    'bear, honey-pot; in 0 1',
    'bear, honey-pot; through 0 1',
    'rabbit, bush; in 0 1',
  ])('looks over its upper edge: %s', (scene) => {
    const pieces = placed(scene);
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.layer).toBeLessThan(host.layer);
    expect(guest.top).toBeLessThan(host.top);
    expect(guest.bottom).toBeLessThan(host.bottom);
  });

  it('is in its frame', () => {
    const pieces = placed('monkey, hula-hoop; in 0 1');
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.layer).toBeGreaterThan(host.layer);
    expect(guest.left).toBeGreaterThan(host.left);
    expect(guest.right).toBeLessThan(host.right);
    expect(guest.top).toBeGreaterThan(host.top);
    expect(guest.bottom).toBeLessThan(host.bottom);
  });

  it('is before it and said to be undone where that has neither', () => {
    const { pieces, undone } = placeScene(sceneOf('cat, guitar; in 0 1'), { seed: 3, detail: 'child' });
    const [cat, guitar] = [shown(pieces, 0), shown(pieces, 1)];
    expect(undone.relations).toEqual([0]);
    expect(cat.layer).toBeGreaterThan(guitar.layer);
    expect(cat.left).toBeLessThan(guitar.right);
    expect(cat.isCut).toBe(false);
  });

  it.each(['hand, headstone; through 0 1', 'skeleton, coffin; in 0 1'])(
    'comes out over its upper outline, cut there, where nothing hides the rest: %s',
    (scene) => {
      const { pieces, undone } = placeScene(sceneOf(scene), { seed: 3, detail: 'child' });
      const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
      expect(undone.relations).toEqual([]);
      expect(guest.layer).toBeLessThan(host.layer);
      expect(guest.isCut).toBe(true);
      expect(guest.bottom).toBeLessThan(host.bottom);
    },
  );

  it.each(['haystack*3, barn; in 0 1', 'tomato*3, greenhouse; in 0 1', 'flower*2, church; in 0 1'])(
    'lies before the wall of a building, and on no roof: %s',
    (scene) => {
      const pieces = placed(scene);
      const [thing, building] = [shown(pieces, 0), shown(pieces, 1)];
      expect(thing.layer).toBeGreaterThan(building.layer);
      expect(thing.top).toBeGreaterThan((building.top + building.bottom) / 2);
      expect(thing.left).toBeGreaterThan(building.left - 20);
    },
  );

  it('flies out of its mouth one after the other', () => {
    const pieces = placed('honeybee*3 fly, beehive; in 0 1');
    const [host, bees] = [shown(pieces, 1), pieces.filter(({ thing }) => thing === 0)];
    const sizes = bees.map(({ to }) => Math.abs(to.d));
    expect(bees).toHaveLength(3);
    expect(Math.max(...sizes)).toBeGreaterThan(1.1 * Math.min(...sizes));
    for (const { art, to } of bees) expect(boxUnder(to, art).bottom).toBeLessThan(host.bottom);
  });

  it('comes out of the top of a cake before its candles, the arms up at a leap', () => {
    const pieces = placed('monkey jump, birthday-cake; in 0 1');
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.layer).toBeGreaterThan(host.layer);
    expect(guest.isCut).toBe(true);
    expect(guest.bottom).toBeLessThan((host.top + host.bottom) / 2);
  });
});

describe('what finds no place in its first picture', () => {
  it.each([
    'pumpkin*3, loaded-dump-truck; in 0 1',
    'wrapped-gift*3, sleigh; in 0 1',
    'tin-can*3, recycling-bin; in 0 1',
    'giraffe, elevator; in 0 1',
    'seahorse*2, coral; in 0 1',
    'mouse*3, cheese-wedge; behind 0 1',
    'bird*3 fly, train; behind 0 1',
    'fish*4, penguin; in-front-of 0 1',
    'cat, old-man sleep, chair; sleep-in 1 2; on-lap 0 1',
    'monkey, branch, banana; hang-by-feet 0 1; eat 0 2',
    'monkey*3, branch; hang-from 0 1',
    'koala, branch; climb 0 1',
    'lamb, shepherd; on-shoulders 0 1',
    'girl, automobile; under 0 1',
    'dog, school-bus, cat*3; drive 0 1; in 2 1',
    'child*3, hill, sled*3; slide-down 0 1; ride 0 2',
    'pig, barn, farmer run; chase 2 0; around 0 1',
  ])('is seen in another one: %s', (scene) => {
    expect(placeScene(sceneOf(scene), { seed: 7, detail: 'child' }).undone.relations).toEqual([]);
  });

  it('has one size where several are in it', () => {
    const pieces = placed('child*3, lion; in-front-of 0 1').filter(({ thing }) => thing === 0);
    const scales = pieces.map(({ to }) => Math.hypot(to.a, to.b));
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.3);
  });
});

describe('what is behind a near rim', () => {
  it.each([
    ['hedgehog, hollow-pumpkin; in 0 1', 0.31],
    ['red-apple*3, basket; in 0 1', 0.45],
    ['duck*3, bathtub; in 0 1', 0.41],
    ['cat, well; look-out-of 0 1', 0.65],
  ])('is cut there: %s', (scene, level) => {
    const pieces = placed(scene);
    const host = shown(pieces, 1);
    const guests = pieces.filter(({ thing }) => thing === 0);
    expect(guests.length).toBeGreaterThan(0);
    for (const { art, to, whole } of guests) {
      expect(whole).toBeDefined();
      expect(boxUnder(to, art).bottom).toBeLessThan(host.top + level * (host.bottom - host.top));
    }
  });
});

describe('who hides behind what is no higher than a few of them', () => {
  it('stands along it where it is long', () => {
    const pieces = placed('cow*3, long-fence; behind 0 1');
    const host = shown(pieces, 1);
    const guests = pieces.filter(({ thing }) => thing === 0);
    expect(guests).toHaveLength(3);
    for (const { art, to } of guests) {
      const { left, right, top } = boxUnder(to, art);
      expect((left + right) / 2).toBeGreaterThan(host.left);
      expect((left + right) / 2).toBeLessThan(host.right);
      expect(top).toBeLessThan(host.top);
    }
  });

  it('peeks by that where it has no hands', () => {
    const { undone } = placeScene(sceneOf('sun peek, cloud; hide-behind 0 1'), { seed: 3, detail: 'child' });
    expect(undone).toMatchObject({ poses: [], relations: [] });
  });

  it.each([
    'girl, tree; hide-behind 0 1',
    'girl, streetlight; hide-behind 0 1',
    'boy, curtain; hide-behind 0 1',
    'girl, tree; behind 0 1',
  ])('leans out from behind what is tall: %s', (scene) => {
    const pieces = placed(scene);
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.layer).toBeLessThan(host.layer);
    expect(pieces[guest.layer]?.to.b).not.toBe(0);
    expect(guest.left < host.right && guest.right > host.left).toBe(true);
  });

  it.each([
    'rabbit, bush; hide-behind 0 1',
    'boy, sofa; hide-behind 0 1',
    'girl peek, wall; behind 0 1',
    'ewe, fence; behind 0 1',
  ])('looks over it: %s', (scene) => {
    const pieces = placed(scene);
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.layer).toBeLessThan(host.layer);
    expect((guest.left + guest.right) / 2).toBeGreaterThan(host.left);
    expect((guest.left + guest.right) / 2).toBeLessThan(host.right);
    expect(guest.bottom).toBeLessThan(host.bottom + 5);
  });
});

describe('what is long and alive in no way', () => {
  it('sticks out of what holds it, fanned out, its lower end hidden', () => {
    const pieces = placed('paintbrush*3, jar; in 0 1');
    const [host, brushes] = [shown(pieces, 1), pieces.filter(({ thing }) => thing === 0)];
    expect(brushes).toHaveLength(3);
    const leans = brushes.map(({ to }) => Math.atan2(to.b, to.a));
    expect(new Set(leans.map((lean) => lean.toFixed(2))).size).toBe(3);
    for (const { art, to } of brushes) expect(boxUnder(to, art).top).toBeLessThan(host.top);
  });

  it('has its handle up where one eats with it', () => {
    // Which way is down in its own picture.
    const downIn = (things: string) => placed(`${things}; in 0 1`).find(({ thing }) => thing === 0)?.to.d;
    expect(downIn('fork, teacup')).toBeGreaterThan(0);
    expect(downIn('fork, open-yogurt')).toBeLessThan(0);
  });
});

describe('several who look out of what has one window', () => {
  it('share it side by side at one level', () => {
    const pieces = placed('giraffe*2, noahs-ark; look-out-of 0 1');
    const [first, second] = pieces.filter(({ thing }) => thing === 0).map(({ art, to }) => boxUnder(to, art));
    expect(first?.bottom).toBeCloseTo(second?.bottom ?? 0, 0);
    expect(Math.abs((first?.left ?? 0) - (second?.left ?? 0))).toBeGreaterThan(60);
  });
});

describe('who is at the windows of something', () => {
  it.each([
    ['princess read, open-book, castle-tower; read 0 1; in 0 2', 0, 2],
    ['wizard read, spell-book, castle-tower; read 0 1; in 0 2', 0, 2],
    ['bus-driver, child*5, crowded-school-bus; in 0 2; in 1 2', 1, 2],
    ['pig*3, house-with-windows, wolf; in 0 1; in-front-of 2 1', 0, 1],
    ['hedgehog sleep, leaf-hollow; in 0 1', 0, 1],
  ] as const)('is cut at their sills, every one: %s', (scene, guest, host) => {
    const { pieces, undone } = placeScene(sceneOf(scene), { seed: 3, detail: 'child' });
    expect(undone.relations).toEqual([]);
    const own = pieces.filter((one) => one.thing === guest && one.again === undefined);
    for (const { whole } of own) expect(whole).toBeDefined();
    const around = shown(pieces, host);
    for (const { to, art } of own) expect(boxUnder(to, art).bottom).toBeLessThan(around.bottom);
  });

  it('leaves that to the driver where all others have one of their own', () => {
    const pieces = placed('child*3, school-bus; in 0 1');
    const bus = pieces.find(({ thing }) => thing === 1);
    const pane = bus?.places?.pane;
    if (!bus || !pane) throw new Error('The bus has windows');
    const x = pane.x * bus.to.a + bus.to.e;
    for (const { thing, to, art } of pieces) {
      if (thing !== 0) continue;
      const { left, right } = boxUnder(to, art);
      expect(left < x && x < right).toBe(false);
    }
  });

  it('has the driver in the foremost one', () => {
    const { pieces } = placeScene(sceneOf('bus-driver, child*5, crowded-school-bus; in 0 2; in 1 2'), {
      seed: 7,
      detail: 'child',
    });
    const xs = [0, 1].map((thing) =>
      pieces.filter((one) => one.thing === thing).map(({ to, art }) => boxUnder(to, art).left),
    );
    const bus = pieces.find(({ thing }) => thing === 2);
    const driver = xs[0]?.[0] ?? 0;
    for (const x of xs[1] ?? []) expect(bus?.facing === 'left' ? driver < x : driver > x).toBe(true);
  });
});

describe('who hides behind somebody on two legs', () => {
  it.each(['boy, woman; hide-behind 0 1', 'cat, boy; hide-behind 0 1'])(
    'stands on the ground beside that one: %s',
    (scene) => {
      const pieces = placed(scene);
      const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
      expect(guest.layer).toBeLessThan(host.layer);
      expect(Math.abs(guest.bottom - host.bottom)).toBeLessThan(0.08 * (host.bottom - host.top));
    },
  );
});

describe('who is behind a house', () => {
  it.each(['cow, barn', 'boy, house', 'dragon, castle'])(
    'looks out beside it, not over the roof: %s',
    (things) => {
      const pieces = placed(`${things}; behind 0 1`);
      const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
      expect(guest.top).toBeGreaterThan(host.top);
      expect(guest.left < host.left || guest.right > host.right).toBe(true);
    },
  );
});

it('has a moon behind a house partly set behind its roof', () => {
  const pieces = placed('full-moon, house; behind 0 1');
  const [moon, house] = [shown(pieces, 0), shown(pieces, 1)];
  expect(moon.layer).toBeLessThan(house.layer);
  expect(moon.top).toBeLessThan(house.top);
  expect(moon.bottom - house.top).toBeGreaterThan(0.1 * (moon.bottom - moon.top));
});

describe('food on flat food', () => {
  it.each(['fried-egg, toast', 'cheese-wedge, cracker'])('lies within it: %s', (things) => {
    const pieces = placed(`${things}; on 0 1`);
    const [topping, slice] = [shown(pieces, 0), shown(pieces, 1)];
    expect(topping.top).toBeGreaterThan(slice.top);
    expect(topping.bottom).toBeLessThan(slice.bottom);
    expect(topping.left).toBeGreaterThan(slice.left);
    expect(topping.right).toBeLessThan(slice.right);
  });
});

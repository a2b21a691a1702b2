import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { CONTENT } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** The feet of the copies of the first thing of a scene, from left to right, and what could not be done. */
function placed(scene: string) {
  const { pieces, undone } = placeScene(sceneOf(scene), { seed: 3, detail: 'child' });
  const boxes = pieces
    .filter(({ thing, again }) => thing === 0 && again === undefined)
    .map(({ art, to }) => boxUnder(to, art))
    .sort((a, b) => a.left - b.left);
  return { boxes, undone };
}

describe('formations', () => {
  it('stands a row on one line', () => {
    const { boxes, undone } = placed('penguin*5 - row; @snow');
    expect(undone.looks).toEqual([]);
    expect(boxes).toHaveLength(5);
    const feet = boxes.map(({ bottom }) => bottom);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(20);
  });

  it.each(['zebra*3 graze; @savanna', 'narwhal*3; @sea', 'cat*3 sleep; @room'])(
    'has long animals in two ranks, which are larger than one would be: %s',
    (scene) => {
      const { boxes } = placed(scene);
      expect(boxes).toHaveLength(3);
      const feet = boxes.map(({ bottom }) => bottom);
      const [long, high] = [
        Math.max(...boxes.map(({ left, right }) => right - left)),
        Math.max(...boxes.map(({ top, bottom }) => bottom - top)),
      ];
      expect(long).toBeGreaterThan(high);
      expect(Math.max(...feet) - Math.min(...feet)).toBeGreaterThan(0.3 * high);
      // A third of the page's width is all that each of three in a row could have.
      expect(long).toBeGreaterThan((CONTENT.right - CONTENT.left) / 3);
    },
  );

  it('stands different things side by side', () => {
    const { pieces } = placeScene(
      sceneOf('giraffe - side-by-side, lion - side-by-side, zebra - side-by-side'),
      {
        seed: 3,
        detail: 'child',
      },
    );
    const feet = [0, 1, 2].map((thing) => {
      const piece = pieces.find((one) => one.thing === thing);
      return piece ? boxUnder(piece.to, piece.art).bottom : 0;
    });
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(30);
  });

  it.each([
    ['cycle', 3],
    ['chain', 2],
  ])('has an arrow from each to the next: a %s of three has %i', (order, arrows) => {
    const scene = sceneOf(`grass - ${order}, rabbit - ${order}, fox - ${order}; @plain`);
    const { pieces, undone } = placeScene(scene, { seed: 3, detail: 'child' });
    expect(undone.looks).toEqual([]);
    expect(pieces.filter(({ isProp }) => isProp)).toHaveLength(arrows);
  });

  it('flies five in a V: the farther from its tip, the farther apart', () => {
    const { boxes, undone } = placed('airplane*5 - wedge; @sky');
    expect(undone.looks).toEqual([]);
    const [top, , tip, , bottom] = [...boxes].sort((a, b) => a.top - b.top).map(({ left }) => left);
    expect(Math.abs((top ?? 0) - (bottom ?? 0))).toBeLessThan(20);
    expect(Math.abs((tip ?? 0) - (top ?? 0))).toBeGreaterThan(100);
  });

  it('stands twelve in three rows, all faces seen', () => {
    const { boxes, undone } = placed('rabbit*12 - row');
    expect(undone.looks).toEqual([]);
    expect(boxes).toHaveLength(12);
  });

  it('leaves files of others out of one row with those beside them', () => {
    const { boxes } = placed('teacher*4, usher*2, department-store*4; next-to 0 1; follow 2 1; @meadow');
    expect(Math.min(...boxes.map(({ top, bottom }) => bottom - top))).toBeGreaterThan(150);
  });

  it.each(['child*5 sit ring, rug', 'cat*6 sit ring, spread-blanket'])(
    'sits in a ring around the middle of what lies on the ground: %s',
    (scene) => {
      const { pieces, undone } = placeScene(sceneOf(`${scene}; on 0 1`), { seed: 3, detail: 'child' });
      expect(undone.relations).toEqual([]);
      const cover = pieces.find(({ thing }) => thing === 1);
      if (cover === undefined) throw new Error('The cover is on the page');
      const { left, right, top, bottom } = boxUnder(cover.to, cover.art);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const feet = placed(`${scene}; on 0 1`).boxes.map((one) => ({
        x: (one.left + one.right) / 2,
        y: one.bottom,
      }));
      for (const side of [-1, 1]) {
        expect(feet.some((foot) => side * (foot.x - x) > 0.2 * (right - left))).toBe(true);
        expect(feet.some((foot) => side * (foot.y - y) > 0.1 * (bottom - top))).toBe(true);
      }
    },
  );

  it.each(['jesus', 'teacher'])('has a few sit at both sides of somebody, on one ground: %s', (who) => {
    const { boxes } = placed(`child*4 sit, ${who}; around 0 1`);
    const [feet, high] = [boxes.map(({ bottom }) => bottom), boxes.map((one) => one.bottom - one.top)];
    // Those next to that one are a little nearer than the outer ones.
    const apart = (Math.max(...feet) - Math.min(...feet)) / Math.min(...high);
    expect(apart).toBeGreaterThan(0.2);
    expect(apart).toBeLessThan(0.4);
  });

  it.each(['ballerina*3', 'girl*4', 'bear*6'])('has a ring of few hold hands: %s', (ring) => {
    expect(placed(`${ring} - ring; hold-hands 0 0`).undone.relations).toEqual([]);
  });

  it.each([
    'child*6, campfire; around 0 1',
    'child*12 - ring',
    'child*8 - ring; hold-hands 0 0',
    'chair*8, table; around 0 1',
  ])('puts %s in a ring: some nearer, some farther, some at the sides', (scene) => {
    const { boxes, undone } = placed(scene);
    expect([undone.looks, undone.relations]).toEqual([[], []]);
    const feet = boxes.map(({ bottom }) => bottom);
    const [first, last] = [boxes[0], boxes.at(-1)];
    expect(Math.max(...feet) - Math.min(...feet)).toBeGreaterThan(100);
    expect((last?.right ?? 0) - (first?.left ?? 0)).toBeGreaterThan(600);
  });

  it.each(['horse, foal', 'penguin, penguin young', 'elephant, elephant young, mouse'])(
    'has who is young much smaller than the grown one: %s',
    (text) => {
      const scene = sceneOf(text.replaceAll(' young', ''));
      const things = scene.things.map((thing, index) =>
        index === 1 && text.includes('young') ? { ...thing, looks: { young: true as const } } : thing,
      );
      const { pieces } = placeScene({ ...scene, things }, { seed: 3, detail: 'child' });
      const [grown, young] = [0, 1].map((thing) => {
        const piece = pieces.find((one) => one.thing === thing);
        const box = piece && boxUnder(piece.to, piece.art);
        return box ? Math.max(box.right - box.left, box.bottom - box.top) : 0;
      });
      expect(young).toBeLessThan(0.75 * (grown ?? 0));
    },
  );

  it('draws those who are alike in one way', () => {
    const scene = sceneOf('girl*2');
    const things = scene.things.map((thing) => ({ ...thing, isAlike: true as const }));
    const { pieces } = placeScene({ ...scene, things }, { seed: 3, detail: 'child' });
    const drawn = pieces.filter(({ thing }) => thing === 0).map(({ art }) => art);
    expect(drawn).toHaveLength(2);
    expect(new Set(drawn).size).toBe(1);
  });

  it('piles things up, each row on the one below', () => {
    const { boxes, undone } = placed('turtle*3 - pile');
    expect(undone.looks).toEqual([]);
    const [low, , high] = [...boxes].sort((a, b) => b.bottom - a.bottom);
    expect(high?.bottom).toBeLessThan((low?.bottom ?? 0) - 0.5 * ((low?.bottom ?? 0) - (low?.top ?? 0)));
  });

  it('leads a file of twelve over water, each rank in waves of its own', () => {
    const { boxes, undone } = placed('duckling*12, duck; follow 0 1; @lake');
    expect(undone.relations).toEqual([]);
    expect(boxes).toHaveLength(12);
  });

  it('stands a family as for a photograph, the small ones before the tall ones, all faces seen', () => {
    const { pieces, undone } = placeScene(
      sceneOf('man - portrait, woman - portrait, girl - portrait, boy - portrait'),
      { seed: 3, detail: 'child' },
    );
    const [man, woman, girl, boy] = [0, 1, 2, 3].map((thing) => {
      const piece = pieces.find((one) => one.thing === thing);
      return piece ? boxUnder(piece.to, piece.art) : { left: 0, right: 0, top: 0, bottom: 0 };
    });
    expect(undone.looks).toEqual([]);
    for (const tall of [man, woman])
      for (const small of [girl, boy]) expect(small?.bottom).toBeGreaterThan((tall?.bottom ?? 0) + 50);
  });

  it.each(['child*3', 'child*3, balloon*3; hold 0 1', 'dog*3', 'child*3 run', 'mouse*3'])(
    'stands three of one kind on one ground, nobody in the air behind the others: %s',
    (scene) => {
      const { boxes } = placed(scene);
      expect(boxes).toHaveLength(3);
      const feet = boxes.map(({ bottom }) => bottom);
      const least = Math.min(...boxes.map(({ top, bottom }) => bottom - top));
      expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.75 * least);
    },
  );

  it('gathers those who listen around the one who reads to them, half of them at each side', () => {
    const { pieces, undone } = placeScene(sceneOf('teacher, child*4, open-book; read 0 2; face 0 1'), {
      seed: 3,
      detail: 'child',
    });
    const middle = (thing: number) =>
      pieces
        .filter((one) => one.thing === thing && one.again === undefined)
        .map(({ to, art }) => ({ x: boxUnder(to, art).left + boxUnder(to, art).right }));
    const [teacher] = middle(0);
    const children = middle(1);
    expect(undone.relations).toEqual([]);
    expect(children.filter(({ x }) => x < (teacher?.x ?? 0))).toHaveLength(2);
    expect(children.filter(({ x }) => x > (teacher?.x ?? 0))).toHaveLength(2);
  });

  it.each(['woman-in-manual-wheelchair dribble', 'girl dribble'])(
    'stands friends at both sides of one who is seen down to the ground: %s',
    (player) => {
      const scene = sceneOf(`${player}, child*3, basketball; next-to 1 0; wear 0 2`);
      const { pieces, undone } = placeScene(scene, { seed: 3, detail: 'child' });
      expect(undone.relations).toEqual([]);
      const [own, ...others] = [0, 1].flatMap((thing) =>
        pieces.filter((one) => one.thing === thing && !one.again).map(({ to, art }) => boxUnder(to, art)),
      );
      if (!own) throw new Error('The player is on the page');
      const middle = (own.left + own.right) / 2;
      expect(others).toHaveLength(3);
      for (const { left, right } of others) expect(left > middle || right < middle).toBe(true);
    },
  );
});

describe('those who hold hands around something', () => {
  it.each(['child*4, globe-showing-europe-africa', 'penguin*4, snowman', 'child*6, christmas-tree'])(
    'are in a bow before it, on both sides: %s',
    (things) => {
      const scene = sceneOf(`${things}; around 0 1; hold-hands 0 0`);
      const { pieces, undone } = placeScene(scene, { seed: 3, detail: 'child' });
      expect(undone.relations).toEqual([]);
      const [center, ...others] = [1, 0].flatMap((thing) =>
        pieces.filter((one) => one.thing === thing && !one.again).map(({ to, art }) => boxUnder(to, art)),
      );
      const middle = ((center?.left ?? 0) + (center?.right ?? 0)) / 2;
      const feet = others.sort((a, b) => a.left - b.left).map(({ bottom }) => bottom);
      expect(others[0]?.right).toBeLessThan(middle);
      expect(others.at(-1)?.left).toBeGreaterThan(middle);
      expect(feet[0]).toBeLessThan(feet[1] ?? 0);
    },
  );
});

describe('many vehicles', () => {
  it.each(['automobile*4; @road', 'tractor*5'])('are in two lanes: %s', (scene) => {
    const { boxes } = placed(scene);
    const lanes = new Set(boxes.map(({ bottom }) => Math.round(bottom / 30)));
    expect(lanes.size).toBeLessThanOrEqual(3);
    const feet = boxes.map(({ bottom }) => bottom).sort((a, b) => a - b);
    expect((feet.at(-1) ?? 0) - (feet.at(-2) ?? 0)).toBeLessThan(20);
    expect((feet[1] ?? 0) - (feet[0] ?? 0)).toBeLessThan(20);
  });
});

import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder, filledIn } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

describe('what has legs', () => {
  it.each(['monster, bed', 'mouse, sofa', 'boy, desk', 'girl, table', 'cat, automobile'])(
    'has room for who is under it: %s',
    (things) => {
      const pieces = placed(`${things}; under 0 1`);
      const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
      expect(guest.layer).toBeLessThan(host.layer);
      expect(Math.abs(guest.bottom - host.bottom)).toBeLessThan(20);
      expect(guest.left).toBeGreaterThan(host.left);
      expect(guest.right).toBeLessThan(host.right);
    },
  );

  it.each(['troll, bridge', 'sailboat, bridge'])('has room under its arch: %s', (things) => {
    const pieces = placed(`${things}; under 0 1`);
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.layer).toBeLessThan(host.layer);
    expect(guest.left).toBeGreaterThan(host.left + 0.1 * (host.right - host.left));
    expect(guest.right).toBeLessThan(host.right - 0.1 * (host.right - host.left));
  });

  it('lifts what lies on it with it', () => {
    const pieces = placed('cat, bed, monster; on 0 1; under 2 1');
    const [cat, bed, monster] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
    expect(cat.bottom).toBeLessThan(monster.top);
    expect(cat.bottom).toBeGreaterThan(bed.top);
  });

  it('has room for one who is in something else', () => {
    const pieces = placed('kitten, womans-boot, bed; in 0 1; under 1 2');
    const [mouse, boot, bed] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
    expect(mouse.bottom).toBeLessThan(boot.bottom);
    expect(Math.abs(boot.bottom - bed.bottom)).toBeLessThan(20);
  });
});

describe('who is in what flies', () => {
  it.each([
    'pilot, airliner; drive 0 1',
    'astronaut fly, crewed-rocket; in 0 1',
    'dog, crewed-rocket; ride 0 1',
  ])('is seen in a window of it: %s', (scene) => {
    const pieces = placed(scene);
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.layer).toBeGreaterThan(host.layer);
    for (const side of ['left', 'top'] as const) expect(guest[side]).toBeGreaterThan(host[side]);
    for (const side of ['right', 'bottom'] as const) expect(guest[side]).toBeLessThan(host[side]);
  });
});

describe('who looks over an edge', () => {
  it('has the paws on it, unless they are up over it', () => {
    const [hidden, raised] = ['dog sit', 'dog bathe'].map((dog) => placed(`${dog}, bathtub; in 0 1`));
    expect((hidden?.length ?? 0) - (raised?.length ?? 0)).toBe(1);
  });
});

describe('who is in the basket of a balloon', () => {
  it.each(['mouse', 'goat', 'owl', 'penguin'])('is below its envelope: %s', (animal) => {
    const pieces = placed(`${animal}, balloon-with-basket; in 0 1`);
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.top).toBeGreaterThan(host.top + 0.3 * (host.bottom - host.top));
    expect(guest.bottom).toBeLessThan(host.bottom);
  });
});

describe('what sinks', () => {
  it.each(['open-chest', 'shipwreck', 'starfish'])('lies on the ground of the sea: %s', (thing) => {
    const pieces = placed(`fish, ${thing}; next-to 0 1; @undersea`);
    expect(shown(pieces, 1).bottom).toBeGreaterThan(shown(pieces, 0).bottom);
    expect(shown(pieces, 1).bottom).toBeGreaterThan(1300);
  });
});

describe('who stands on a barrel', () => {
  it('is seen down to the feet', () => {
    const pieces = placed('bear, barrel; on 0 1');
    const [bear, barrel] = [shown(pieces, 0), shown(pieces, 1)];
    expect(bear.layer).toBeGreaterThan(barrel.layer);
    expect(bear.bottom).toBeLessThan(barrel.top + 0.2 * (barrel.bottom - barrel.top));
  });
});

describe('who dances around something', () => {
  it('is at more than one side of it, also hand in hand', () => {
    const scene = sceneOf('child*3 dance, maypole; around 0 1; hold-hands 0 0');
    const { pieces, undone } = placeScene(scene, { seed: 3, detail: 'child' });
    expect(undone.relations).not.toContain(0);
    const pole = shown(pieces, 1);
    const xs = pieces
      .filter(({ thing, again }) => thing === 0 && !again)
      .map(({ to, art }) => boxUnder(to, art))
      .map(({ left, right }) => (left + right) / 2);
    expect(Math.min(...xs)).toBeLessThan(pole.left);
    expect(Math.max(...xs)).toBeGreaterThan(pole.right);
  });
});

describe('who is over or under something', () => {
  it('is in the air over what has a top', () => {
    const pieces = placed('ghost, bed; over 0 1');
    expect(shown(pieces, 0).bottom).toBeLessThan(shown(pieces, 1).top);
  });

  it.each(['unicorn', 'girl'])('stands between the ends of a rainbow: %s', (who) => {
    const pieces = placed(`${who}, rainbow; under 0 1`);
    const [guest, arch] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.left).toBeGreaterThan(arch.left);
    expect(guest.right).toBeLessThan(arch.right);
    expect(guest.top).toBeGreaterThan(arch.top);
    expect(Math.abs(guest.bottom - arch.bottom)).toBeLessThan(20);
  });

  it('is on the head, not on the back', () => {
    const footOver = (relation: string): number => {
      const pieces = placed(`monkey, giraffe; ${relation} 0 1`);
      return shown(pieces, 1).top - shown(pieces, 0).bottom;
    };
    expect(footOver('on.head')).toBeGreaterThan(footOver('on') + 50);
  });

  it.each([
    'cow*3, tree; under 0 1',
    'monkey*5, bed; on 0 1',
    'frog*5, log; on 0 1',
    'kitten*6, basket; in 0 1',
    'red-apple*3, tree; on 0 1',
    'leprechaun sleep, running-shoe; sleep-in 0 1',
    'girl*2 sleep, train-with-windows; sleep-in 0 1',
    'man, sofa, woman, girl*2, boy*2; on 0 1; on 2 1; on 3 1; on 4 1',
  ])('is seen there: %s', (scene) => {
    const { undone } = placeScene(sceneOf(scene), { seed: 1, detail: 'child' });
    expect(undone.relations).toEqual([]);
  });

  it('stands on the deck that one sails', () => {
    const pieces = placed('pirate, sailboat; drive 0 1');
    expect(pieces.filter(({ isProp }) => isProp)).toEqual([]);
    expect(shown(pieces, 0).bottom).toBeLessThan(shown(pieces, 1).bottom);
  });
});

describe('who comes out of something', () => {
  it.each(['snake, basket', 'rabbit, top-hat'])('stands over its rim: %s', (things) => {
    const pieces = placed(`${things}; through 0 1`);
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.top).toBeLessThan(host.top);
    expect(guest.bottom).toBeLessThan(host.bottom - 0.3 * (host.bottom - host.top));
  });

  it('stands in the mouth of a cave', () => {
    const pieces = placed('bear, cave; through 0 1');
    const [bear, cave] = [shown(pieces, 0), shown(pieces, 1)];
    expect(bear.top).toBeGreaterThan(cave.top);
    expect(bear.layer).toBeGreaterThan(cave.layer);
  });
});

describe('what swims', () => {
  it.each(['goldfish, bowl', 'fish, bucket', 'goldfish, fish-bowl'])('is in its vessel: %s', (things) => {
    const pieces = placed(`${things}; in 0 1`);
    const [fish, vessel] = [shown(pieces, 0), shown(pieces, 1)];
    expect(fish.left).toBeGreaterThan(vessel.left);
    expect(fish.right).toBeLessThan(vessel.right);
  });
});

describe('who is in a tree', () => {
  it.each(['cat, tree; in 0 1', 'girl, apple-tree; in 0 1', 'bird*3, tree; in 0 1', 'monkey, tree; on 0 1'])(
    'is before its crown, over its foot: %s',
    (scene) => {
      const pieces = placed(scene);
      const [guest, tree] = [shown(pieces, 0), shown(pieces, 1)];
      expect(guest.layer).toBeGreaterThan(tree.layer);
      expect(guest.bottom).toBeLessThan(tree.bottom - 0.3 * (tree.bottom - tree.top));
      expect((guest.left + guest.right) / 2).toBeGreaterThan(tree.left);
      expect((guest.left + guest.right) / 2).toBeLessThan(tree.right);
      expect(guest.bottom - guest.top).toBeGreaterThan(0.15 * (tree.bottom - tree.top));
    },
  );
});

it('shows a building about what is before it', () => {
  const [engine, station] = [0, 1].map((thing) =>
    shown(placed('fire-engine, fire-station; in-front-of 0 1'), thing),
  );
  expect((station?.right ?? 0) - (station?.left ?? 0)).toBeGreaterThan(
    (engine?.right ?? 0) - (engine?.left ?? 0),
  );
});

describe('who is in what hides the rest', () => {
  it.each([
    'kitten, mug',
    'kitten, canoe',
    'dog, bucket',
    'girl, sailboat',
    'kitten, christmas-stocking',
    'dog, wagon',
  ])('has the face over its rim and is no speck: %s', (things) => {
    const pieces = placed(`${things}; in 0 1`);
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.bottom).toBeGreaterThan(host.top);
    expect(guest.right - guest.left).toBeGreaterThan(0.12 * (host.right - host.left));
  });

  it.each(['boy stand, puddle; in 0 1', 'pig, puddle; in 0 1'])(
    'stands in the middle of what is flat: %s',
    (scene) => {
      const pieces = placed(scene);
      const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
      expect(guest.isCut).toBe(false);
      expect(guest.bottom).toBeGreaterThan(host.top + 0.5 * (host.bottom - host.top));
      expect(guest.bottom).toBeLessThan(host.bottom);
    },
  );

  it.each(['squirrel, acorn; dig 0 1', 'dog, bone; dig 0 1'])('sticks out of its hole: %s', (scene) => {
    const pieces = placed(scene);
    const [digger, prey] = [shown(pieces, 0), shown(pieces, 1)];
    expect(prey.isCut).toBe(true);
    expect(Math.abs(prey.bottom - digger.bottom)).toBeLessThan(0.1 * (digger.bottom - digger.top));
  });

  it.each(['honeybee*4, flower*3; around 0 1', 'bat*3, pumpkin*2; around 0 1'])(
    'is around one of several: %s',
    (scene) => {
      expect(placeScene(sceneOf(scene), { seed: 7, detail: 'child' }).undone.relations).toEqual([]);
    },
  );

  it('is close to what it flies around alone, and looks at it', () => {
    const pieces = placed('hummingbird, flower; around 0 1');
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    const gap = Math.max(guest.left - host.right, host.left - guest.right);
    expect(gap).toBeLessThan(0.3 * (guest.right - guest.left));
  });

  it('swims over the others in a jar', () => {
    const pieces = placed('tadpole*3, jar; in 0 1');
    const jar = shown(pieces, 1);
    const levels = pieces
      .filter(({ thing, again }) => thing === 0 && !again)
      .map(({ to, art }) => boxUnder(to, art));
    expect(levels).toHaveLength(3);
    for (const { left, right, top, bottom } of levels) {
      expect(left).toBeGreaterThan(jar.left);
      expect(right).toBeLessThan(jar.right);
      expect(top).toBeGreaterThan(jar.top);
      expect(bottom).toBeLessThan(jar.bottom);
    }
  });

  it.each([
    ['girl*3, school-bus; in 0 1', 1],
    ['lion, elephant, giraffe, bus-with-windows; in 0 3; in 1 3; in 2 3', 3],
    ['bear, airliner; drive 0 1', 1],
    ['girl wave, house-with-windows; look-out-of 0 1', 1],
  ])('is in a window of its own: %s', (scene, host) => {
    const pieces = placed(scene);
    const { left, right, top, bottom } = shown(pieces, host);
    const panes = pieces
      .filter(({ thing, again }) => thing !== undefined && thing !== host && !again)
      .map(({ to, art }) => boxUnder(to, art))
      .sort((a, b) => a.left - b.left);
    for (const [index, one] of panes.entries()) {
      expect(one.left).toBeGreaterThan(panes[index - 1]?.right ?? left);
      expect(one.right).toBeLessThan(right);
      expect(one.top).toBeGreaterThan(top);
      expect(one.bottom).toBeLessThan(bottom - 0.2 * (bottom - top));
    }
  });

  it('lies in a bed', () => {
    const pieces = placed('girl, bed; in 0 1');
    const [girl, bed] = [shown(pieces, 0), shown(pieces, 1)];
    expect(girl.right - girl.left).toBeGreaterThan(girl.bottom - girl.top);
    expect(girl.bottom).toBeLessThan(bed.bottom);
  });
});

describe('what stands on a mountain', () => {
  it('does not stand on its tip', () => {
    const pieces = placed('castle, mountain; on 0 1');
    const [castle, mountain] = [shown(pieces, 0), shown(pieces, 1)];
    expect(castle.bottom).toBeGreaterThan(mountain.top + 0.05 * (mountain.bottom - mountain.top));
  });
});

describe('who flies over a hill', () => {
  it('is over the house on it, not before it', () => {
    const pieces = placed('castle, hill, bat*3 fly; on 0 1; over 2 1');
    const bats = pieces.filter(({ thing }) => thing === 2).map(({ to, art }) => boxUnder(to, art));
    expect(bats).toHaveLength(3);
    for (const bat of bats) expect(bat.bottom).toBeLessThan(shown(pieces, 0).top);
  });
});

describe('who is between two on a shelf', () => {
  it('stands in their middle', () => {
    const pieces = placed('teddy-bear, wall-shelf, books*2; on 0 1; on 2 1; between 0 2');
    const bear = shown(pieces, 0);
    const [first, second] = pieces.filter(({ thing }) => thing === 2).map(({ to, art }) => boxUnder(to, art));
    const middle = (bear.left + bear.right) / 2;
    expect((first?.left ?? middle) < middle).not.toBe((second?.left ?? middle) < middle);
  });
});

describe('who is under what spreads over a stem', () => {
  it.each(['hedgehog, mushroom', 'dog, umbrella'])('is beside that: %s', (things) => {
    const pieces = placed(`${things}; under 0 1`);
    const [guest, host] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.top).toBeGreaterThan(host.top + 0.4 * (host.bottom - host.top));
    expect(guest.top).toBeLessThan(host.bottom - 0.2 * (host.bottom - host.top));
  });
});

describe('who is as they are', () => {
  it.each(['snake, boulder', 'snail, mushroom', 'turtle, log'])('is so on what is no chair: %s', (things) => {
    const [own] = placed(`${things}; next-to 0 1`).filter(({ thing }) => thing === 0);
    const [there] = placed(`${things}; on 0 1`).filter(({ thing }) => thing === 0);
    expect(there?.art.items.length).toBe(own?.art.items.length);
  });

  it.each(['gnome, fairy-house', 'cat, fireplace', 'dog, dog-house'])(
    'is before what is large, not before its door: %s',
    (things) => {
      const pieces = placed(`${things}; in-front-of 0 1`);
      const [own, house] = [shown(pieces, 0), shown(pieces, 1)];
      const aside = Math.abs(own.left + own.right - house.left - house.right) / 2;
      expect(aside).toBeGreaterThan(0.2 * (house.right - house.left));
      expect(own.layer).toBeGreaterThan(house.layer);
    },
  );

  it.each(['tree', 'cactus', 'streetlight'])('winds itself around a trunk: %s', (key) => {
    const { pieces, undone } = placeScene(sceneOf(`winding-snake, ${key}; around 0 1`), {
      seed: 1,
      detail: 'child',
    });
    expect(undone.relations).toEqual([]);
    const [snake, trunk] = [shown(pieces, 0), shown(pieces, 1)];
    expect(snake.bottom).toBeLessThan(trunk.bottom);
  });

  it('is seen in a mirror the other way round', () => {
    const pieces = placed('girl, standing-mirror; in-front-of 0 1');
    const girl = pieces.find(({ thing }) => thing === 0);
    const mirrored = pieces.filter(({ art, thing }) => art === girl?.art && thing === undefined);
    expect(mirrored.map(({ to }) => Math.sign(to.a))).toEqual([-Math.sign(girl?.to.a ?? 0)]);
    for (const { art, to } of mirrored) {
      expect(boxUnder(to, art).left).toBeGreaterThan(shown(pieces, 1).left);
      expect(boxUnder(to, art).right).toBeLessThan(shown(pieces, 1).right);
    }
  });
});

describe('where each has a place of its own', () => {
  it.each(['lady-beetle*5, fallen-leaf', 'ant*3, fallen-leaf', 'cookie*3, plate'])(
    'is all within the outline of what is flat: %s',
    (things) => {
      const pieces = placed(`${things}; on 0 1`);
      const host = pieces.find(({ thing }) => thing === 1);
      for (const { thing, again, art, to } of pieces) {
        if (thing !== 0 || again || !host) continue;
        const { left, right, top, bottom } = boxUnder(to, art);
        const local = (x: number, y: number) =>
          [(x - host.to.e) / host.to.a, (y - host.to.f) / host.to.d] as const;
        const [[x0, y0], [x1, y1]] = [local(left, top), local(right, bottom)];
        const box = { left: Math.min(x0, x1), right: Math.max(x0, x1), top: y0, bottom: y1 };
        expect(filledIn(host.art, box)).toBeGreaterThan(0.85);
      }
    },
  );

  it('is on a step each, or hangs on a hook each, held by who is at it', () => {
    const steps = placed('pumpkin*3, front-steps; on 0 1').filter(({ thing }) => thing === 0);
    expect(new Set(steps.map(({ art, to }) => Math.round(boxUnder(to, art).bottom))).size).toBe(3);
    const { pieces, undone } = placeScene(
      sceneOf('child*3, backpack*3, hook-rail; tend 0 1; hang-from 1 2'),
      {
        seed: 1,
        detail: 'child',
      },
    );
    expect(undone.relations).toEqual([]);
    const [child, rail] = [shown(pieces, 0), shown(pieces, 2)];
    expect(child.top).toBeGreaterThan(rail.bottom);
  });
});

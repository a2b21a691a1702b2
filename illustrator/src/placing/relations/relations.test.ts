import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import type { Box } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import type { Piece } from '../Placement.ts';
import { placeScene } from '../placeScene.ts';

const SEEDS = [1, 2, 3];

function placed(text: string, seed: number) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed, detail: 'child' });
  const boxOf = (thing: number) => {
    const piece = pieces.find((one) => one.thing === thing);
    if (!piece) throw new Error(`Thing ${thing} is not on the page`);
    return boxUnder(piece.to, piece.art);
  };
  return { pieces, undone, boxOf };
}

/** Boxes of what is painted with things, such as ropes and streams: lines alone, or areas alone. */
function extras(pieces: readonly Piece[], kind: 'line' | 'area'): Box[] {
  return pieces
    .filter(
      ({ thing, role, keepSmall, again }) =>
        thing === undefined && role === 'subject' && !keepSmall && !again,
    )
    .filter(({ art }) => art.items.every((item) => item.kind === kind))
    .map(({ to, art }) => boxUnder(to, art));
}

function touches(one: Box, other: Box): boolean {
  const near = 12;
  return (
    one.left < other.right + near &&
    other.left < one.right + near &&
    one.top < other.bottom + near &&
    other.top < one.bottom + near
  );
}

describe.each(SEEDS)('relations of things, with the seed %i', (seed) => {
  it('draws what a hand holds by how large it is in life', () => {
    const shareOf = (key: string) => {
      const { boxOf, undone } = placed(`knight, ${key}; hold 0 1`, seed);
      const [knight, held] = [boxOf(0), boxOf(1)];
      expect(undone.relations).toEqual([]);
      return Math.max(held.right - held.left, held.bottom - held.top) / (knight.bottom - knight.top);
    };
    expect(shareOf('rose')).toBeLessThan(0.48);
    expect(shareOf('teddy-bear')).toBeLessThan(0.5);
    expect(shareOf('umbrella')).toBeGreaterThan(0.6);
  });

  it('swings a rope from hand to hand and under the feet of who jumps it', () => {
    const { boxOf, undone } = placed('girl, jump-rope; skip 0 1', seed);
    const [girl, rope] = [boxOf(0), boxOf(1)];
    expect(undone.relations).toEqual([]);
    expect(rope.left).toBeLessThan(girl.left + 20);
    expect(rope.right).toBeGreaterThan(girl.right - 20);
    expect(rope.bottom).toBeGreaterThan(girl.bottom);
  });

  it('lets water out at the top of a whale', () => {
    const { boxOf, undone } = placed('whale, sweat-droplets; blow 0 1', seed);
    const [whale, water] = [boxOf(0), boxOf(1)];
    expect(undone.relations).toEqual([]);
    expect(water.top).toBeLessThan(whale.top + 0.4 * (whale.bottom - whale.top));
    expect(touches(whale, water)).toBe(true);
  });

  it('has all candles of a cake on it, none on another', () => {
    const { pieces, undone } = placeScene(sceneOf('boy, bare-cake, cake-candle*4; blow-at 0 1; on 2 1'), {
      seed,
      detail: 'child',
    });
    const bare = placeScene(sceneOf('boy, bare-cake; blow-at 0 1'), { seed, detail: 'child' });
    const areas = (all: typeof pieces) =>
      all.find(({ thing }) => thing === 1)?.art.items.filter(({ kind }) => kind === 'area').length ?? 0;
    expect(areas(pieces) - areas(bare.pieces)).toBe(8);
    expect(undone.relations).toEqual([]);
  });

  it('holds what is blown out, below the face', () => {
    const { boxOf, undone } = placed('girl, birthday-candles; blow 0 1', seed);
    const [girl, cake] = [boxOf(0), boxOf(1)];
    expect(undone.relations).toEqual([]);
    expect(cake.top).toBeGreaterThan((girl.top + girl.bottom) / 3);
    expect(cake.bottom).toBeLessThan(girl.bottom + 40);
  });

  it.each(['boy, man, soccer-ball; throw 0 2; throw 1 2', 'boy, girl, soccer-ball; kick 0 2; kick 1 2'])(
    'has a ball between two who both have it: %s',
    (text) => {
      const [one, other, ball] = [0, 1, 2].map(placed(text, seed).boxOf);
      if (!one || !other || !ball) throw new Error('All are on the page');
      const [left, right] = one.left < other.left ? [one, other] : [other, one];
      const middle = (ball.left + ball.right) / 2;
      expect(middle).toBeGreaterThan((left.left + left.right) / 2);
      expect(middle).toBeLessThan((right.left + right.right) / 2);
    },
  );

  it('lets each have a mount of its own', () => {
    const { pieces, boxOf } = placed('dog, cat, kick-scooter*2; ride 0 2; ride 1 2', seed);
    const mountOf = (rider: number) => {
      const { left, right } = boxOf(rider);
      const mounts = pieces.filter(({ thing }) => thing === 2).map(({ to, art }) => boxUnder(to, art));
      return mounts.findIndex((one) => one.left < (left + right) / 2 && one.right > (left + right) / 2);
    };
    expect(mountOf(0)).not.toBe(mountOf(1));
  });

  it.each(['girl, stroller; push 0 1', 'robot, cardboard-box; push 0 1'])(
    'reaches with its hands what is pushed: %s',
    (text) => {
      const { boxOf, undone } = placed(text, seed);
      expect(undone.relations).toEqual([]);
      expect(touches(boxOf(0), boxOf(1))).toBe(true);
    },
  );

  it.each(['dog, sled; pull 0 1', 'boy, wagon; pull 0 1'])(
    'ties a rope from one to the other in %s',
    (text) => {
      const { pieces, boxOf, undone } = placed(text, seed);
      const ropes = [...extras(pieces, 'line'), ...extras(pieces, 'area')].filter(
        (rope) => touches(rope, boxOf(0)) && touches(rope, boxOf(1)),
      );
      expect(undone.relations).toEqual([]);
      expect(ropes).toHaveLength(1);
    },
  );

  it.each([
    'teapot, teacup; pour 0 1',
    'teacup, teapot, girl; hold 2 1; pour 1 0',
    'teacup, pitcher, girl; pour 2 1; pour 2 0',
    'cereal, glass-of-milk, boy; pour 2 1; pour 2 0',
  ])('lets run into the cup what is poured in %s', (text) => {
    const { pieces, boxOf, undone } = placed(text, seed);
    const cup = text.startsWith('teapot') ? 1 : 0;
    const streams = extras(pieces, 'area').filter(({ left, right, top, bottom }) => {
      const { left: from, right: to, top: rim } = boxOf(cup);
      return left > from - 12 && right < to + 12 && top < rim && bottom > rim;
    });
    expect(undone.relations).toEqual([]);
    expect(streams).toHaveLength(1);
  });

  it('waters flowers that stand in a bed, drops falling between the can and the first of them', () => {
    const { pieces, boxOf, undone } = placed(
      'gardener, sunflower*3, watering-can; water 0 1; hold 0 2',
      seed,
    );
    const flowers = pieces.filter(({ thing }) => thing === 1).map(({ to, art }) => boxUnder(to, art));
    const feet = flowers.map(({ bottom }) => bottom);
    expect(undone.relations).toEqual([]);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(5);
    const drops = extras(pieces, 'area').filter((one) => flowers.some((flower) => touches(one, flower)));
    expect(drops.some((one) => touches(one, boxOf(2)))).toBe(true);
  });

  it('shows who looks out of a window within its frame, cut at its sill', () => {
    const { pieces, boxOf, undone } = placed('boy, window; look-out-of 0 1', seed);
    const [boy, frame] = [boxOf(0), boxOf(1)];
    expect(undone.relations).toEqual([]);
    expect(boy.left).toBeGreaterThan(frame.left);
    expect(boy.right).toBeLessThan(frame.right);
    expect(boy.bottom).toBeLessThan(frame.bottom);
    expect(pieces.find(({ thing }) => thing === 0)?.whole).toBeDefined();
  });

  it('has a boat pass under a bridge in water', () => {
    const { ground } = placeScene(sceneOf('sailboat, bridge; under 0 1'), { seed, detail: 'child' });
    expect(ground.medium).toBe('water');
  });

  it('gives each of two anglers a line, and one of them the fish', () => {
    const { pieces, boxOf, undone } = placed(
      'old-man, boy, fish, fishing-pole; fish 0 2; fish 1 2; hold 0 3; hold 1 3; @harbor',
      seed,
    );
    const lines = extras(pieces, 'line').filter((line) => line.bottom - line.top > 40);
    expect(undone.relations).toEqual([]);
    expect(lines).toHaveLength(2);
    expect(lines.some((line) => touches(line, boxOf(2)))).toBe(true);
  });

  it('has what is caught from a boat hang beside it', () => {
    const { boxOf, undone } = placed(
      'bear, rowboat, fish, fishing-pole; in 0 1; fish 0 2; hold 0 3; @lake',
      seed,
    );
    const [boat, fish] = [boxOf(1), boxOf(2)];
    expect(undone.relations).toEqual([]);
    expect((fish.left + fish.right) / 2 < boat.left || (fish.left + fish.right) / 2 > boat.right).toBe(true);
  });

  it('catches small prey with a long tongue, whose end is at it', () => {
    const { pieces, boxOf, undone } = placed('frog, fly; catch 0 1', seed);
    expect(undone.relations).toEqual([]);
    const [frog, fly] = [boxOf(0), boxOf(1)];
    expect(extras(pieces, 'area').some((tongue) => touches(tongue, frog) && touches(tongue, fly))).toBe(true);
  });

  it('has a young one look out of the pouch, cut at its rim', () => {
    const { pieces, boxOf, undone } = placed('kangaroo, joey; hold 0 1', seed);
    expect(undone.relations).toEqual([]);
    const [mother, joey] = [boxOf(0), boxOf(1)];
    expect(joey.left).toBeGreaterThan(mother.left);
    expect(joey.right).toBeLessThan(mother.right);
    expect(pieces.find(({ thing }) => thing === 1)?.whole).toBeDefined();
  });

  it('holds an umbrella beside the body, its cover over the hand', () => {
    const { boxOf, undone } = placed('mouse, umbrella; hold 0 1', seed);
    const [mouse, umbrella] = [boxOf(0), boxOf(1)];
    expect(undone.relations).toEqual([]);
    expect(umbrella.top).toBeLessThan(mouse.top + 0.3 * (mouse.bottom - mouse.top));
    expect(Math.max(mouse.left - umbrella.left, umbrella.right - mouse.right)).toBeGreaterThan(0);
  });

  it('stands on the ground at what hangs from something', () => {
    const { boxOf, undone } = placed(
      'boy, christmas-stocking, fireplace; tend 0 1; hang-from 1 2; @room',
      seed,
    );
    const [boy, stocking, mantel] = [boxOf(0), boxOf(1), boxOf(2)];
    expect(undone.relations).toEqual([]);
    expect(stocking.top).toBeLessThan((mantel.top + mantel.bottom) / 2);
    expect(Math.abs(boy.bottom - mantel.bottom)).toBeLessThan(30);
  });

  it('sits on a bicycle astride, the feet at its pedals', () => {
    const { boxOf, undone } = placed('girl, bicycle; ride 0 1', seed);
    const [girl, bicycle] = [boxOf(0), boxOf(1)];
    expect(undone.relations).toEqual([]);
    expect(girl.bottom).toBeGreaterThan(bicycle.top + 0.4 * (bicycle.bottom - bicycle.top));
    expect(girl.top).toBeLessThan(bicycle.top);
  });
});

describe.each(SEEDS)('what belongs to somebody, with the seed %i', (seed) => {
  function all(text: string, thing: number) {
    const { pieces, undone } = placeScene(sceneOf(text), { seed, detail: 'child' });
    const copies = pieces.filter((one) => one.thing === thing && !one.again);
    return { undone, boxes: copies.map(({ to, art }) => boxUnder(to, art)) };
  }

  it.each(['girl, cookie*3; hold 0 1', 'rabbit, carrot*5; hold 0 1', 'boy, bucket*2; hold 0 1'])(
    'is in reach and smaller than its owner, every copy of it: %s',
    (text) => {
      const [owner] = all(text, 0).boxes;
      const { boxes, undone } = all(text, 1);
      expect(undone.relations).toEqual([]);
      for (const box of boxes) {
        expect(box.bottom - box.top).toBeLessThan(0.5 * ((owner?.bottom ?? 0) - (owner?.top ?? 0)));
        expect(box.bottom).toBeGreaterThan(owner?.top ?? 0);
        expect(box.top).toBeLessThan(owner?.bottom ?? 0);
      }
    },
  );

  it('hangs from the lower side of a branch, the feet over nothing', () => {
    const { boxOf, undone } = placed('monkey, branch; hang-from 0 1', seed);
    expect(undone.relations).toEqual([]);
    expect(boxOf(0).bottom).toBeGreaterThan(boxOf(1).bottom);
    expect(touches(boxOf(0), boxOf(1))).toBe(true);
  });

  it('turns who hangs by the feet upside down', () => {
    const { pieces, undone } = placed('bat, branch; hang-by-feet 0 1', seed);
    expect(undone.relations).toEqual([]);
    expect(pieces.find(({ thing }) => thing === 0)?.to.d).toBeLessThan(0);
  });

  it('sits on a lap under the face, on shoulders over it', () => {
    const lap = placed('boy, puppy; on-lap 1 0', seed);
    const ride = placed('girl, man; on-shoulders 0 1', seed);
    expect([lap.undone.relations, ride.undone.relations]).toEqual([[], []]);
    expect(lap.boxOf(1).top).toBeGreaterThan(lap.boxOf(0).top + 100);
    expect(ride.boxOf(0).top).toBeLessThan(ride.boxOf(1).top - 100);
    expect(placed('girl ride, man; on-shoulders 0 1', seed).boxOf(0)).toEqual(ride.boxOf(0));
    // Who sleeps there does it upright.
    const { left, right, top, bottom } = placed('girl sleep, man; on-shoulders 0 1', seed).boxOf(0);
    expect(bottom - top).toBeGreaterThan(right - left);
    // Whose shoulder it is has the hands at work first.
    const work = 'on-shoulders 1 0; tend 0 2; hold 0 3';
    expect(placed(`wizard, owl, cauldron, wooden-spoon; ${work}`, seed).undone.relations).toEqual([]);
  });

  it.each(['knight, dragon, castle', 'cat, dog, house'])('meets before a house face to face: %s', (three) => {
    const { undone } = placed(`${three}; in-front-of 0 2; in-front-of 1 2; face 0 1`, seed);
    expect(undone.relations).toEqual([]);
  });

  it.each(['checkers', 'chess'])('sits behind a table, what is played with flat upon it: %s', (game) => {
    const { boxes, undone } = all(`old-man*2, ${game}; play 0 1`, 0);
    const [board] = all(`old-man*2, ${game}; play 0 1`, 1).boxes;
    expect(undone.relations).toEqual([]);
    expect((board?.bottom ?? 0) - (board?.top ?? 0)).toBeLessThan(
      0.9 * ((board?.right ?? 0) - (board?.left ?? 0)),
    );
    expect(boxes.some((one) => one.left < (board?.left ?? 0))).toBe(true);
    expect(boxes.some((one) => one.right > (board?.right ?? 0))).toBe(true);
  });

  it.each(['boy', 'dragon', 'unicorn'])('reads under a tree with the book in hand: %s', (who) => {
    const { undone } = placed(`${who} read, open-book, tree; read 0 1; under 0 2`, seed);
    expect(undone.relations).toEqual([]);
  });

  it('has in both arms whom it hugs up in a tree', () => {
    const { boxOf, undone } = placed('koala, bear-cub, tree; hug 0 1; in 0 2', seed);
    expect(undone.relations).toEqual([]);
    expect(boxOf(1).bottom).toBeLessThan(boxOf(2).bottom - 300);
  });

  it('plays ball with it in the middle', () => {
    const { boxes, undone } = all('dog*2, soccer-ball; play 0 1', 0);
    const [ball] = all('dog*2, soccer-ball; play 0 1', 1).boxes;
    expect(undone.relations).toEqual([]);
    expect(boxes.some((one) => one.right < (ball?.right ?? 0))).toBe(true);
    expect(boxes.some((one) => one.left > (ball?.left ?? 0))).toBe(true);
  });

  it('has the bucket of an excavator over the bed of what it loads', () => {
    const { boxOf, undone } = placed('excavator, dump-truck; load 0 1', seed);
    const overlap = Math.min(boxOf(0).right, boxOf(1).right) - Math.max(boxOf(0).left, boxOf(1).left);
    expect(undone.relations).toEqual([]);
    expect(overlap).toBeGreaterThan(0.15 * (boxOf(1).right - boxOf(1).left));
  });

  it('has what is tipped out behind the tail, the last of it on its way to the ground', () => {
    const { boxes, undone } = all('tipping-dump-truck, pumpkin*3; unload 0 1', 1);
    const truck = placed('tipping-dump-truck, pumpkin*3; unload 0 1', seed).boxOf(0);
    const middle = (truck.left + truck.right) / 2;
    expect(undone.relations).toEqual([]);
    expect(new Set(boxes.map(({ left, right }) => Math.sign((left + right) / 2 - middle))).size).toBe(1);
    expect(Math.min(...boxes.map(({ bottom }) => bottom))).toBeLessThan(truck.bottom - 20);
  });

  it.each(['girl', 'moose', 'mouse'])(
    'has a paddle from beside the head of who rows to the water: %s',
    (who) => {
      const { pieces, boxOf, undone } = placed(`${who}, canoe; row 0 1`, seed);
      const [body, boat] = [boxOf(0), boxOf(1)];
      const props = pieces.filter(({ isProp }) => isProp).map(({ to, art }) => boxUnder(to, art));
      expect(undone.relations).toEqual([]);
      expect(body.bottom).toBeLessThan(boat.bottom);
      expect(props.some(({ top, bottom }) => top < boat.top && bottom > (boat.top + boat.bottom) / 2)).toBe(
        true,
      );
    },
  );

  it('knocks down what is at its near side', () => {
    const { boxOf, undone } = placed('wrecking-ball, house; smash 0 1', seed);
    expect(undone.relations).toEqual([]);
    const overlap = Math.min(boxOf(0).right, boxOf(1).right) - Math.max(boxOf(0).left, boxOf(1).left);
    expect(overlap).toBeGreaterThan(0);
    expect(overlap).toBeLessThan(0.3 * (boxOf(1).right - boxOf(1).left));
  });
});

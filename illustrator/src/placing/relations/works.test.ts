import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../scripts/sceneOf.ts';
import type { Box } from '../../page.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** All copies of each thing of a scene in which everything is done, and what is painted with them. */
function placed(text: string) {
  const { pieces, undone } = placeScene(sceneOf(text), { seed: 3, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  const boxes = (thing: number): Box[] =>
    pieces.filter((one) => one.thing === thing && !one.again).map(({ to, art }) => boxUnder(to, art));
  const first = (thing: number): Box => {
    const [box] = boxes(thing);
    if (!box) throw new Error(`Thing ${thing} is not on the page`);
    return box;
  };
  return { pieces, boxes, first };
}

const middleOf = ({ left, right }: Box) => (left + right) / 2;
const heightOf = ({ top, bottom }: Box) => bottom - top;
const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('what hands do', () => {
  it.each(['man', 'girl', 'bear'])('rakes a heap with the rake before it: %s', (one) => {
    const { pieces, first } = placed(`${one}, leaf-pile, rake; tend 0 1; hold 0 2`);
    const layerOf = (thing: number) => pieces.findIndex((piece) => piece.thing === thing);
    expect(layerOf(2)).toBeGreaterThan(layerOf(1));
    expect(meets(first(2), first(1))).toBe(true);
  });

  it.each(['boy, leaf-pile, rake; tend 0 1', 'girl, sandcastle, sand-shovel; build 0 1'])(
    'has what is used on the ground there: %s',
    (text) => {
      const { first } = placed(`${text}; hold 0 2`);
      const [body, tool] = [first(0), first(2)];
      expect(tool.bottom).toBeGreaterThan(body.bottom - 0.16 * heightOf(body));
    },
  );

  it.each(['girl*4, campfire; tend 0 1', 'boy*3, goat; tend 0 1'])(
    'has two at the sides of a thing, and the next behind it, between them: %s',
    (text) => {
      const { boxes, first } = placed(text);
      const thing = first(1);
      const [one, other, ...rest] = boxes(0).sort((a, b) => b.bottom - a.bottom);
      if (!one || !other) throw new Error('Two stand in front');
      const [left, right] = [one, other].map(middleOf).sort((a, b) => a - b) as [number, number];
      expect(left).toBeLessThan(middleOf(thing));
      expect(right).toBeGreaterThan(middleOf(thing));
      expect(rest.length).toBeGreaterThan(0);
      for (const far of rest) {
        expect(far.bottom).toBeLessThan(thing.bottom);
        expect(middleOf(far)).toBeGreaterThan(left);
        expect(middleOf(far)).toBeLessThan(right);
      }
    },
  );

  it('has the spoons of two in a cauldron, no more of them than is over the near rim', () => {
    const { first, boxes } = placed('witch*2, cauldron, wooden-spoon*2; hold 0 2; tend 0 1');
    const pot = first(1);
    for (const spoon of boxes(2)) {
      expect(spoon.bottom).toBeLessThan(pot.top + 0.42 * heightOf(pot));
      expect(spoon.bottom).toBeGreaterThan(pot.top + 0.3 * heightOf(pot));
      // One comes from the left, the other from the right: the end of each is in the pot.
      const end = middleOf(spoon) < middleOf(pot) ? spoon.right : spoon.left;
      expect(end).toBeGreaterThan(pot.left);
      expect(end).toBeLessThan(pot.right);
    }
  });

  it.each(['boy', 'baby', 'old-man'])('has blocks on the floor beside a %s who builds with them', (who) => {
    const { first } = placed(`${who}, blocks; build 0 1`);
    const [body, blocks] = [first(0), first(1)];
    expect(Math.abs(body.bottom - blocks.bottom)).toBeLessThan(0.12 * heightOf(body));
    expect(blocks.top).toBeGreaterThan(body.top);
    // Who sits is not so much higher.
    expect(heightOf(body)).toBeLessThan(1.65 * heightOf(blocks));
    expect(meets(body, blocks)).toBe(true);
  });

  it('has what is cut on a board on a table, the board with it', () => {
    const { first } = placed('man, carrot, cutting-board, kitchen-knife; on 1 2; hold 0 3; tend 0 1');
    const [body, board] = [first(0), first(2)];
    expect(body.bottom - board.bottom).toBeGreaterThan(0.2 * heightOf(body));
    expect(first(1).bottom).toBeLessThan(board.bottom);
  });

  it.each([
    'bear*2, canoe; row 0 1; @lake',
    'panda*2, canoe; row 0 1; @lake',
    'child*3, canoe; row 0 1; @lake',
  ])('has those who paddle in the boat, no face behind a paddle: %s', (text) => {
    const { boxes, first } = placed(text);
    const boat = first(1);
    for (const rower of boxes(0)) {
      expect(rower.top).toBeLessThan(boat.top);
      expect(middleOf(rower)).toBeGreaterThan(boat.left);
      expect(middleOf(rower)).toBeLessThan(boat.right);
    }
  });

  it.each(['girl, birthday-cake', 'bear, candle', 'horse, candle*3', 'girl, candle*3'])(
    'has the flames that are blown at before the mouth: %s',
    (things) => {
      const { boxes, first } = placed(`${things}; blow-at 0 1`);
      const body = first(0);
      for (const lit of boxes(1)) {
        expect(lit.top).toBeGreaterThan(body.top);
        expect(lit.top).toBeLessThan(body.top + 0.6 * heightOf(body));
        expect(Math.max(lit.left - body.right, body.left - lit.right)).toBeGreaterThan(0);
      }
    },
  );

  it('has somebody at either side of several that are blown at', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const { undone } = placeScene(sceneOf('girl, candle*3; blow-at 0 1'), { seed, detail: 'child' });
      expect(undone.relations).toEqual([]);
    }
  });

  it.each(['monkey, red-apple*3', 'clown, soccer-ball*3', 'octopus, orange-slice*4', 'girl, red-apple'])(
    'juggles in an arc over the head and to both sides of it: %s',
    (things) => {
      const { boxes, first } = placed(`${things}; juggle 0 1`);
      const body = first(0);
      const up = boxes(1);
      expect(up.every((one) => (one.top + one.bottom) / 2 < body.top + 0.5 * heightOf(body))).toBe(true);
      expect(Math.min(...up.map((one) => one.top))).toBeLessThan(body.top);
      const sides = new Set(up.map((one) => Math.sign(Math.round((middleOf(one) - middleOf(body)) / 60))));
      if (up.length > 1) expect(sides.size).toBeGreaterThan(1);
    },
  );

  it.each([
    'lumberjack, log, axe; hold 0 2; tend 0 1',
    'bear, log, axe; hold 0 2; tend 0 1',
    'boy, sandcastle; tend 0 1',
    'girl, bubbles; tend 0 1',
  ])('goes down to what is low, with a tool or the bare hand: %s', (text) => {
    const { pieces, first } = placed(text);
    const arms = pieces.filter(({ again }) => again).map(({ to, art }) => boxUnder(to, art));
    const ends = text.includes('axe') ? [first(2)] : arms;
    expect(ends.some((end) => meets(end, first(1)))).toBe(true);
  });

  it.each(['woman, ring; build 0 1', 'man, vase; build 0 1'])(
    'has what hands make on a table: %s',
    (text) => {
      const { first } = placed(text);
      expect(first(1).bottom).toBeLessThan(first(0).bottom - 0.2 * heightOf(first(0)));
      expect(heightOf(first(1))).toBeLessThan(0.45 * heightOf(first(0)));
    },
  );

  it('has the nearest of several on a table at the hand', () => {
    const { boxes, first } = placed('girl, lemon*3; tend 0 1');
    const away = boxes(1).map((one) => Math.abs(middleOf(one) - middleOf(first(0))));
    expect(Math.min(...away)).toBe(away[0]);
  });

  it.each([
    'dog, cat, pizza; share 0 2; share 1 2',
    'girl*2, pizza; share 0 1',
    'mouse*2, cheese-wedge; share 0 1',
  ])('has what two share between them, at the hands of both: %s', (text) => {
    const { boxes, first } = placed(text);
    const two = text.startsWith('dog') ? [first(0), first(1)] : boxes(0);
    const shared = first(text.startsWith('dog') ? 2 : 1);
    const [one, other] = two;
    if (!one || !other) throw new Error('Both are on the page');
    expect((middleOf(one) - middleOf(shared)) * (middleOf(other) - middleOf(shared))).toBeLessThan(0);
    expect([meets(one, shared), meets(other, shared)]).toEqual([true, true]);
  });

  it.each([
    'girl, red-apple, apple-tree',
    'rabbit, strawberry, strawberry-plant',
    'bear, blueberries, berry-bush',
  ])('takes from the plant what it has in hand: %s', (things) => {
    const { first } = placed(`${things}; hold 0 1; pick 0 2`);
    expect(meets(first(1), first(2))).toBe(true);
    expect(heightOf(first(0))).toBeGreaterThan(0.4 * heightOf(first(2)));
  });

  it.each(['man', 'bear'])('sends up from a pan in the hand what is flipped: %s', (who) => {
    const { first } = placed(`${who}, tossed-pancake, tossing-pan; flip 0 1; hold 0 2`);
    const [pancake, pan] = [first(1), first(2)];
    expect(pancake.bottom).toBeLessThan(pan.top + 0.3 * heightOf(pan));
    expect(middleOf(pancake)).toBeGreaterThan(pan.left);
    expect(middleOf(pancake)).toBeLessThan(pan.right);
  });

  it.each(['boy', 'bear'])('dips what it holds into what stands below: %s', (who) => {
    const { first, pieces } = placed(`${who}, cookie, glass-of-milk; hold 0 1; dip 0 2`);
    const [cookie, glass] = [first(1), first(2)];
    expect(cookie.bottom).toBeGreaterThan(glass.top + 0.05 * heightOf(glass));
    expect(cookie.top).toBeLessThan(glass.top);
    const layers = [1, 2].map((thing) => pieces.findIndex((one) => one.thing === thing));
    expect(layers[0]).toBeLessThan(layers[1] ?? 0);
  });

  it.each(['old-woman, boy, cookie-tray', 'woman, girl, birthday-cake'])(
    'has two of different kinds at one table, on both sides of what they do: %s',
    (things) => {
      const { pieces, first } = placed(`${things}; tend 0 2; tend 1 2`);
      const [one, other, work] = [first(0), first(1), first(2)];
      expect((middleOf(one) - middleOf(work)) * (middleOf(other) - middleOf(work))).toBeLessThan(0);
      // Behind the same table, whose cloth hides the rest of both.
      const table = pieces.findIndex(({ isProp, role }) => isProp && role === 'scenery');
      for (const who of [0, 1]) expect(pieces.findIndex(({ thing }) => thing === who)).toBeLessThan(table);
      expect(Math.min(one.bottom, other.bottom)).toBeGreaterThan(work.bottom);
    },
  );

  it.each(['man, woman, girl, boy', 'bear, rabbit', 'child*3', 'child*4'])(
    'has what is roasted at the flames, at the ends of the sticks of all: %s',
    (who) => {
      const doers = who.split(', ');
      const [stick, fire] = [doers.length, doers.length + 1];
      const deeds = doers.map((_, at) => `hold ${at} ${stick}; tend ${at} ${fire}`).join('; ');
      const many = doers.length > 1 ? doers.length : who.slice(-1);
      const { boxes, first } = placed(`${who}, marshmallow-stick*${many}, campfire; ${deeds}`);
      const flames = { ...first(fire), bottom: first(fire).top + 0.7 * heightOf(first(fire)) };
      for (const one of boxes(stick)) expect(meets(one, flames)).toBe(true);
      // None is right behind the fire.
      const wide = flames.right - flames.left;
      for (const at of doers.keys())
        for (const one of boxes(at))
          expect(Math.abs(middleOf(one) - middleOf(flames))).toBeGreaterThan(0.45 * wide);
    },
  );

  it.each(['bear', 'child*3'])('has the legs of who is at a table with benches below it: %s', (who) => {
    const { pieces, first } = placed(`${who}, picnic-table; sit-at 0 1`);
    expect(pieces.every(({ whole }) => whole === undefined)).toBe(true);
    expect(first(0).bottom).toBeGreaterThan(first(1).top + 0.3 * heightOf(first(1)));
  });

  it.each([
    ['old-woman, girl*2', 'cookie-baking'],
    ['man, woman, bear', 'pancake-making'],
    ['bear*2', 'cake-baking'],
    ['man, woman, child*2', 'pumpkin-carving'],
    ['rabbit*2', 'egg-painting'],
  ])('has all who bake, carve or paint behind one table, each at a part of the work: %s, %s', (who, key) => {
    const doers = who.split(', ');
    const work = doers.length;
    const tends = doers.map((_, at) => `tend ${at} ${work}`).join('; ');
    const { pieces, boxes } = placed(`${who}, ${key}; ${tends}; @kitchen`);
    const all = doers.flatMap((_, at) => boxes(at)).sort((one, other) => middleOf(one) - middleOf(other));
    const parts = [
      ...boxes(work),
      ...pieces.filter(({ isPart }) => isPart).map(({ to, art }) => boxUnder(to, art)),
    ];
    const row = parts.sort((one, other) => middleOf(one) - middleOf(other));
    expect(row).toHaveLength(all.length);
    for (const [at, body] of all.entries()) {
      const own = row[at] ?? body;
      expect(Math.abs(middleOf(own) - middleOf(body))).toBeLessThan(0.5 * (own.right - own.left));
    }
    // Both hands once more, over what they are at; no face is turned aside.
    expect(pieces.filter(({ again }) => again)).toHaveLength(all.length);
    const bodies = pieces.filter(({ thing, again }) => thing !== undefined && thing < work && !again);
    expect(bodies).toHaveLength(all.length);
    for (const { places, art } of bodies)
      expect(Math.abs((places?.mouth?.x ?? 0) - art.left - art.width / 2)).toBeLessThan(0.07 * art.width);
  });

  it.each([
    'girl*2, snowman; build 0 1',
    'woman, girl, snowman; build 0 2; build 1 2',
    'man, boy, bicycle; tend 0 2; tend 1 2',
  ])('works from both sides: %s', (text) => {
    const { boxes, first } = placed(text);
    const isOne = text.startsWith('girl');
    const [one, other] = isOne ? boxes(0) : [first(0), first(1)];
    const work = first(isOne ? 1 : 2);
    if (!one || !other) throw new Error('Both are on the page');
    expect((middleOf(one) - middleOf(work)) * (middleOf(other) - middleOf(work))).toBeLessThan(0);
  });

  it.each(['mouse, musical-keyboard, piano; play 0 2', 'beaver, piano, dam; build 0 2'])(
    'is no speck beside what it works on: %s',
    (text) => {
      const { first } = placed(text);
      expect(heightOf(first(0))).toBeGreaterThan(0.35 * heightOf(first(2)));
    },
  );

  it.each(['old-woman, flower*3; plant 0 1', 'farmer, tomato-plant*2; plant 0 1'])(
    'sets plants in a row beyond the heap, none before who plants them: %s',
    (text) => {
      const { boxes, first } = placed(text);
      const body = first(0);
      const plants = boxes(1);
      const feet = plants.map(({ bottom }) => bottom);
      expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(5);
      for (const plant of plants) expect(heightOf(plant)).toBeLessThan(0.75 * heightOf(body));
    },
  );

  it.each([
    'boy, tree; plant 0 1',
    'rabbit, flower*3; plant 0 1',
    'old-woman, tulip*3, girl; plant 0 1; plant 2 1',
  ])('has the hands of who plants it low on what is planted: %s', (text) => {
    const { pieces, boxes } = placed(text);
    const low = boxes(1).map((plant) => ({ ...plant, top: plant.bottom - 0.6 * heightOf(plant) }));
    const arms = pieces.filter(({ again }) => again).map(({ to, art }) => boxUnder(to, art));
    expect(arms).toHaveLength(text.split('plant ').length - 1);
    for (const arm of arms) {
      const hands = { ...arm, top: arm.bottom - 0.2 * heightOf(arm) };
      expect(low.some((plant) => meets(plant, hands))).toBe(true);
    }
  });

  it.each([
    'fire-engine, burning-house; spray 0 1',
    'elephant, lion; spray 0 1',
    'firefighter, fire, hose-nozzle; spray 0 1; hold 0 2',
    'boy, girl, hose-nozzle; spray 0 1; hold 0 2',
  ])('has water go in an arc from one to the other, clear of both before: %s', (text) => {
    const { pieces, first } = placed(text);
    const [from, to] = [first(0), first(1)];
    expect(meets(from, to)).toBe(false);
    const reach = (one: Box): Box => ({
      left: one.left - 12,
      right: one.right + 12,
      top: one.top - 12,
      bottom: one.bottom + 12,
    });
    const tool = text.includes('nozzle') ? first(2) : from;
    const arcs = pieces
      .filter((one) => one.thing === undefined && one.isProp)
      .map(({ to: at, art }) => reach(boxUnder(at, art)));
    expect(arcs.some((arc) => meets(arc, to) && meets(arc, tool))).toBe(true);
  });

  it.each(['man, saxophone', 'frog, trumpet', 'bear, tuba', 'boy, harmonica'])(
    'has the mouthpiece of what is blown into under the eyes, its end away from the face: %s',
    (things) => {
      const { first } = placed(`${things}; play 0 1`);
      const [who, instrument] = [first(0), first(1)];
      expect(meets(who, instrument)).toBe(true);
      // Its upper end is at the mouth, in the lower half of the head, which is the upper half of the body.
      expect(instrument.top).toBeGreaterThan(who.top + 0.15 * heightOf(who));
      expect(instrument.top).toBeLessThan(who.top + 0.5 * heightOf(who));
      expect(instrument.bottom).toBeLessThan(who.bottom);
    },
  );

  it.each(['rabbit, carrot', 'boy, turnip'])('pulls out of a heap of earth, a hand over it: %s', (things) => {
    const { pieces, first } = placed(`${things}; uproot 0 1`);
    const root = first(1);
    const over = pieces.slice(pieces.findIndex(({ thing }) => thing === 1) + 1);
    const boxesOf = (isHand: boolean) =>
      over.filter(({ again, isProp }) => (isHand ? again : isProp)).map(({ to, art }) => boxUnder(to, art));
    const earth = boxesOf(false).find((box) => meets(box, root));
    expect(earth?.bottom).toBeCloseTo(root.bottom, -1);
    const isHeld = boxesOf(true).some((hand) => meets(hand, root) && hand.top < (earth?.top ?? 0));
    expect(isHeld).toBe(true);
    // Its leaves are seen over the fist.
    expect(heightOf(root)).toBeGreaterThan(0.3 * heightOf(first(0)));
  });

  it('shares among all who have some', () => {
    const { boxes, first } = placed('woman, girl, strawberry*2; hold 0 2; hold 1 2');
    const [mine, yours] = boxes(2);
    const has = (who: number) => [mine, yours].some((one) => one && meets(one, first(who)));
    expect([has(0), has(1)]).toEqual([true, true]);
  });
});

describe('those who dig for the same thing', () => {
  it('see it before the shovel that is in the hole', () => {
    const { pieces } = placed('pirate dig, treasure-chest, shovel; dig 0 1; hold 0 2');
    const orderOf = (thing: number) => pieces.findIndex((one) => one.thing === thing);
    expect(orderOf(1)).toBeGreaterThan(orderOf(2));
  });

  it.each(['child*3, sandcastle; dig 0 1', 'dog*2, bone; dig 0 1'])(
    'are as large as one another: %s',
    (text) => {
      const sizes = placed(text).boxes(0).map(heightOf);
      expect(Math.min(...sizes)).toBeGreaterThan(0.8 * Math.max(...sizes));
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { Box } from '../../page.ts';
import { apply } from '../../raster/LabelMap.ts';
import { boxesOf, heightOf, middleOf, placed, placeOn, shown, widthOf } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('who has no limbs', () => {
  it.each(['snake, egg; eat 0 1', 'fish, cookie; eat 0 1', 'caterpillar, maple-leaf; eat 0 1'])(
    'eats as it is, its food at the mouth: %s',
    (text) => {
      const pieces = placed(text);
      expect(pieces.find(({ thing }) => thing === 0)?.places?.leftHand).toBeUndefined();
      expect(meets(shown(pieces, 0), shown(pieces, 1))).toBe(true);
    },
  );

  it.each(['whale', 'worm'])('reads as it is, a book ahead of it: %s', (who) => {
    const pieces = placed(`${who} read, open-book; read 0 1`);
    expect(pieces.find(({ thing }) => thing === 0)?.places?.leftHand).toBeUndefined();
    const [body, book] = [shown(pieces, 0), shown(pieces, 1)];
    expect(Math.max(book.left - body.right, body.left - book.right)).toBeGreaterThan(0);
  });
});

describe('who has a trunk or a horn', () => {
  it.each([
    ['elephant, flower; hold.trunk 0 1', 'spout'],
    ['narwhal, balloon; hold.horn 0 1', 'tip'],
    ['unicorn, doughnut; hold.horn 0 1', 'tip'],
  ] as const)('has things with that and no hand: %s', (text, place) => {
    const pieces = placed(text);
    const own = pieces.find(({ thing }) => thing === 0);
    const [x = 0, y = 0] = own?.places?.[place]
      ? apply(own.to, own.places[place].x, own.places[place].y)
      : [];
    expect(own?.places?.leftHand).toBeUndefined();
    expect(meets(shown(pieces, 1), { left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 })).toBe(true);
  });
});

describe('who goes on four legs', () => {
  it.each(['horse, doughnut; eat 0 1', 'dog, pizza; eat 0 1', 'zebra, lemonade; drink 0 1'])(
    'sits with what people made in a paw: %s',
    (text) => {
      const pieces = placed(text);
      const [body, food] = [shown(pieces, 0), shown(pieces, 1)];
      expect(pieces.find(({ thing }) => thing === 0)?.places?.leftHand).toBeDefined();
      expect(food.bottom).toBeLessThan(body.bottom - 0.1 * (body.bottom - body.top));
    },
  );

  it.each([
    'cow, grass; eat 0 1',
    'dog, bowl; drink 0 1',
    'giraffe, mushroom; eat 0 1',
    'goat, hay-bale; eat 0 1',
  ])('has its mouth down at what is on the ground, its face free: %s', (text) => {
    const pieces = placed(text);
    const [body, food] = [shown(pieces, 0), shown(pieces, 1)];
    const { to, places } = pieces.find(({ thing }) => thing === 0) ?? {};
    const [x = 0, y = 0] = to && places?.mouth ? apply(to, places.mouth.x, places.mouth.y) : [];
    const reach = 0.2 * (body.right - body.left);
    expect(x).toBeGreaterThan(food.left - reach);
    expect(x).toBeLessThan(food.right + reach);
    expect(y).toBeGreaterThan(body.top + 0.6 * (body.bottom - body.top));
    expect(Math.abs(food.bottom - body.bottom)).toBeLessThan(2);
  });

  it.each(['dog, bowl; drink 0 1', 'kitten, dog-bowl; eat 0 1', 'pig, trough; eat 0 1'])(
    'has its mouth over the rim of a vessel: %s',
    (text) => {
      const pieces = placed(text);
      const [body, vessel] = [shown(pieces, 0), shown(pieces, 1)];
      const { to, places } = pieces.find(({ thing }) => thing === 0) ?? {};
      const [x = 0, y = 0] = to && places?.mouth ? apply(to, places.mouth.x, places.mouth.y) : [];
      expect(x).toBeGreaterThan(vessel.left);
      expect(x).toBeLessThan(vessel.right);
      expect(Math.abs(vessel.top - y)).toBeLessThan(0.2 * (body.bottom - body.top));
    },
  );

  it.each(['chicken, ear-of-corn; eat 0 1', 'robin, worm; eat 0 1'])(
    'bends down to it on two legs, too: %s',
    (text) => {
      const [bird, food] = [shown(placed(text), 0), shown(placed(text), 1)];
      expect(placed(text).find(({ thing }) => thing === 0)?.places?.rightHand).toBeUndefined();
      expect(food.top).toBeGreaterThan((bird.top + bird.bottom) / 2);
    },
  );

  it.each(['horse, foal; tend.coat 0 1', 'cow, dog; tend.coat 0 1'])(
    'stands face to face with another one: %s',
    (text) => {
      const pieces = placed(text);
      expect(pieces.find(({ thing }) => thing === 0)?.places?.rightHand).toBeUndefined();
      expect(meets(shown(pieces, 0), shown(pieces, 1))).toBe(true);
    },
  );

  it.each([
    'dog, hot-dog, table; eat 0 1; sit-at 0 2',
    'squirrel, acorn; eat 0 1',
    'dog, ice-cream-cone; eat 0 1',
    'cat, soup; eat 0 1',
  ])('holds what is eaten by hand: %s', (text) =>
    expect(placed(text).find(({ thing }) => thing === 0)?.places?.rightHand).toBeDefined(),
  );
});

describe('who eats with a spoon', () => {
  it('has the bowl before the chest, the spoon over it', () => {
    const pieces = placed('bear, soup, spoon; eat 0 1; use-on-self 0 2');
    const [bear, soup, spoon] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
    expect(soup.top).toBeGreaterThan((bear.top + bear.bottom) / 2);
    expect(spoon.top).toBeLessThan(soup.top);
    expect(soup.bottom).toBeGreaterThan(spoon.bottom);
  });

  it('sits behind the table with it', () => {
    const pieces = placed('girl, soup, table, spoon; on 1 2; sit-at 0 2; use-on-self 0 3');
    const layers = [0, 2].map((thing) => pieces.findIndex((one) => one.thing === thing));
    expect(layers[0]).toBeLessThan(layers[1] ?? 0);
    expect(shown(pieces, 0).bottom).toBeGreaterThan(shown(pieces, 2).top);
  });
});

describe('what is at a mouth', () => {
  it.each(['girl', 'whale'])('are bubbles, a stream of them that rises: %s', (who) => {
    const pieces = placed(`${who}, bubbles; blow 0 1`);
    const [body, bubbles] = [shown(pieces, 0), shown(pieces, 1)];
    expect(bubbles.left).toBeGreaterThan(body.right);
    expect(bubbles.top).toBeLessThan(body.top + 0.6 * (body.bottom - body.top));
    expect(bubbles.right - bubbles.left).toBeGreaterThan(0.25 * (body.bottom - body.top));
  });

  it.each(['giraffe, tree; eat 0 1', 'goat, tree; eat 0 1'])('is the tree of which it eats: %s', (text) => {
    const pieces = placed(text);
    expect(pieces.find(({ thing }) => thing === 0)?.facing).not.toBe('front');
    expect(meets(shown(pieces, 0), shown(pieces, 1))).toBe(true);
  });

  it('is a flower that a bee flies to', () => {
    const pieces = placed('honeybee, tulip; eat 0 1');
    const [bee, tulip] = [shown(pieces, 0), shown(pieces, 1)];
    expect(bee.bottom).toBeLessThan((tulip.top + tulip.bottom) / 2);
    expect(meets(bee, tulip)).toBe(true);
  });

  it.each(['woman, baby', 'princess, frog', 'frog, princess'])(
    'is the cheek of who is taken up for a kiss: %s',
    (two) => {
      const pieces = placed(`${two}; hug.cheek 0 1`);
      const faces = [0, 1].map((thing) => {
        const { telling, to } = pieces.find((one) => one.thing === thing && !one.again) ?? {};
        if (!telling || !to) throw new Error('It has a face');
        const { left, top, right, bottom } = telling;
        return boxUnder(to, { left, top, width: right - left, height: bottom - top });
      });
      const [one, other] = faces as [Box, Box];
      expect(one.top < other.bottom && other.top < one.bottom).toBe(true);
      const wide = (one.right - one.left + other.right - other.left) / 2;
      expect(Math.abs(middleOf(one) - middleOf(other))).toBeLessThan(1.15 * wide);
    },
  );
});

describe('who is small and has something in its paws', () => {
  it.each(['squirrel, acorn*3', 'mouse, cheese-wedge*2'])('has the others on the ground: %s', (text) => {
    const pieces = placed(`${text}; eat 0 1`);
    const body = shown(pieces, 0);
    const lying = boxesOf(pieces, 1).filter(({ bottom }) => Math.abs(bottom - body.bottom) < 5);
    expect(lying).toHaveLength(boxesOf(pieces, 1).length - 1);
  });

  it.each([
    ...['squirrel, acorn; eat 0 1', 'mouse, cheese-wedge; eat 0 1', 'rabbit, strawberry; eat 0 1'],
    ...['squirrel, acorn; hold 0 1', 'rabbit, easter-egg; hold 0 1'],
  ])('has it between both paws below the face: %s', (text) => {
    const pieces = placed(text);
    const food = shown(pieces, 1);
    const spare = 0.2 * (food.right - food.left);
    for (const name of ['leftHand', 'rightHand'] as const) {
      expect(placeOn(pieces, 0, name).x).toBeGreaterThan(food.left - spare);
      expect(placeOn(pieces, 0, name).x).toBeLessThan(food.right + spare);
    }
    expect(food.right - food.left).toBeLessThan(0.45 * (shown(pieces, 0).right - shown(pieces, 0).left));
  });
});

it.each(['girl', 'man'])('has a violin at the chin, a hand at its neck and one at its bow: %s', (who) => {
  const pieces = placed(`${who}, violin; play 0 1`);
  const { left, right } = shown(pieces, 1);
  for (const end of ['handle', 'tip'] as const) {
    const { x, y } = placeOn(pieces, 1, end);
    const hands = (['leftHand', 'rightHand'] as const).map((hand) => placeOn(pieces, 0, hand));
    const gaps = hands.map((hand) => Math.hypot(hand.x - x, hand.y - y));
    expect(Math.min(...gaps)).toBeLessThan(0.1 * (right - left));
  }
});

it.each(['rabbit, lollipop', 'mouse, popsicle'])(
  'has one end of it at the mouth, the other at a side: %s',
  (two) => {
    const pieces = placed(`${two}; eat 0 1`);
    const [body, food, mouth] = [shown(pieces, 0), shown(pieces, 1), placeOn(pieces, 0, 'mouth')];
    expect(food.top).toBeLessThan(mouth.y);
    expect(Math.abs(middleOf(food) - mouth.x)).toBeGreaterThan(0.08 * widthOf(body));
  },
);

it.each(['boy', 'girl'])('bites what is no larger than need be: %s', (who) => {
  const pieces = placed(`${who}, red-apple; eat 0 1`);
  expect(widthOf(shown(pieces, 1))).toBeLessThan(0.28 * heightOf(shown(pieces, 0)));
});

it.each(['frog', 'chameleon'])('has the mouth open for its tongue, broader than high: %s', (who) => {
  const mouths = placed(`${who}, fly; eat 0 1`).flatMap(({ art }) =>
    art.items.flatMap((item) => (item.kind === 'area' && item.color === '#a33a3a' ? [item.rings[0]] : [])),
  );
  expect(mouths).toHaveLength(1);
  const along = (axis: 0 | 1) => [...(mouths[0] ?? [])].filter((_, at) => at % 2 === axis);
  const [wide, high] = [along(0), along(1)].map((all) => Math.max(...all) - Math.min(...all));
  expect(wide).toBeGreaterThan(1.6 * (high ?? 0));
});

describe('what is eaten from a hand', () => {
  it.each([
    ['girl, cookie', 3],
    ['bear, sandwich', 3],
    ['t-rex, birthday-cake', 1],
  ] as const)('has a bite gone before a mouth that is open: %s', (who, seed) => {
    const pieces = placed(`${who}; eat 0 1`, seed);
    const foodOf = (all: typeof pieces) => all.find(({ thing }) => thing === 1)?.art.items;
    expect(foodOf(pieces)).not.toEqual(foodOf(placed(`${who}; hold 0 1`, seed)));
    const red = (color?: string) => color === '#a33a3a';
    const body = pieces.find(({ thing }) => thing === 0);
    expect(body?.art.items.some((item) => item.kind === 'area' && red(item.color))).toBe(true);
  });

  it.each(['monkey, banana', 'boy, pizza', 'dog, pizza'])('has its tip in the mouth: %s', (who) => {
    const pieces = placed(`${who}; eat 0 1`);
    const [mouth, tip] = [placeOn(pieces, 0, 'mouth'), placeOn(pieces, 1, 'tip')];
    const { top, bottom } = shown(pieces, 0);
    expect(Math.hypot(tip.x - mouth.x, tip.y - mouth.y)).toBeLessThan(0.08 * (bottom - top));
  });
});

it.each(['boy', 'monkey'])('has a hand around a banana, not at its end: %s', (who) => {
  const pieces = placed(`${who}, banana; eat 0 1`);
  const banana = shown(pieces, 1);
  const hands = [placeOn(pieces, 0, 'leftHand'), placeOn(pieces, 0, 'rightHand')];
  const shares = hands.map(({ x }) => (x - banana.left) / widthOf(banana));
  expect(shares.some((share) => share > 0.1 && share < 0.9)).toBe(true);
});

import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../reading/readPrompt.ts';
import { placed, shown } from '../../testing/placed.ts';
import { boxUnder } from '../geometry/silhouette.ts';
import { placeScene } from '../placeScene.ts';

/** Longest sides of the things of a description, in page pixels. */
function sizes(prompt: string, count = 2): number[] {
  const { pieces, undone } = placeScene(readPrompt(prompt), { seed: 3, detail: 'child' });
  expect(undone).toMatchObject({ things: [], relations: [] });
  return Array.from({ length: count }, (_, thing) => {
    const piece = pieces.find((one) => one.thing === thing && !one.again);
    if (!piece) throw new Error(`Thing ${thing} is not on the page`);
    const { left, right, top, bottom } = boxUnder(piece.to, piece.art);
    return Math.max(right - left, bottom - top);
  });
}

it.each(['a giant holding a tiny house', 'a girl holding a tiny elephant'])(
  'has what is tiny small in a hand, however large it is in life: %s',
  (prompt) => {
    const [bearer = 0, tiny = 1] = sizes(prompt);
    expect(tiny).toBeLessThan(0.6 * bearer);
  },
);

it.each([
  ['a boy and his dog', 0.72],
  ['a girl petting a cat', 0.66],
  ['an old woman in a rocking chair with a cat at her feet', 0.66],
  ['a boy hugging his dog', 0.72],
] as const)('has a pet clearly smaller than its owner: %s', (prompt, most) => {
  const { things } = readPrompt(prompt);
  const all = sizes(prompt, things.length);
  const pet = things.findIndex(({ key }) => key === 'dog' || key === 'cat');
  expect((all[pet] ?? 1) / (all[0] ?? 1)).toBeLessThan(most);
});

describe('what is huge', () => {
  it.each([
    'a boy next to a giant pumpkin',
    'a rabbit hiding behind an enormous easter egg',
    'a girl hugging a gigantic teddy bear',
    'un gato junto a un ratón enorme',
    'ein Kind neben einem riesigen Apfel',
  ])('is larger than who is with it: %s', (prompt) => {
    const [being = 0, huge = 0] = sizes(prompt);
    expect(huge).toBeGreaterThan(being);
  });

  it('is much larger in a hand than what is only there', () => {
    const share = (prompt: string) => {
      const [bearer = 1, thing = 0] = sizes(prompt);
      return thing / bearer;
    };
    expect(share('a girl holding a giant lollipop')).toBeGreaterThan(
      1.4 * share('a girl holding a lollipop'),
    );
  });

  it.each([
    'a boy eating a giant watermelon',
    'a mouse eating a huge piece of cheese',
    'una vaca comiendo una manzana enorme',
  ])('is at the mouth of who eats it, and large: %s', (prompt) => {
    const [eater = 1, food = 0] = sizes(prompt);
    expect(food).toBeGreaterThan(0.5 * eater);
  });

  it.each(['a boat with a huge snail on it', 'a house and a giant spider', 'a house and a giant pumpkin'])(
    'is smaller than what bears it, and than buildings: %s',
    (prompt) => {
      const [host = 0, huge = 0] = sizes(prompt);
      expect(huge).toBeLessThan(host);
    },
  );
});

it.each(['a bunny with flowers', 'a cat with tulips', 'a unicorn with daisies'])(
  'keeps flowers below who has them: %s',
  (prompt) => {
    const [being = 0, flower = 0] = sizes(prompt);
    expect(flower).toBeLessThan(0.45 * being);
  },
);

it('makes a hoop higher than who throws a ball at it', () => {
  const [boy = 0, ball = 0, hoop = 0] = sizes('a boy shooting a basketball', 3);
  expect(hoop).toBeGreaterThan(1.2 * boy);
  expect(ball).toBeLessThan(0.5 * boy);
});

describe('what is small beside what it is on or in', () => {
  it.each([
    ['cupcake, cherries; on 1 0', 0.45],
    ['birthday-cake, strawberry; on 1 0', 0.45],
  ] as const)('is on food as in life: %s', (scene, most) => {
    const pieces = placed(scene);
    const [host, guest] = [shown(pieces, 0), shown(pieces, 1)];
    expect(guest.bottom - guest.top).toBeLessThan(most * (host.bottom - host.top));
  });

  it('has room in a nest beside the others: four eggs', () => {
    const pieces = placed('empty-nest, egg*4; in 1 0');
    const [nest, egg] = [shown(pieces, 0), shown(pieces, 1)];
    expect(egg.right - egg.left).toBeLessThan((nest.right - nest.left) / 4);
  });

  it('is on an animal as it is by itself: a small bird is no smaller for the word', () => {
    const sizeOf = (who: string) => {
      const { left, right } = shown(placed(`cow, ${who}; on 1 0`), 1);
      return right - left;
    };
    expect(sizeOf('small:bird')).toBeGreaterThan(0.95 * sizeOf('bird'));
  });
});

describe('what nobody has in hand', () => {
  it('is nearly as small beside other things as in life, where nobody is there', () => {
    const [bench = 1, rose = 1] = sizes('a garden with a bench and roses');
    expect(rose).toBeLessThan(0.46 * bench);
  });

  it('is no match for those who stand around it: gifts of a party', () => {
    const [, , gift = 1, elf = 1] = sizes('a party with an elf', 4);
    expect(gift).toBeLessThan(0.4 * elf);
  });
});

describe('what only stands by', () => {
  it.each(['frog, palm-tree; next-to 0 1', 'fox, tree*3; next-to 0 1', 'cat, deciduous-tree; look-at 0 1'])(
    'leaves those whom the page is about large: %s',
    (scene) => {
      const pieces = placed(scene);
      const [being = 1, plant = 0] = [0, 1].map((thing) => {
        const { left, right, top, bottom } = shown(pieces, thing);
        return Math.max(right - left, bottom - top);
      });
      expect(plant).toBeLessThan(1.65 * being);
    },
  );
});

it.each([
  ['grandma baking cookies with her grandson', 0, 2],
  ['a dad with his daughter', 0, 1],
])('has children clearly smaller than those who are grown: %s', (prompt, grown, child) => {
  const all = sizes(prompt, child + 1);
  // Heads of children are as large: less would not be seen.
  expect((all[child] ?? 0) / (all[grown] ?? 1)).toBeLessThan(0.85);
});

it('has children in costumes larger than what they have in hand', () => {
  const pieces = placed('child walk, witch, pumpkin-bucket; wear 0 1; hold 0 2');
  const [child, bucket] = [shown(pieces, 0), shown(pieces, 2)];
  expect(bucket.bottom - bucket.top).toBeLessThan(0.6 * (child.bottom - child.top));
});

it.each(['a cow and a chicken standing by a barn', 'a horse and a dog by a house'])(
  'has those who stand by a building differ in size as they do elsewhere: %s',
  (prompt) => {
    const [large = 0, small = 0] = sizes(prompt, 2);
    expect(small).toBeLessThan(0.8 * large);
  },
);

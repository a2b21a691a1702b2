import { describe, expect, it } from 'vitest';
import type { Art } from '../../art/art.ts';
import { isInside } from '../../bodies/findHead.ts';
import { JOB_HATS, type JobHat } from '../figure/jobHat.ts';
import { colorsOf } from './colors.ts';
import { drawHeadFrom } from './headViews.ts';
import type { PersonLook } from './PersonLook.ts';
import { drawBehindHead, drawHead, type HeadRequest } from './personHead.ts';
import { LIPS } from './profileFace.ts';
import { drawProfileHead } from './profileHead.ts';

/** The head of a grown-up with open eyes. */
function request(look: PersonLook): HeadRequest {
  const face = { eyes: 'open', mouth: 'smile', brows: 'calm' } as const;
  return { look, face, age: 'adult', colors: colorsOf(look, 'adult'), r: 34 };
}

function headOf(look: PersonLook): Art {
  return drawHead(request(look)).art();
}

/** The boxes of its lines as left, top, right, bottom. */
function linesOn(look: PersonLook): number[][] {
  return headOf(look).items.flatMap((item) => {
    if (item.kind !== 'line') return [];
    const [xs, ys] = [0, 1].map((at) => item.points.filter((_, index) => index % 2 === at)) as [
      number[],
      number[],
    ];
    return [[Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]];
  });
}

it('has two lashes at each eye of a girl or a woman', () => {
  const man = linesOn({ hair: 'short', lower: 'trousers' }).length;
  expect(linesOn({ hair: 'short', lower: 'dress' })).toHaveLength(man + 4);
  expect(linesOn({ hair: 'short', lower: 'trousers', lashes: true })).toHaveLength(man + 4);
  const wizard = { hair: 'long', lower: 'robe' } as const;
  expect(linesOn({ ...wizard, beard: true }).length).toBeLessThan(linesOn(wizard).length);
});

it.each(['short', 'bun', 'long', 'ponytail', 'bob', 'curly'] as const)(
  'lets nothing cross the lenses of a woman with %s hair',
  (hair) => {
    const lines = linesOn({ hair, lower: 'dress', glasses: true });
    const isLens = ([left = 0, top = 0, right = 0, bottom = 0]: number[]) =>
      right - left > 18 && bottom - top > 18;
    const lenses = lines.filter(isLens);
    expect(lenses).toHaveLength(2);
    const [left = 0, top = 0, right = 0, bottom = 0] = lenses.find(([x = 0]) => x > 0) ?? [];
    for (const [l = 0, t = 0, r = 0, b = 0] of lines.filter((line) => !isLens(line)))
      expect(l > right - 4 || r < left + 1 || t > bottom - 2 || b < top + 2).toBe(true);
  },
);

it('lets curls of a girl fall to her shoulders, of others not', () => {
  const low = (look: PersonLook) => {
    const { top, height, items } = drawBehindHead(request(look));
    return items.length > 0 ? top + height : 0;
  };
  expect(low({ hair: 'curly', lower: 'trousers', lashes: true })).toBeGreaterThan(1.4 * 34);
  expect(low({ hair: 'curly', lower: 'trousers' })).toBe(0);
});

it.each(['long', 'flowing', 'braids', 'ponytail'] as const)(
  'keeps %s hair within a closed helmet',
  (hair) => {
    expect(drawBehindHead(request({ hair, lower: 'suit', hat: 'space' })).items).toEqual([]);
  },
);

it.each(['short', 'bun'] as const)('leaves the nose free above a beard, with %s hair', (hair) => {
  const beards = headOf({ hair, lower: 'robe', beard: true }).items.flatMap((item) => {
    const ring = item.kind === 'area' ? Array.from(item.rings[0] ?? []) : [];
    const isBelow = Math.max(...ring.filter((_, index) => index % 2 === 1)) > 1.3 * 34;
    return isBelow ? [ring] : [];
  });
  expect(beards).toHaveLength(1);
  const [ring = []] = beards;
  const middle = ring.flatMap((x, index) =>
    index % 2 === 0 && Math.abs(x) < 3 ? [ring[index + 1] ?? 0] : [],
  );
  expect(Math.min(...middle)).toBeGreaterThan(0.33 * 34);
});

const HAIRS = [
  'short',
  'bun',
  'long',
  'ponytail',
  'braids',
  'pigtails',
  'bob',
  'spiky',
  'afro',
  'curly',
  'flowing',
] as const;
const HATS = [
  'crown',
  'wizard',
  'witch',
  'fire',
  'police',
  'cap',
  'santa',
  'elf',
  'hood',
  'hijab',
  'clown',
  ...(Object.keys(JOB_HATS) as JobHat[]),
] as const;

describe('a head that looks to the right', () => {
  const looks: PersonLook[] = [
    ...HAIRS.map((hair) => ({ hair, lower: 'suit' as const, adult: false })),
    ...HATS.map((hat) => ({ hair: 'short' as const, hat, lower: 'suit' as const, adult: false })),
  ];

  it.each(looks)('has one eye, which nothing is before: %o', (look) => {
    const { items } = drawProfileHead(request(look)).art();
    const eye = items.findIndex(({ kind }) => kind === 'ink');
    expect(items.filter(({ kind }) => kind === 'ink')).toHaveLength(1);
    for (const item of items.slice(eye + 1))
      if (item.kind === 'area') expect(isInside(item.rings, 0.58 * 34, 0.04 * 34)).toBe(false);
  });

  it.each(looks)('has its lips free, at the edge of the face: %o', (look) => {
    const { items } = drawProfileHead(request(look)).art();
    const at = (x: number) =>
      items.findLast((item) => item.kind === 'area' && isInside(item.rings, x * 34, LIPS.y * 34));
    const [skull] = items.filter(
      (item) => item.kind === 'area' && item.color === colorsOf(look, 'adult').skin,
    );
    expect(at(LIPS.x - 0.06)).toBe(skull);
    expect(at(LIPS.x + 0.1)).toBeUndefined();
  });
});

it.each([...HAIRS.map((hair) => ({ hair })), ...HATS.map((hat) => ({ hair: 'short' as const, hat }))])(
  'has no face from behind: %o',
  (look) => {
    const own: PersonLook = { ...look, lower: 'suit', adult: true, beard: true, glasses: true };
    const { items, left, width } = drawHeadFrom({ ...request(own), view: 'back' }).art();
    expect(items.filter(({ kind }) => kind === 'ink')).toEqual([]);
    expect(width).toBeGreaterThan(1.9 * 34);
    expect(left).toBeLessThan(-0.9 * 34);
  },
);

it.each(['roman', 'nemes', 'headcloth', 'helmet', 'gridiron', 'visor'] as const)(
  'is closed behind, where its front is open before the face: %s',
  (hat) => {
    const look: PersonLook = { hair: 'short', hat, lower: 'suit' };
    const shownAt = (view: 'back' | undefined) =>
      drawHeadFrom({ ...request(look), ...(view ? { view } : {}) })
        .art()
        .items.findLast((item) => item.kind === 'area' && isInside(item.rings, 0, 0.3 * 34));
    const { skin, hair } = colorsOf(look, 'adult');
    expect(shownAt(undefined)).toMatchObject({ color: skin });
    expect([skin, hair]).not.toContain((shownAt('back') as { color?: string } | undefined)?.color);
  },
);

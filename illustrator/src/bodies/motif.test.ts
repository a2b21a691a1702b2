import { describe, expect, it } from 'vitest';
import type { Art } from '../art/art.ts';
import { drawBody } from './drawBody.ts';
import { boardOf, withMotif } from './motif.ts';

const SQUARE = square(40, 40, 20);

describe('a picture on a thing', () => {
  it('is within its board, in place of what the thing has there by itself', () => {
    const art: Art = { ...SQUARE, width: 100, height: 100, left: 0, top: 0 };
    const shirt: Art = {
      ...art,
      items: [...square(0, 0, 100).items, ...square(45, 45, 10).items, ...square(5, 5, 10).items],
    };
    const board = { left: 30, right: 70, top: 30, bottom: 70 };
    const { items } = withMotif(shirt, board, square(0, 0, 10));
    expect(items).toHaveLength(3);
    const sides = items.map((item) => (item.kind === 'area' ? Math.sqrt(item.area) : 0));
    expect(sides.map(Math.round)).toEqual([100, 40, 10]);
  });

  it.each(['t-shirt', 'mug', 'triangular-flag', 'backpack', 'boy'])('has room on a %s', (key) => {
    const [plain, printed] = [body(key), body(key, 'cat')];
    expect(printed.undone.looks).toEqual([]);
    expect(printed.art.items.length).toBeGreaterThan(plain.art.items.length + 3);
    expect([printed.art.width, printed.art.height]).toEqual([plain.art.width, plain.art.height]);
  });

  it('is on what an animal wears', () => {
    const inSweater = (looks: { motif?: string }) =>
      drawBody({ key: 'bear', looks, wears: ['sweater'], variant: 0, pose: 'sit' });
    const printed = inSweater({ motif: 'heart' });
    expect(printed.undone.looks).toEqual([]);
    expect(printed.art.items).not.toEqual(inSweater({}).art.items);
  });

  it('is told where there is no room', () => {
    expect(body('boulder', 'cat').undone.looks).toEqual(['motif']);
    expect(boardOf({ kind: 'object' }, { art: SQUARE } as Parameters<typeof boardOf>[1])).toBeUndefined();
  });
});

function body(key: string, motif?: string) {
  return drawBody({ key, looks: motif === undefined ? {} : { motif }, wears: [], variant: 0 });
}

function square(left: number, top: number, side: number): Art {
  const ring = [left, top, left + side, top, left + side, top + side, left, top + side];
  const item = { kind: 'area' as const, rings: [ring], area: side * side, breadth: side / 2, mergeInto: -1 };
  return { left, top, width: side, height: side, items: [item], ground: 1 };
}

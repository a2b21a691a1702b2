import { describe, expect, it } from 'vitest';
import type { Looks } from '../reading/Scene.ts';
import { drawBody } from './drawBody.ts';
import { extentOf } from './findHead.ts';
import { strewn, withBubbles, withCrack, withPrint, withPuddle } from './marks.ts';
import { borderDistance } from './roomiestPoint.ts';

const pictureOf = (key: string) => drawBody({ key, looks: {}, wears: [], variant: 0 }).art;

describe('what a surface has gone through', () => {
  it.each([
    ['mud', 'pig', (art: ReturnType<typeof pictureOf>) => strewn(art, 'dirty')],
    ['plasters', 'bear', (art: ReturnType<typeof pictureOf>) => strewn(art, 'hurt')],
    ['folds', 'elephant', (art: ReturnType<typeof pictureOf>) => strewn(art, 'wrinkled')],
    ['drops', 'girl', (art: ReturnType<typeof pictureOf>) => strewn(art, 'wet')],
    ['dots', 'cow', (art: ReturnType<typeof pictureOf>) => strewn(art, 'spotted')],
    ['hair', 'spider', (art: ReturnType<typeof pictureOf>) => strewn(art, 'hairy')],
    ['a dark coat', 'fox', (art: ReturnType<typeof pictureOf>) => strewn(art, 'dark')],
    ['sprinkles', 'cookie', (art: ReturnType<typeof pictureOf>) => strewn(art, 'sprinkled')],
    ['a crack', 'robot', withCrack],
    [
      'what it is made of',
      'castle',
      (art: ReturnType<typeof pictureOf>) => withPrint(art, [pictureOf('star')]),
    ],
  ])('is seen, and is on no eye or line: %s', (_, key, mark) => {
    const art = pictureOf(key);
    const marked = mark(art)?.items ?? [];
    expect(marked.length).toBeGreaterThan(art.items.length);
    const shapeOf = (item: (typeof marked)[number]) => (item.kind === 'line' ? [item.points] : item.rings);
    const own = new Set(art.items.map((item) => shapeOf(item)[0]));
    const isNew = (item: (typeof marked)[number]) => !own.has(shapeOf(item)[0] ?? []);
    for (const [index, item] of marked.entries()) {
      if (!isNew(item)) continue;
      const { left, right, top, bottom } = extentOf(shapeOf(item));
      for (const other of marked.slice(index + 1).filter((each) => each.kind === 'ink' && !isNew(each)))
        expect(borderDistance(shapeOf(other), (left + right) / 2, (top + bottom) / 2)).toBeGreaterThan(
          0.3 * Math.min(right - left, bottom - top),
        );
    }
  });

  it('finds no room on what is thin, and lets a puddle be wider than what melts', () => {
    expect(withCrack(pictureOf('hanging-rope'))).toBeUndefined();
    const snowman = pictureOf('snowman');
    expect(withPuddle(snowman).width).toBeGreaterThan(1.1 * snowman.width);
    expect(withBubbles(snowman).top).toBeLessThan(snowman.top - 0.1 * snowman.height);
  });

  it('prints snowflakes as lines, which have room where they are small', () => {
    const lines = (looks: Looks) =>
      drawBody({ key: 'sweater', looks, wears: [], variant: 0 }).art.items.filter(
        ({ kind }) => kind === 'line',
      ).length;
    expect(lines({ print: ['snowflake'] })).toBeGreaterThan(lines({ print: ['heart'] }));
  });

  it.each(['black-cat', 'black-panther'])('darkens the whole coat of what is black: %s', (key) => {
    const lines = pictureOf(key).items.filter(({ kind }) => kind === 'line');
    expect(lines.length).toBeGreaterThan(60);
  });
});

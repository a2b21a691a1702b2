import { describe, expect, it } from 'vitest';
import { Sketch } from '../parts/Sketch.ts';
import type { RelationKind, Scene } from '../reading/Scene.ts';
import type { Piece } from './Placement.ts';
import { unshown } from './unshown.ts';

/** A square of 100 pixels at a place. */
function square(thing: number, x: number, y: number, copy = 0): Piece {
  const art = new Sketch();
  art.area('M0 0 H100 V100 H0 Z', '#ffffff');
  return { art: art.art(), to: { a: 1, b: 0, c: 0, d: 1, e: x, f: y }, role: 'subject', thing, copy };
}

function isShown(kind: RelationKind, pieces: readonly Piece[], also?: number): boolean {
  const scene: Scene = {
    things: [],
    relations: [{ kind, from: 0, to: 1, ...(also === undefined ? {} : { also }) }],
    weather: [],
    texts: [],
    words: [],
  };
  return unshown(scene, pieces).length === 0;
}

describe('unshown', () => {
  it.each<[RelationKind, Piece[], Piece[]]>([
    ['on', [square(1, 300, 500), square(0, 300, 400)], [square(1, 300, 500), square(0, 410, 500)]],
    ['on', [square(1, 300, 500), square(0, 320, 410)], [square(1, 300, 500), square(0, 300, 330)]],
    ['in', [square(0, 320, 480), square(1, 300, 500)], [square(0, 420, 500), square(1, 300, 500)]],
    ['under', [square(1, 300, 300), square(0, 300, 420)], [square(1, 300, 300), square(0, 420, 320)]],
    ['over', [square(1, 300, 600), square(0, 300, 300)], [square(1, 300, 300), square(0, 300, 600)]],
    ['behind', [square(0, 340, 470), square(1, 300, 500)], [square(1, 300, 500), square(0, 340, 470)]],
    ['behind', [square(0, 340, 330), square(1, 300, 500)], [square(0, 340, 200), square(1, 300, 500)]],
    ['in-front-of', [square(1, 340, 470), square(0, 300, 500)], [square(0, 300, 500), square(1, 340, 470)]],
    ['next-to', [square(0, 300, 500), square(1, 500, 500)], [square(0, 100, 100), square(1, 900, 1200)]],
    ['hug', [square(0, 300, 500), square(1, 390, 500)], [square(0, 300, 500), square(1, 500, 500)]],
    ['hold', [square(0, 300, 500), square(1, 390, 450)], [square(0, 300, 500), square(1, 430, 450)]],
    ['eat', [square(0, 300, 500), square(1, 410, 500)], [square(0, 300, 500), square(1, 500, 500)]],
    ['push', [square(0, 300, 500), square(1, 400, 500)], [square(0, 300, 500), square(1, 430, 500)]],
    ['kick', [square(0, 300, 500), square(1, 430, 500)], [square(0, 300, 500), square(1, 430, 400)]],
    ['throw', [square(0, 300, 500), square(1, 430, 400)], [square(0, 300, 500), square(1, 430, 500)]],
    ['dig', [square(0, 300, 500), square(1, 430, 500)], [square(0, 300, 500), square(1, 500, 500)]],
    ['hang-from', [square(1, 300, 300), square(0, 300, 390)], [square(1, 300, 300), square(0, 300, 460)]],
  ])('tells where "%s" cannot be seen', (kind, shown, apart) => {
    expect([isShown(kind, shown), isShown(kind, apart)]).toEqual([true, false]);
  });

  it('sees who pulls joined to what is pulled by a rope, and by nothing else', () => {
    const apart = [square(0, 300, 500), square(1, 600, 500)];
    const { thing: _thing, copy: _copy, ...rope } = square(0, 390, 540);
    const long = { ...rope, to: { ...rope.to, a: 2.2, d: 0.1 } };
    expect(isShown('pull', [...apart, { ...long, isProp: true }])).toBe(true);
    expect(isShown('pull', [...apart, long])).toBe(false);
  });

  it('lets several work on one thing beside the one who has a hand at it', () => {
    const tree = square(1, 300, 500);
    expect(isShown('tend', [tree, square(0, 410, 500), square(0, 520, 500, 1)])).toBe(true);
    expect(isShown('tend', [tree, square(0, 520, 500), square(0, 630, 500, 1)])).toBe(false);
  });

  it('wants what is between in the middle, and all copies of what is on something on it', () => {
    const ends = [square(1, 100, 500), square(2, 700, 500)];
    expect(isShown('between', [...ends, square(0, 400, 500)], 2)).toBe(true);
    expect(isShown('between', [...ends, square(0, 900, 500)], 2)).toBe(false);
    const shelf = square(1, 300, 500);
    expect(isShown('on', [shelf, square(0, 300, 400), square(0, 800, 800, 1)])).toBe(false);
  });
});

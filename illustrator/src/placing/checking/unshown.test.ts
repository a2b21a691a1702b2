import { describe, expect, it } from 'vitest';
import { Sketch } from '../../parts/Sketch.ts';
import type { RelationKind, Scene } from '../../reading/Scene.ts';
import type { Piece } from '../Placement.ts';
import { unshown } from './unshown.ts';

/** A square of 100 pixels at a place. */
function square(thing: number, x: number, y: number, copy = 0): Piece {
  const art = new Sketch();
  art.area('M0 0 H100 V100 H0 Z', '#ffffff');
  return { art: art.art(), to: { a: 1, b: 0, c: 0, d: 1, e: x, f: y }, role: 'subject', thing, copy };
}

/** One who has a hand at a point of the square. */
function withHand(x: number, y: number): Piece {
  return { ...square(0, 300, 500), places: { leftHand: { x, y, width: 8 } } };
}

function withMouth(x: number, y: number): Piece {
  return {
    ...withHand(95, 50),
    places: { mouth: { x, y, width: 8 }, rightHand: { x: 95, y: 50, width: 8 } },
  };
}

function withFace(thing: number, x: number, y: number): Piece {
  return { ...square(thing, x, y), telling: { left: 30, top: 10, right: 70, bottom: 50 } };
}

function looking(facing: 'left' | 'right' | 'front', thing = 0): Piece {
  return { ...square(thing, thing === 0 ? 300 : 410, 500), facing };
}

function leaning(thing: number, x: number, y: number): Piece {
  return { ...square(thing, x, y), to: { a: 0.95, b: 0.3, c: -0.3, d: 0.95, e: x, f: y } };
}

function isShown(
  kind: RelationKind,
  pieces: readonly Piece[],
  also?: number,
  views: Parameters<typeof unshown>[2] = new Map(),
): boolean {
  const scene: Scene = {
    things: [],
    relations: [{ kind, from: 0, to: 1, ...(also === undefined ? {} : { also }) }],
    weather: [],
    texts: [],
    words: [],
  };
  return unshown(scene, pieces, views).length === 0;
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

  it.each<[RelationKind, string, Piece, Piece, Piece]>([
    ['tend', 'a hand at it', withHand(20, 50), square(1, 400, 500), withHand(95, 50)],
    ['plant', 'a hand over it', withHand(20, 50), square(1, 410, 500), withHand(95, 50)],
    ['hold-up', 'hands under it', withHand(50, 80), square(1, 300, 400), withHand(50, 5)],
    ['eat', 'it at the mouth', withMouth(20, 50), square(1, 400, 500), withMouth(90, 50)],
    ['feed', 'a hand at its face', withHand(20, 50), withFace(1, 375, 500), withHand(95, 50)],
    ['face', 'them turned', looking('left'), square(1, 410, 500), looking('right')],
    ['face', 'one turned', looking('front'), looking('front', 1), looking('right')],
    ['slide-down', 'it leaning', square(0, 300, 410), square(1, 300, 500), leaning(0, 300, 410)],
    ['under', 'it close over', square(0, 300, 900), square(1, 300, 500), square(0, 300, 620)],
    ['in', 'it not before', square(0, 300, 540), square(1, 300, 500), square(0, 300, 510)],
    ['lift', 'it off the ground', square(0, 300, 500), square(1, 395, 500), square(0, 300, 520)],
    ['on-shoulders', 'it over the body', square(0, 385, 420), withFace(1, 300, 500), square(0, 320, 420)],
  ])('wants in "%s" %s', (kind, _what, apart, to, shown) => {
    const at = (from: Piece) => isShown(kind, [to, from]);
    expect([at(shown), at(apart)]).toEqual([true, false]);
  });

  it('wants more than half of what is held to be seen', () => {
    const [bearer, ball] = [square(0, 300, 500), square(1, 390, 450)];
    const seen = (visible: number) =>
      isShown('hold', [bearer, ball], undefined, new Map([[ball, { visible, telling: 1 }]]));
    expect([seen(0.6), seen(0.4)]).toEqual([true, false]);
  });

  it('sees who pulls joined to what is pulled by a rope, and by nothing else', () => {
    const apart = [square(0, 300, 500), square(1, 600, 500)];
    const { thing: _thing, copy: _copy, ...rope } = square(0, 390, 540);
    const long = { ...rope, to: { ...rope.to, a: 2.2, d: 0.1 } };
    expect(isShown('pull', [...apart, { ...long, isProp: true }])).toBe(true);
    expect(isShown('pull', [...apart, long])).toBe(false);
  });

  it('sees several in a row to be over what only some are right over', () => {
    const [hive, ...row] = [square(1, 400, 600), square(0, 280, 300), square(0, 390, 300)];
    const copies = row.map((one, copy) => ({ ...one, copy }));
    expect([isShown('over', [hive, ...copies]), isShown('over', [hive, row[0] ?? hive])]).toEqual([
      true,
      false,
    ]);
  });

  it('sees what lies on a heap of others to be in what they are in', () => {
    const barrow = square(1, 300, 500);
    const [low, high, free] = [square(0, 310, 480), square(0, 320, 390), square(0, 320, 290)];
    expect(isShown('in', [barrow, low, { ...high, copy: 1 }])).toBe(true);
    expect(isShown('in', [barrow, low, { ...free, copy: 1 }])).toBe(false);
  });

  it('lets several work on one thing beside the one who has a hand at it', () => {
    const tree = square(1, 300, 500);
    expect(isShown('tend', [tree, square(0, 410, 500), square(0, 520, 500, 1)])).toBe(true);
    expect(isShown('tend', [tree, square(0, 520, 500), square(0, 630, 500, 1)])).toBe(false);
  });

  it('wants one of those seen through a lens at it, and no bug anywhere else', () => {
    const ants = [square(1, 410, 500), square(1, 800, 500, 1)];
    expect(isShown('magnify', [square(0, 300, 500), ...ants])).toBe(true);
    expect(isShown('magnify', [square(0, 100, 500), ...ants])).toBe(false);
  });

  it('sees that somebody watches another one over what that one works at, and over nothing else', () => {
    const [watcher, worker] = [looking('right'), { ...looking('left', 1), to: square(1, 900, 500).to }];
    const pieces = [watcher, worker, square(2, 500, 500), square(2, 700, 500, 1)];
    const scene = (works: boolean): Scene => ({
      ...{ things: [], weather: [], texts: [], words: [] },
      relations: [
        { kind: 'look-at', from: 0, to: 1 },
        ...(works ? [{ kind: 'next-to', from: 1, to: 2 } as const] : []),
      ],
    });
    expect(unshown(scene(false), pieces)).toEqual([0]);
    expect(unshown(scene(true), pieces)).toEqual([]);
  });

  it('wants what is between in the middle, and all copies of what is on something on it', () => {
    const ends = [square(1, 100, 500), square(2, 700, 500)];
    expect(isShown('between', [...ends, square(0, 400, 500)], 2)).toBe(true);
    expect(isShown('between', [...ends, square(0, 900, 500)], 2)).toBe(false);
    const shelf = square(1, 300, 500);
    expect(isShown('on', [shelf, square(0, 300, 400), square(0, 800, 800, 1)])).toBe(false);
  });
});

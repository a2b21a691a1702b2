import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../scripts/sceneOf.ts';
import type { Piece, Placement } from '../placing/Placement.ts';
import { placeScene } from '../placing/placeScene.ts';
import { groundFaults } from './groundFaults.ts';

/** A page on which one thing is moved. */
function movedBy(text: string, thing: number, y: number): string[] {
  const scene = sceneOf(text);
  const placement = placeScene(scene, { seed: 2, detail: 'child' });
  const move = (piece: Piece): Piece =>
    piece.thing === thing ? { ...piece, to: { ...piece.to, f: piece.to.f + y } } : piece;
  const now: Placement = { ...placement, pieces: placement.pieces.map(move) };
  return groundFaults(scene, now);
}

describe('groundFaults', () => {
  it('finds what is lifted off the ground', () => {
    expect(movedBy('cat; @meadow', 0, 0)).toEqual([]);
    expect(movedBy('cat; @meadow', 0, -900)).toEqual(['cat floats']);
  });

  it('lets stand what stands on another thing, and finds it over that', () => {
    expect(movedBy('cat, table; on 0 1; @meadow', 0, 0)).toEqual([]);
    expect(movedBy('cat, table; on 0 1; @meadow', 0, -200)).toEqual(['cat floats']);
  });

  it('lets fly what flies', () => {
    expect(movedBy('airplane, cat; @meadow', 0, -100)).toEqual([]);
  });

  it('finds a boat on a lawn, and who stands on open water', () => {
    const lawn = sceneOf('sailboat, girl; @meadow');
    const { pieces, ...rest } = placeScene(lawn, { seed: 2, detail: 'child' });
    expect(groundFaults(lawn, { ...rest, pieces })).toEqual([]);
    const dry = pieces.filter(({ thing, role }) => thing !== undefined || role !== 'subject');
    expect(groundFaults(lawn, { ...rest, pieces: dry })).toEqual(['sailboat is out of the water']);
    expect(movedBy('sailboat, girl; @lake', 1, 0)).toEqual([]);
    expect(movedBy('sailboat, girl; @lake', 1, -250)).toEqual(['girl stands on water']);
  });
});

import { describe, expect, it } from 'vitest';
import { boxesOf, placed, shown } from '../../testing/placed.ts';

const WRITING = 'tend 0 1; hold 0 2';

describe('who writes or draws with a pencil', () => {
  it.each([
    [`boy, written-sheet, pencil; ${WRITING}`, undefined],
    [`girl, drawing-sheet, crayon; paint 0 1; hold 0 2`, undefined],
    [`woman, written-book, pencil, desk; ${WRITING}; on 1 3`, 3],
    [`boy, drawing-sheet, pencil, table; paint 0 1; hold 0 2; on 1 3`, 3],
  ] as const)('sits behind a table, the sheet before him: %s', (scene, desk) => {
    const pieces = placed(scene);
    const [writer, sheet] = [shown(pieces, 0), shown(pieces, 1)];
    expect(Math.abs(writer.left + writer.right - sheet.left - sheet.right)).toBeLessThan(
      0.3 * (writer.right - writer.left),
    );
    const table =
      desk === undefined ? pieces.findLastIndex(({ role }) => role === 'scenery') : shown(pieces, desk).layer;
    expect(writer.layer).toBeLessThan(table);
    expect(sheet.layer).toBeGreaterThan(table);
    expect(shown(pieces, 2).layer).toBeGreaterThan(sheet.layer);
  });

  it('has a sheet of his own beside others', () => {
    const pieces = placed(`child*2, written-sheet, pencil*2; ${WRITING}`);
    const sheet = pieces.find(({ thing }) => thing === 1)?.art;
    expect(pieces.filter(({ art }) => art === sheet)).toHaveLength(2);
  });
});

describe('who sits at a desk alone', () => {
  it.each(['girl sit', 'boy wave', 'teacher'])('is behind its middle, a hand on it: %s', (one) => {
    const pieces = placed(`${one}, desk; sit-at 0 1`);
    const [who, desk] = [shown(pieces, 0), shown(pieces, 1)];
    expect(Math.abs(who.left + who.right - desk.left - desk.right)).toBeLessThan(
      0.2 * (desk.right - desk.left),
    );
    const art = pieces[who.layer]?.art;
    expect(pieces.findIndex(({ again }) => again === art)).toBeGreaterThan(desk.layer);
  });
});

describe('who is at a blackboard', () => {
  it.each([
    ['teacher point, blackboard; tend 0 1', 0],
    ['boy, clean-board, stick-of-chalk; tend 0 1; hold 0 2', 2],
  ] as const)('has the hand or the chalk before what is written there: %s', (scene, at) => {
    const pieces = placed(scene);
    const [board, who] = [shown(pieces, 1), shown(pieces, 0)];
    const within = 0.12 * (board.right - board.left);
    const { left, right, layer } = at === 0 ? who : shown(pieces, at);
    expect(layer).toBeGreaterThan(board.layer);
    const isLeft = who.left < board.left;
    expect(isLeft ? right - board.left : board.right - left).toBeGreaterThan(within);
  });
});

describe('several around something', () => {
  it.each(['child*3', 'bear*3'])('blow from both sides and over it: %s', (all) => {
    const pieces = placed(`${all}, birthday-cake; blow-at 0 1`);
    const [cake, third] = [shown(pieces, 1), boxesOf(pieces, 0)];
    const middles = third.map(({ left, right }) => (left + right) / 2).sort((a, b) => a - b);
    expect(middles[0]).toBeLessThan(cake.left);
    expect(middles[1]).toBeGreaterThan(cake.left);
    expect(middles[1]).toBeLessThan(cake.right);
  });

  it.each(['jesus', 'teacher'])('sit at both sides of somebody, on one ground: %s', (who) => {
    const boxes = boxesOf(placed(`${who}, child*4 sit; around 1 0`), 1);
    const [bottoms, high] = [boxes.map(({ bottom }) => bottom), boxes.map((one) => one.bottom - one.top)];
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(0.4 * Math.min(...high));
  });
});

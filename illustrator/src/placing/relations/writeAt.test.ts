import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../reading/readPrompt.ts';
import { boxesOf, placed, placeOn, shown, widthOf } from '../../testing/placed.ts';
import { placeScene } from '../placeScene.ts';

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
  it.each(['teacher', 'girl'])('has the hand well within it: %s', (who) => {
    const pieces = placed(`${who} point, clean-board; tend 0 1`);
    const [board, body] = [shown(pieces, 1), shown(pieces, 0)];
    expect(body.layer).toBeGreaterThan(board.layer);
    const isLeft = body.left < board.left;
    const { x } = placeOn(pieces, 0, isLeft ? 'rightHand' : 'leftHand');
    expect(isLeft ? x - board.left : board.right - x).toBeGreaterThan(0.15 * widthOf(board));
  });

  it('has a class that is seen from behind close before it', () => {
    const scene = readPrompt('a teacher pointing at the blackboard in front of her class');
    const { pieces, undone } = placeScene(scene, { seed: 1, detail: 'child' });
    expect(undone.relations).toEqual([]);
    const [teacher, board] = [shown(pieces, 0), shown(pieces, 1)];
    const pupils = boxesOf(pieces, 2);
    const wide = Math.max(board.right, teacher.right) - Math.min(board.left, teacher.left);
    const far = Math.max(...pupils.map(({ right }) => right)) - Math.min(...pupils.map(({ left }) => left));
    expect(pupils).toHaveLength(5);
    expect(far).toBeLessThan(1.65 * wide);
  });

  it('has the chalk before what is written there', () => {
    const pieces = placed('boy, clean-board, stick-of-chalk; tend 0 1; hold 0 2');
    const [who, board, chalk] = [shown(pieces, 0), shown(pieces, 1), shown(pieces, 2)];
    expect(chalk.layer).toBeGreaterThan(board.layer);
    const within = who.left < board.left ? chalk.right - board.left : board.right - chalk.left;
    expect(within).toBeGreaterThan(0.12 * widthOf(board));
  });
});

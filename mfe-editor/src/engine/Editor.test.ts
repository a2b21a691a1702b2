import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { Editor } from './Editor.ts';
import { drawing, pictureOfText, textOf } from './testing/raster.ts';

const RED = 0xff0000;
const BLUE = 0x0000ff;
const LETTERS = { R: RED, B: BLUE };

const TWO_ROOMS = `
  ...#...
  ...#...
  ...#...
`;

function fill(x: number, y: number, color = RED, opacity = 100): Action {
  return { type: 'fill', x, y, color, opacity };
}

function line(
  from: [number, number],
  to: [number, number],
  color: number | 'paper' = RED,
  width = 1,
): Action[] {
  return [
    { type: 'stroke-start', x: from[0], y: from[1], color, opacity: 100, width, isClipped: false },
    { type: 'stroke-move', points: [{ x: to[0], y: to[1] }] },
    { type: 'stroke-end' },
  ];
}

function open(text: string): Editor {
  return new Editor(pictureOfText(text));
}

function play(editor: Editor, actions: Action[]): string {
  for (const action of actions) editor.apply(action);
  return textOf(editor.picture, LETTERS);
}

describe('fill', () => {
  it('colors the clicked area and stops at the line', () => {
    expect(play(open(TWO_ROOMS), [fill(0, 0)])).toBe(
      drawing(`
        RRR#...
        RRR#...
        RRR#...
      `),
    );
  });

  it('reaches to the middle of a gray line, each side with its own color', () => {
    expect(play(open('...++++...'), [fill(0, 0), fill(9, 0, BLUE)])).toBe('RRRRRBBBBB');
  });

  it('is refused on near-black line art', () => {
    const editor = open(TWO_ROOMS);
    expect(editor.apply(fill(3, 1))).toEqual({ kind: 'refused', reason: 'line' });
    expect(editor.status.isUnsaved).toBe(false);
  });

  it('still works on an area that was filled black', () => {
    const editor = open(TWO_ROOMS);
    editor.apply(fill(0, 0, 0x000000));
    expect(editor.apply(fill(0, 0, RED)).kind).toBe('changed');
  });

  it('does nothing where the color and opacity are already there', () => {
    const editor = open(TWO_ROOMS);
    editor.apply(fill(0, 0, RED, 50));
    expect(editor.apply(fill(1, 1, RED, 50))).toEqual({ kind: 'unchanged' });
    editor.apply({ type: 'settle' });
    expect(editor.status.snapshotCount).toBe(2);
  });

  it('takes a pale color on white although it is within the tolerance', () => {
    expect(open(TWO_ROOMS).apply(fill(0, 0, 0xfff5e6)).kind).toBe('changed');
  });

  it('blends its opacity with the paper, not with the color before', () => {
    const editor = open(TWO_ROOMS);
    editor.apply(fill(0, 0, BLUE));
    editor.apply(fill(0, 0, 0x000000, 50));
    expect(editor.pick(0, 0)).toBe(0xff808080);
  });

  it('outside the page changes nothing', () => {
    const editor = open(TWO_ROOMS);
    expect(editor.apply(fill(-1, 0))).toEqual({ kind: 'unchanged' });
    expect(editor.apply(fill(7, 0))).toEqual({ kind: 'unchanged' });
    expect(editor.apply(fill(0, 3))).toEqual({ kind: 'unchanged' });
  });

  it('stops at a stroke across its area', () => {
    const page = drawing(`
      .......
      .......
      .......
    `);
    const crossing = line([3.5, -1], [3.5, 4], RED);
    expect(play(open(page), [...crossing, fill(0, 0, BLUE)])).toBe(
      drawing(`
        BBBR...
        BBBR...
        BBBR...
      `),
    );
  });

  it('recolors a stroke that is clicked, and nothing else', () => {
    const actions = [...line([3.5, -1], [3.5, 4], RED), fill(3, 1, BLUE)];
    expect(play(open('.......\n.......\n.......'), actions)).toBe('...B...\n...B...\n...B...');
  });

  it('follows a divided area under its gray edge on its own side alone', () => {
    const page = `
      +++++++
      .......
      .......
    `;
    const actions = [...line([3.5, -1], [3.5, 4], RED), fill(0, 2, BLUE)];
    expect(play(open(page), actions)).toBe('BBBR...\nBBBR...\nBBBR...');
  });
});

describe('stroke', () => {
  it('is clipped to the area it began in when wished', () => {
    const editor = open(TWO_ROOMS);
    const [start, ...rest] = line([0.5, 1.5], [6.5, 1.5]);
    editor.apply({ ...start, isClipped: true } as Action);
    expect(play(editor, rest)).toBe('...#...\nRRR#...\n...#...');
  });

  it('leaves the lines on top', () => {
    const editor = open(TWO_ROOMS);
    play(editor, line([0.5, 1.5], [6.5, 1.5]));
    expect(editor.picture.shown[7 + 3]).toBe(0xff000000);
  });

  it('of the eraser goes back to paper', () => {
    const actions = [fill(0, 0), ...line([0.5, 0.5], [2.5, 0.5], 'paper')];
    expect(play(open(TWO_ROOMS), actions)).toBe('...#...\nRRR#...\nRRR#...');
  });

  it('that is cancelled leaves no trace and no step', () => {
    const editor = open(TWO_ROOMS);
    const [start, move] = line([0.5, 0.5], [2.5, 0.5]) as [Action, Action];
    expect(play(editor, [start, move, { type: 'stroke-cancel' }])).toBe(drawing(TWO_ROOMS));
    expect(editor.status).toMatchObject({ canUndo: false, isUnsaved: false });
  });
});

describe('history', () => {
  it('takes one tap back with one undo, settled or not', () => {
    const editor = open(TWO_ROOMS);
    expect(play(editor, [fill(0, 0), fill(4, 0, BLUE), { type: 'undo' }])).toBe('RRR#...\nRRR#...\nRRR#...');
    expect(play(editor, [{ type: 'redo' }])).toBe('RRR#BBB\nRRR#BBB\nRRR#BBB');
  });

  it('is saved again when undone to the picture as opened, and unsaved after redo', () => {
    const editor = open(TWO_ROOMS);
    play(editor, [fill(0, 0), { type: 'undo' }]);
    expect(editor.status).toMatchObject({ isUnsaved: false, canUndo: false, canRedo: true });
    editor.apply({ type: 'redo' });
    expect(editor.status.isUnsaved).toBe(true);
  });

  it('keeps 20 snapshots, the opening one included', () => {
    const editor = open(TWO_ROOMS);
    for (let k = 0; k < 30; k++) editor.apply(fill(0, 0, k));
    editor.apply({ type: 'settle' });
    expect(editor.status.snapshotCount).toBe(20);
    for (let k = 0; k < 30; k++) editor.apply({ type: 'undo' });
    expect(editor.pick(0, 0)).toBe(0xff0a0000);
    expect(editor.status.isUnsaved).toBe(true);
  });

  it('counts a snapshot only once the action settles', () => {
    const editor = open(TWO_ROOMS);
    editor.apply(fill(0, 0));
    expect(editor.status).toMatchObject({ snapshotCount: 1, isPending: true });
    editor.apply({ type: 'settle' });
    expect(editor.status).toMatchObject({ snapshotCount: 2, isPending: false });
  });

  it('is cleared of the unsaved mark by saving and by reset, and a reset can be undone', () => {
    const editor = open(TWO_ROOMS);
    play(editor, [fill(0, 0), { type: 'saved' }]);
    expect(editor.status.isUnsaved).toBe(false);
    play(editor, [fill(4, 0)]);
    expect(play(editor, [{ type: 'reset' }])).toBe(drawing(TWO_ROOMS));
    expect(editor.status.isUnsaved).toBe(false);
    expect(play(editor, [{ type: 'undo' }])).toBe('RRR#RRR\nRRR#RRR\nRRR#RRR');
    expect(editor.status.isUnsaved).toBe(true);
  });
});

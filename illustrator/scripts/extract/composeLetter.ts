/** A command of an outline, y downwards, 1000 units an em. */
export interface PathCommand {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}

/** The outline of a sign; undefined where the font has none. */
export type OutlineOf = (sign: string) => readonly PathCommand[] | undefined;

/** A letter that the font lacks: its base letter and the outlines laid over it. */
export interface ComposedLetter {
  readonly base: string;
  readonly marks: readonly (readonly PathCommand[])[];
}

/**
 * Composes a letter of its base letter and its accents, in the order of its canonical decomposition; strokes and hooks, which Unicode
 * does not decompose, by the table below. Throws where a part is missing.
 */
export function composeLetter(letter: string, outlineOf: OutlineOf): ComposedLetter {
  const [base = '', ...signs] = [...(PARTS[letter] ?? letter.normalize('NFD'))];
  const outline = outlineOf(base);
  if (outline === undefined) throw new Error(`No outline for ${base}`);
  const box = boxOf(outline);
  const marks: PathCommand[][] = [];
  for (const sign of signs) {
    const mark = markOf(sign, base);
    const source = outlineOf(mark.from);
    if (source === undefined) throw new Error(`No outline for ${mark.from}`);
    const shape = reshape(mark.isHook === true ? firstContour(source) : source, mark);
    const placed = moved(shape, PLACES[mark.place](boxOf(shape), box));
    if (mark.place === 'above') box.top = boxOf(placed).top;
    marks.push(placed);
  }
  return { base, marks };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Mark {
  /** The sign of the font whose outline it is. */
  from: string;
  place: 'above' | 'below' | 'corner' | 'tail' | 'across' | 'stem' | 'beside';
  scale?: number;
  /** A quarter turn, so that a parenthesis becomes a bowl. */
  isTurned?: boolean;
  isMirrored?: boolean;
  /** The upper part of a question mark. */
  isHook?: boolean;
}

/** Letters with parts that are no accents. The signs after the base are keys of `MARKS`. */
const PARTS: Readonly<Record<string, string>> = {
  ...{ Đ: 'D/', Ħ: 'H-', Ŧ: 'T-', Ŋ: 'Nj', Ĳ: 'IJ', Ŀ: 'L·' },
};

const MARKS: Readonly<Record<string, Mark>> = {
  '\u0300': { from: '\u0300', place: 'above' },
  '\u0301': { from: '\u0301', place: 'above' },
  '\u0302': { from: 'ˆ', place: 'above' },
  '\u0303': { from: '\u0303', place: 'above' },
  '\u0304': { from: '\u0304', place: 'above' },
  '\u0306': { from: '(', place: 'above', scale: 0.36, isTurned: true },
  '\u0307': { from: '.', place: 'above' },
  '\u0308': { from: '\u0308', place: 'above' },
  '\u0309': { from: '?', place: 'above', scale: 0.42, isHook: true },
  '\u030A': { from: '˚', place: 'above' },
  '\u030B': { from: '˝', place: 'above' },
  '\u030C': { from: 'ˇ', place: 'above' },
  '\u031B': { from: '’', place: 'corner', scale: 0.9 },
  '\u0323': { from: '.', place: 'below' },
  '\u0326': { from: ',', place: 'below', scale: 0.8 },
  '\u0327': { from: '¸', place: 'below', scale: 0.9 },
  '\u0328': { from: ',', place: 'tail', scale: 0.9, isMirrored: true },
  '/': { from: '-', place: 'stem' },
  '-': { from: '-', place: 'across' },
  '·': { from: '·', place: 'beside' },
  J: { from: 'J', place: 'beside' },
  j: { from: ',', place: 'tail' },
};

/** Cedillas of these letters are commas. */
const COMMA_LETTERS = 'GKLNR';

function markOf(sign: string, base: string): Mark {
  const mark = MARKS[sign === '\u0327' && COMMA_LETTERS.includes(base) ? '\u0326' : sign];
  if (mark === undefined) throw new Error(`No mark for U+${sign.codePointAt(0)?.toString(16)}`);
  return mark;
}

/** Paper between a letter and its mark. */
const GAP = 42;

/** How far a mark moves to stand at a letter. */
const PLACES: Readonly<Record<Mark['place'], (mark: Box, base: Box) => { dx: number; dy: number }>> = {
  above: (mark, base) => ({ dx: middle(base) - middle(mark), dy: base.top - GAP - mark.bottom }),
  below: (mark, base) => ({ dx: middle(base) - middle(mark), dy: base.bottom + GAP - mark.top }),
  corner: (mark, base) => ({ dx: base.right - mark.left - 60, dy: base.top - 50 - mark.top }),
  tail: (mark, base) => ({ dx: base.right - mark.right - 20, dy: base.bottom - 60 - mark.top }),
  across: (mark, base) => ({ dx: middle(base) - middle(mark), dy: base.top + 150 - mark.top }),
  stem: (mark, base) => ({
    dx: base.left + 70 - middle(mark),
    dy: (base.top + base.bottom) / 2 - (mark.top + mark.bottom) / 2,
  }),
  beside: (mark, base) => ({ dx: base.right + GAP - mark.left, dy: 0 }),
};

function middle({ left, right }: Box): number {
  return (left + right) / 2;
}

function reshape(outline: readonly PathCommand[], { scale = 1, isTurned, isMirrored }: Mark): PathCommand[] {
  return mapPoints(outline, (x, y) => {
    const [u, v] = isTurned === true ? [-y, x] : [x, y];
    return [(isMirrored === true ? -u : u) * scale, (isTurned === true ? -v : v) * scale];
  });
}

function moved(outline: readonly PathCommand[], { dx, dy }: { dx: number; dy: number }): PathCommand[] {
  return mapPoints(outline, (x, y) => [x + dx, y + dy]);
}

function mapPoints(outline: readonly PathCommand[], map: (x: number, y: number) => number[]): PathCommand[] {
  return outline.map(({ type, x, y, x1, y1, x2, y2 }) => {
    const command: PathCommand = { type };
    if (x1 !== undefined && y1 !== undefined) [command.x1, command.y1] = map(x1, y1);
    if (x2 !== undefined && y2 !== undefined) [command.x2, command.y2] = map(x2, y2);
    if (x !== undefined && y !== undefined) [command.x, command.y] = map(x, y);
    return command;
  });
}

function firstContour(outline: readonly PathCommand[]): PathCommand[] {
  const contours: PathCommand[][] = [];
  for (const command of outline) {
    if (command.type === 'M') contours.push([]);
    contours.at(-1)?.push(command);
  }
  // The hook stands higher than the dot below it.
  return contours.toSorted((a, b) => boxOf(a).top - boxOf(b).top)[0] ?? [];
}

/** The box of the points on an outline. */
function boxOf(outline: readonly PathCommand[]): Box {
  const xs = outline.flatMap(({ x }) => (x === undefined ? [] : [x]));
  const ys = outline.flatMap(({ y }) => (y === undefined ? [] : [y]));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

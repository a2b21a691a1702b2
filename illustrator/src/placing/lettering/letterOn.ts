import type { Body } from '../../bodies/Body.ts';
import { canLetter, word } from '../../parts/lettering.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { AS_IS } from '../../raster/LabelMap.ts';
import type { Scene } from '../../reading/Scene.ts';
import type { Thing } from '../../things/Things.ts';
import { packWords, partWord } from './layLetters.ts';

/** Shares of its line and of the room's width that a word takes. */
const HIGH = 0.7;
const WIDE = 0.94;

/** What is lettered on the page itself: all but the words of a sign. */
export function looseTexts({ texts, textAt }: Scene): readonly string[] {
  return typeof textAt === 'number' ? [] : texts;
}

/** A picture with words on its board, to be seen whole: outlined where it leads its page, else black, since they are too small to be colored. */
export function letterOn(
  body: Body,
  board: NonNullable<Thing['board']>,
  { texts, isLeading }: { texts: readonly string[]; isLeading: boolean },
): Body {
  const { art } = body;
  const [wide, whole] = [board.width * art.width, board.height * art.height];
  const x = art.left + board.x * art.width;
  const top = art.top + (board.y - board.height / 2) * art.height;
  const sketch = new Sketch().add(art, AS_IS);
  const { letters, scale } = largestIn(linesOf(texts.filter(canLetter)), wide, whole);
  const high = whole / letters.length;
  for (const [index, one] of letters.entries()) {
    const y = top + (index + 0.5) * high;
    const [e, f] = [x - scale * (one.left + one.width / 2), y - scale * (one.top + one.height / 2)];
    const items = isLeading
      ? one.items
      : one.items.map((item) => (item.kind === 'area' ? { kind: 'ink' as const, rings: item.rings } : item));
    sketch.add({ ...one, items }, { a: scale, b: 0, c: 0, d: scale, e, f });
  }
  const telling = { left: x - wide / 2, right: x + wide / 2, top, bottom: top + whole };
  return { ...body, art: sketch.art(art.ground), telling };
}

/** The ways to part the texts into lines: each word by itself, and several in one as long as that is short enough. */
function linesOf(texts: readonly string[]): string[][] {
  const parted = texts.map(partWord);
  const ways = LINES.map((most) => parted.flatMap((words) => packWords(words, most)));
  return [parted.flat(), ...ways];
}

/** Longest lines, in signs, that are tried. */
const LINES = [9, 12, 16, 22];

/** The lines in which the letters are largest: a long board bears long lines. */
function largestIn(
  ways: readonly string[][],
  wide: number,
  whole: number,
): { letters: Word[]; scale: number } {
  const tried = ways.map((lines) => {
    const letters = lines.map(word);
    const high = whole / lines.length;
    const fits = letters.map((one) => Math.min((HIGH * high) / one.height, (WIDE * wide) / one.width));
    return { letters, scale: Math.min(...fits) };
  });
  return tried.reduce((best, one) => (one.scale > best.scale ? one : best));
}

type Word = ReturnType<typeof word>;

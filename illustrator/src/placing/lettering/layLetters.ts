import type { Art, Points } from '../../art/art.ts';
import type { PlacedArt } from '../../lines/paintArt.ts';
import { type Box, boxAt, CONTENT, placeAt } from '../../page.ts';
import { sheet } from '../../parts/land.ts';
import { canLetter, word } from '../../parts/lettering.ts';
import { Sketch } from '../../parts/Sketch.ts';
import { star } from '../../parts/sky.ts';
import { AS_IS } from '../../raster/LabelMap.ts';

/** Letters on a page and what is left for pictures: above `top`, below `under`. */
export interface LaidLetters {
  placed: PlacedArt[];
  boxes: Box[];
  top: number;
  under: number;
  /** Whether there is nothing on the page but letters. */
  fillsPage: boolean;
}

/** Longest line, in signs, before a word is parted. */
const LINE = 9;
/** Most lines on a page. */
const MOST_LINES = 5;

/** A letter or a number with pictures of it is so high, at the head of the page. */
const INITIAL = 720;

/** Where pictures are on a page with letters. */
export type Pictures = 'none' | 'above' | 'around';

/**
 * Letters what a prompt asks for as text: over the whole page between stars when there is no picture, a letter or a few
 * numbers large at its head, words at its foot, or in its middle where pictures are around them.
 */
export function layLetters(words: readonly string[], pictures: Pictures): LaidLetters {
  const withPictures = pictures !== 'none';
  const lines = linesOf(words.filter(canLetter), pictures === 'above' ? MOST_SIDE_BY_SIDE : MOST_ALONE);
  const under = CONTENT.top;
  if (lines.length === 0) return { placed: [], boxes: [], top: CONTENT.bottom, under, fillsPage: false };
  if (pictures === 'above' && areInitials(words)) return layInitials(lines);
  const shortest = Math.min(...lines.map((line) => line.length));
  const tallest = !withPictures ? 1050 : shortest < 3 ? 640 : 400;
  const band = Math.min(tallest, lines.length * (shortest < 3 ? 700 : 420));
  const bottom = pictures === 'above' ? CONTENT.bottom - 30 : (CONTENT.top + CONTENT.bottom + band) / 2;
  const placed: PlacedArt[] = [];
  const boxes: Box[] = [];
  const pitch = band / lines.length;
  const isSparse = !withPictures && lines.join('').length <= FEW_SIGNS;
  for (const [index, line] of lines.entries()) {
    const art = isSparse ? banded(word(line)) : word(line);
    const scale = Math.min(
      (pitch * 0.78) / art.height,
      (CONTENT.right - CONTENT.left - (withPictures ? 60 : 170)) / art.width,
    );
    const at = { x: 637, foot: bottom - pitch * (lines.length - 1 - index) - pitch * 0.1, scale };
    placed.push(placeAt(art, { ...at, keepSmall: true, role: 'subject' }));
    boxes.push(boxAt(art, at));
  }
  const top = withPictures ? bottom - band - 10 : CONTENT.bottom;
  const banner = {
    left: CONTENT.left + 20,
    right: CONTENT.right - 20,
    top: bottom - band - 40,
    bottom: bottom + 60,
  };
  const around: PlacedArt[] = withPictures
    ? []
    : [...starRows(), { art: sheet(banner), to: AS_IS, keepSmall: true, role: 'scenery' }];
  return { placed: [...around, ...placed], boxes, top, under, fillsPage: !withPictures };
}

/** Whether all that is lettered is letters or numbers by themselves. */
export function areInitials(words: readonly string[]): boolean {
  const known = words.filter(canLetter);
  return known.length > 0 && known.every((one) => INITIAL_SIGNS.test(one.trim()));
}

const INITIAL_SIGNS = /^(?:.{1,2}|\d{3})$/;

/** So many letters or numbers are in one line, beside pictures and without. */
const MOST_SIDE_BY_SIDE = 6;
const MOST_ALONE = 3;

/** Words in lines; of many letters or numbers several in one. */
function linesOf(words: readonly string[], most: number): string[] {
  if (!areInitials(words) || words.length <= MOST_LINES) return linesOfWords(words);
  const rows = Math.ceil(words.length / most);
  const perRow = Math.ceil(words.length / rows);
  return Array.from({ length: rows }, (_, row) => words.slice(row * perRow, (row + 1) * perRow).join(' '));
}

/** Letters or numbers in rows at the head of the page. */
function layInitials(lines: readonly string[]): LaidLetters {
  const rows = lines.some((line) => line.includes(' ')) ? lines : [lines.join(' ')];
  const [wide, gap] = [CONTENT.right - CONTENT.left - 120, 40];
  let under = CONTENT.top;
  const [placed, boxes]: [PlacedArt[], Box[]] = [[], []];
  for (const row of rows) {
    const art = word(row.toUpperCase());
    const scale = Math.min(INITIAL / rows.length / art.height, wide / art.width);
    const at = { x: 637, foot: under + gap + art.height * scale, scale };
    placed.push(placeAt(art, { ...at, keepSmall: true, role: 'subject' }));
    const box = boxAt(art, at);
    boxes.push(box);
    under = box.bottom;
  }
  return { placed, boxes, top: CONTENT.bottom, under: under + gap, fillsPage: false };
}

/** Up to so many signs have a page to themselves, which would be empty but for bands across them. */
const FEW_SIGNS = 7;

/** Letters with lines across each, so that there is more to color. */
function banded(art: Art): Art {
  const sketch = new Sketch().add(art, AS_IS);
  for (const part of BANDS) {
    const y = art.top + art.height * part;
    for (const item of art.items) {
      if (item.kind !== 'area') continue;
      for (const [from, to] of spansAt(item.rings, y)) sketch.line([from, y, to, y], 0.8);
    }
  }
  return sketch.art(art.ground);
}

const BANDS = [0.22, 0.5, 0.78];

/** Where a horizontal line lies inside rings, by the even-odd rule. */
function spansAt(rings: readonly Points[], y: number): [number, number][] {
  const crossings: number[] = [];
  for (const ring of rings) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [ring[i], ring[i + 1], ring[i + 2], ring[i + 3]];
      if (y0 > y !== y1 > y) crossings.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((from, index): [number, number][] =>
    index % 2 === 0 ? [[from, crossings[index + 1] ?? from]] : [],
  );
}

/** A text in lines of few signs. */
export function partWord(text: string): string[] {
  const word = text.trim().toUpperCase();
  if (word.length <= LINE + 2) return [word];
  const spaced = word.split(/\s+/);
  if (spaced.length > 1) return spaced.flatMap(partWord);
  const half = Math.ceil(word.length / 2);
  return [word.slice(0, half), word.slice(half)].slice(0, 3);
}

/** Texts in lines, where there are many several words in one that fit it: "happy 1st", "birthday". */
function linesOfWords(texts: readonly string[]): string[] {
  const lines = texts.flatMap(partWord);
  if (lines.length < MOST_LINES) return lines;
  return texts.flatMap((text) => packWords(partWord(text), LINE)).slice(0, MOST_LINES);
}

/** Words in lines of at most so many signs, where they are not longer by themselves. */
export function packWords(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const each of words) {
    const joined = `${lines.at(-1)} ${each}`;
    if (lines.length > 0 && joined.length <= most) lines.splice(-1, 1, joined);
    else lines.push(each);
  }
  return lines;
}

function starRows(): PlacedArt[] {
  const placed: PlacedArt[] = [];
  for (const y of [220, 1530]) {
    for (let i = 0; i < 5; i += 1) {
      placed.push(
        placeAt(star(), {
          x: 190 + i * 224,
          foot: y + (i % 2 === 0 ? 0 : -8),
          scale: i % 2 === 0 ? 1.15 : 0.8,
          role: 'filler',
        }),
      );
    }
  }
  return placed;
}

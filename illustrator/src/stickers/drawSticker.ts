import { traceLines } from '@lineleaf/press';
import { type Bitmap, findComponents, recolor } from '@lineleaf/press/raster';
import { drawBody } from '../bodies/drawBody.ts';
import { drawLines } from '../lines/drawLines.ts';
import { finishPage } from '../lines/finishPage.ts';
import { paintArt } from '../lines/paintArt.ts';
import { LINE_WIDTH, SMALLEST_POCKET } from '../page.ts';
import { LabelMap } from '../raster/LabelMap.ts';

/** To be raised when stickers look different though the art is the same: addresses of their pictures carry it. */
export const STICKER_STYLE = 3;

/**
 * A thing alone as SVG in the lines of a child's page: transparent around it, white within, at true size for a page of
 * 1275 x 1650 pixels. Throws where there is no such thing.
 */
export function drawSticker(key: string): string {
  const { art } = drawBody({ key, looks: {}, wears: [], variant: 0 });
  const scale = LONGEST / Math.max(art.width, art.height);
  const width = Math.ceil(art.width * scale) + 2 * ROOM;
  const height = Math.ceil(art.height * scale) + 2 * ROOM;
  const to = { a: scale, b: 0, c: 0, d: scale, e: ROOM - art.left * scale, f: ROOM - art.top * scale };
  const map = new LabelMap(2 * width, 2 * height);
  paintArt(map, [{ art, to }], { width: LINE, smallestArea: SMALLEST_AREA });
  const lines = drawLines(map, LINE);
  finishPage(lines, { smallest: SMALLEST_POCKET, lineWidth: LINE });
  const box = boxOf(lines);
  const size = `width="${box.width}" height="${box.height}"`;
  // Paths are in tenths of a pixel.
  const view = [box.left, box.top, box.width, box.height].map((value) => 10 * value).join(' ');
  const paths = `<path fill="#fff" d="${pathOf(covered(lines, map))}"/><path d="${pathOf(lines)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${view}" fill-rule="evenodd">${paths}</svg>`;
}

/** The longest side of the picture, in page pixels. */
const LONGEST = 520;
/** As on a child's page. */
const LINE = LINE_WIDTH.child;
const SMALLEST_AREA = 260;
/** Around the picture for its outermost lines, in page pixels. */
const ROOM = 16;

/** Lines and what they enclose of the thing: a look through the handle of a cup is no part of it. */
function covered(lines: Bitmap, map: LabelMap): Bitmap {
  const paper = findComponents(lines, 0);
  const { rows, starts, ends, owners, runCount } = paper;
  const own = new Int32Array(paper.areas.length);
  for (let run = 0; run < runCount; run += 1) {
    const owner = owners[run] ?? 0;
    const row = 2 * (rows[run] ?? 0) * map.width;
    for (let x = starts[run] ?? 0; x < (ends[run] ?? 0); x += 1) {
      own[owner] = (own[owner] ?? 0) + (map.labels[row + 2 * x] === 0 ? -1 : 1);
    }
  }
  const whole = { ...lines, ink: lines.ink.slice() };
  recolor(whole, paper, (component) => (own[component] ?? 0) > 0, 1);
  return whole;
}

/** The box of the ink with a line's width around it, in whole pixels. */
function boxOf({ width, height, ink }: Bitmap) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = ink.indexOf(1); at >= 0; at = ink.indexOf(1, at + 1)) {
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  const margin = Math.ceil(LINE);
  return {
    left: left - margin,
    top: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** The ink's outlines as the path of an SVG, in tenths of a pixel. */
function pathOf({ width, height, ink }: Bitmap): string {
  const { operators } = traceLines({ width, height, channels: 1, data: ink.map((pixel) => 1 - pixel) });
  return operators
    .split('\n')
    .filter((line) => /[mch]$/.test(line) && !line.endsWith('cm'))
    .map((line) => (line === 'h' ? 'Z' : `${line.endsWith('m') ? 'M' : 'C'}${line.slice(0, -2)}`))
    .join('');
}

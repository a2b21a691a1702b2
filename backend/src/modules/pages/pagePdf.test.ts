import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { EXAMPLES } from '@lineleaf/api-client/contract';
import { decodePng } from '@lineleaf/press/node';
import { type Bitmap, dilate, erode, measure } from '@lineleaf/press/raster';
import { Resvg } from '@resvg/resvg-js';
import { PDFArray, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePress } from '../../pictures/index.ts';
import { blankPagePng, coloredPagePng } from '../../testing/pagePng.ts';
import { type Paper, pagePdf } from './pagePdf.ts';

const POINTS_PER_PIXEL = 72 / 150;

beforeAll(async () => {
  await pagePdf(blankPagePng(), 'letter');
});
afterAll(closePress);

describe('the PDF of a line page', () => {
  it.each(EXAMPLES)('holds "$prompt" as curves at its true size on Letter', async ({ id }) => {
    const png = readFileSync(new URL(`../../../assets/examples/${id}.png`, import.meta.url));
    const pdf = await pagePdf(png, 'letter');
    expect(pdf.byteLength).toBeLessThan(100_000);
    const page = readPage(png);
    const drawn = rasterise(await readDrawing(pdf, 'letter'));
    expect([beyond(drawn, page), beyond(page, drawn)]).toEqual([0, 0]);
    // An area at the limit of what counts as one may fall to either side.
    expect(Math.abs(measure(drawn).regions - measure(page).regions)).toBeLessThanOrEqual(2);
    expect(measure(drawn).largestRegionShare).toBeCloseTo(measure(page).largestRegionShare, 2);
  });

  it('fits its lines into a margin of 6 mm on A4, in the middle, and at true size where they allow', async () => {
    const framed = readFileSync(new URL(`../../../assets/examples/${EXAMPLES[0].id}.png`, import.meta.url));
    const { matrix, path } = await readDrawing(await pagePdf(framed, 'a4'), 'a4');
    const xs = path.ends
      .filter((_value, index) => index % 2 === 0)
      .map((x) => matrix.scale * x + matrix.left);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(16.9);
    expect(Math.max(...xs)).toBeLessThanOrEqual(595.28 - 16.9);
    expect(matrix.scale).toBeGreaterThan(POINTS_PER_PIXEL * 0.95);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(595.28 / 2, 0);
  });

  it('of an empty page is an empty sheet', async () => {
    const { path } = await readDrawing(await pagePdf(blankPagePng(), 'letter'), 'letter');
    expect(path.ends).toEqual([]);
  });
});

describe('the PDF of a colored page', () => {
  it('holds the picture with its own pixels at true size', async () => {
    const pdf = await PDFDocument.load(await pagePdf(coloredPagePng([200, 30, 60]), 'letter'));
    const images = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFRawStream)
      .filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'));
    expect(images).toHaveLength(1);
    const [image] = images;
    if (!image) return;
    const rows = inflateSync(image.contents);
    expect([...rows.subarray(1, 4)]).toEqual([200, 30, 60]);
    expect(rows.byteLength).toBe((1275 * 3 + 1) * 1650);
    expect(await readContent(pdf)).toMatch(/^q 0\.48 0 0 -0\.48 0 792 cm\s+1275 0 0 -1650 0 1650 cm/);
  });
});

interface Drawing {
  matrix: { scale: number; left: number; top: number };
  path: { svg: string; ends: number[] };
  size: { width: number; height: number };
}

async function readContent(pdf: PDFDocument): Promise<string> {
  const contents = pdf.getPage(0).node.Contents();
  if (!(contents instanceof PDFArray)) throw new Error('The page has no list of streams');
  const streams = contents.asArray().map((reference) => pdf.context.lookup(reference));
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map(({ dict, contents: bytes }) =>
      Buffer.from(dict.has(PDFName.of('Filter')) ? inflateSync(bytes) : bytes),
    )
    .join('\n');
}

/** The one path of a PDF, in pixels of the page; `ends` are the points that its curves pass through. */
async function readDrawing(bytes: Uint8Array, paper: Paper): Promise<Drawing> {
  const pdf = await PDFDocument.load(bytes);
  const content = await readContent(pdf);
  const placing = /^q (\S+) 0 0 (\S+) (\S+) (\S+) cm\s+0\.1 0 0 0\.1 0 0 cm\s([\s\S]*)f\*\s+Q/.exec(content);
  if (!placing) throw new Error(`Not the content of a line page: ${content.slice(0, 80)}`);
  const [scale = 0, flipped, left = 0, top = 0] = placing.slice(1, 5).map(Number);
  expect(flipped).toBe(-scale);
  expect([paper, pdf.getPage(0).getSize()]).toEqual([paper, SIZES[paper]]);
  const ends: number[] = [];
  const svg = (placing[5] ?? '').replaceAll(
    /((?:-?\d+ )*)([mch])/g,
    (_operator, operands: string, name: string) => {
      const values =
        operands.trim() === ''
          ? []
          : operands
              .trim()
              .split(' ')
              .map((value) => Number(value) / 10);
      ends.push(...values.slice(-2));
      return `${name === 'h' ? 'Z' : name.toUpperCase()}${values.join(' ')}`;
    },
  );
  return { matrix: { scale, left, top }, path: { svg, ends }, size: SIZES[paper] };
}

const SIZES = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } };

/** The sheet at 150 dots an inch, as a printer would see it. */
function rasterise({ matrix: { scale, left, top }, path, size: { width, height } }: Drawing): Bitmap {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1275" height="1650" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="#fff"/>
    <path transform="matrix(${scale} 0 0 ${scale} ${left} ${height - top})" fill-rule="evenodd" d="${path.svg}"/>
  </svg>`;
  const { pixels } = new Resvg(svg).render();
  const ink = Uint8Array.from({ length: 1275 * 1650 }, (_, at) => ((pixels[at * 4] ?? 0) < 128 ? 1 : 0));
  return { width: 1275, height: 1650, ink };
}

function readPage(png: Uint8Array): Bitmap {
  const { width, height, data } = decodePng(png, 1275 * 1650);
  return { width, height, ink: data.map((value) => (value === 0 ? 1 : 0)) };
}

/** Pixels of a bitmap, less one on each side, that the other does not come within a pixel of. */
function beyond(bitmap: Bitmap, other: Bitmap): number {
  const [core, reach] = [erode(bitmap, 1), dilate(other, 1)];
  return core.ink.filter((value, at) => value === 1 && reach.ink[at] === 0).length;
}

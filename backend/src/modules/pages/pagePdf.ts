import { PAGE_HEIGHT, PAGE_WIDTH, SAFE_MARGIN } from '@lineleaf/press';
import { COLOR_TYPE, type PngFile, readPngFile } from '@lineleaf/press/png';
import { PDFDocument, PDFName, type PDFPage, type PDFRef, type PDFStream } from 'pdf-lib';
import { tracePage } from '../../pictures/index.ts';

/** Paper sizes in points (1/72 inch). */
export type Paper = 'letter' | 'a4';
const PAPERS: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  letter: [612, 792],
  a4: [595.28, 841.89],
};

/** 6 mm, which no household printer cuts off. */
const MARGIN = 17;
const POINTS_PER_PIXEL = 72 / 150;

/**
 * A page's PNG on one sheet, in the middle, at its true size or as large as a safe margin lets it be. A line page is one path
 * of smooth curves, traced off the event loop; a colored page is its picture, whose compressed pixels go into the document
 * as they are (PDF 1.7, 7.4.4.4: PNG predictors), so that nothing is lost or decoded.
 */
export async function pagePdf(png: Uint8Array, paper: Paper): Promise<Uint8Array> {
  return pagesPdf([png], paper);
}

/** As `pagePdf`, a sheet for each page. One is read and drawn at a time; of those before, the document holds what it will be written with. */
export async function pagesPdf(
  pngs: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  paper: Paper,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for await (const png of pngs) await layPage(document, png, { paper, foot: 0 });
  return document.save({ useObjectStreams: false });
}

/** A page on its sheet: pixel (x, y) lies at (left + scale * x, top - scale * y), in points from the sheet's lower left. */
export interface LaidPage {
  readonly sheet: PDFPage;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Lays a page's PNG on a new sheet, above a band at its foot that is `foot` points high. */
export async function layPage(
  document: PDFDocument,
  png: Uint8Array,
  { paper, foot }: { paper: Paper; foot: number },
): Promise<LaidPage> {
  const [width, height] = PAPERS[paper];
  const sheet = document.addPage([width, height]);
  const picture = readPage(png);
  const drawing = picture.bitDepth === 1 ? await drawLines(png, document) : drawPicture(picture, sheet);
  const scale = Math.min(
    POINTS_PER_PIXEL,
    (width / 2 - MARGIN) / drawing.reach.x,
    ((height - foot) / 2 - MARGIN) / drawing.reach.y,
  );
  // One pixel becomes `scale` points, the picture's y runs down, its middle is that of the sheet above its foot.
  const left = (width - picture.width * scale) / 2;
  const top = foot + (height - foot + picture.height * scale) / 2;
  const placing = [scale, 0, 0, -scale, left, top].map((value) => Number(value.toFixed(5))).join(' ');
  for (const content of [
    document.context.stream(`q ${placing} cm`),
    drawing.content,
    document.context.stream('Q'),
  ])
    sheet.node.addContentStream(document.context.register(content));
  return { sheet, scale, left, top };
}

/** What paints a page, in its pixels with y down, and how far from the middle it must not be cut off. */
interface Drawing {
  readonly content: PDFStream;
  readonly reach: { readonly x: number; readonly y: number };
}

async function drawLines(png: Uint8Array, { context }: PDFDocument): Promise<Drawing> {
  const { operators, reach } = await tracePage(png);
  return { content: context.stream(operators, { Filter: 'FlateDecode' }), reach };
}

function drawPicture(picture: PngFile, sheet: PDFPage): Drawing {
  const { width, height } = picture;
  sheet.node.setXObject(PDFName.of('Page'), embed(sheet.doc, picture));
  const content = sheet.doc.context.stream(`${width} 0 0 ${-height} 0 ${height} cm /Page Do`);
  // Its lines keep the page's margin; color beyond it may be cut off.
  return { content, reach: { x: width / 2 - SAFE_MARGIN, y: height / 2 - SAFE_MARGIN } };
}

function embed(document: PDFDocument, picture: PngFile): PDFRef {
  const { width, height, bitDepth, samplesPerPixel: channels } = picture;
  const stream = document.context.stream(picture.stream, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: channels === 1 ? 'DeviceGray' : 'DeviceRGB',
    BitsPerComponent: bitDepth,
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: bitDepth, Columns: width },
  });
  return document.context.register(stream);
}

/** Pages are stored as gray or RGB, without alpha, palette or interlace. Throws on anything else. */
function readPage(png: Uint8Array): PngFile {
  const file = readPngFile(png, PAGE_WIDTH * PAGE_HEIGHT);
  const isOurs = file.colorType === COLOR_TYPE.gray || file.colorType === COLOR_TYPE.rgb;
  if (!isOurs || file.interlaced) throw new RangeError('Not a page of ours');
  return file;
}

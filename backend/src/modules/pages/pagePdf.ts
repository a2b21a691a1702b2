import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib';

/** Paper sizes in points (1/72 inch). */
export type Paper = 'letter' | 'a4';
const PAPERS: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  letter: [612, 792],
  a4: [595.28, 841.89],
};

/** 6 mm, which no household printer cuts off; on Letter the page's own margin does the same. */
const A4_MARGIN = 17;

/**
 * A page's PNG on one sheet: on Letter at its true size, on A4 as large as a safe margin lets it be. The picture's
 * compressed pixels go into the document as they are (PDF 1.7, 7.4.4.4: PNG predictors), so nothing is lost or decoded.
 */
export async function pagePdf(png: Uint8Array, paper: Paper): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [width, height] = PAPERS[paper];
  const sheet = document.addPage([width, height]);
  const picture = readPng(png);
  const margin = paper === 'letter' ? 0 : A4_MARGIN;
  const scale = Math.min((width - 2 * margin) / picture.width, (height - 2 * margin) / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  sheet.node.setXObject(PDFName.of('Page'), embed(document, picture));
  const place = [size.width, 0, 0, size.height, (width - size.width) / 2, (height - size.height) / 2];
  const drawing = document.context.stream(
    `q ${place.map((value) => value.toFixed(3)).join(' ')} cm /Page Do Q`,
  );
  sheet.node.addContentStream(document.context.register(drawing));
  return document.save({ useObjectStreams: false });
}

interface PngPicture {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  /** 1 for grey, 3 for RGB. */
  readonly channels: 1 | 3;
  readonly data: Uint8Array;
}

function embed(document: PDFDocument, { width, height, bitDepth, channels, data }: PngPicture): PDFRef {
  const stream = document.context.stream(data, {
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

const SIGNATURE_BYTES = 8;
const CHUNK_FRAME_BYTES = 12;

/** Pages are stored as grey or RGB, without alpha, palette or interlace. Throws on anything else. */
function readPng(png: Uint8Array): PngPicture {
  const view = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME_BYTES <= view.length; ) {
    const length = view.readUInt32BE(at);
    if (view.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(view.subarray(at + 8, at + 8 + length));
    at += length + CHUNK_FRAME_BYTES;
  }
  const [bitDepth, colorType, , , interlace] = view.subarray(24, 29);
  if ((colorType !== 0 && colorType !== 2) || interlace !== 0) throw new RangeError('Not a page of ours');
  return {
    width: view.readUInt32BE(16),
    height: view.readUInt32BE(20),
    bitDepth: bitDepth ?? 8,
    channels: colorType === 0 ? 1 : 3,
    data: Buffer.concat(parts),
  };
}

import { deflateSync, inflateSync } from 'node:zlib';
import { filterRows, unfilterRows } from '../src/png/filters.ts';
import { packBits } from '../src/png/packBits.ts';
import { packSamples } from '../src/png/packSamples.ts';
import { COLOR_TYPE, PngError, type PngFile, readPngFile, writePngFile } from '../src/png/pngFile.ts';
import type { Raster } from '../src/png/raster.ts';
import { unpackGray, unpackSamples } from '../src/png/unpackSamples.ts';
import { quantize } from '../src/quantize.ts';

/**
 * Decodes a still PNG of 1 or 8 bits without interlacing, over white paper; gray stays gray, all else becomes RGB.
 * Throws PngError on a faulty, animated or over-large file. Memory is bounded by `maxPixels`: the stream is never
 * inflated beyond what the header promises.
 */
export function decodePng(bytes: Uint8Array, maxPixels: number): Raster {
  const { rows, file } = readRows(bytes, maxPixels);
  return unpackSamples(rows, file);
}

/** `decodePng` in shades of gray, of 1 channel. */
export function decodeGrayPng(bytes: Uint8Array, maxPixels: number): Raster {
  const { rows, file } = readRows(bytes, maxPixels);
  return unpackGray(rows, file);
}

function readRows(bytes: Uint8Array, maxPixels: number): { rows: Uint8Array; file: PngFile } {
  const file = readPngFile(bytes, maxPixels);
  const isReadable = file.bitDepth === 8 || (file.bitDepth === 1 && file.colorType === COLOR_TYPE.gray);
  if (!isReadable || file.interlaced) throw new PngError('unsupported');
  const rows = inflate(file, (file.rowBytes + 1) * file.height);
  unfilterRows(rows, file);
  return { rows, file };
}

/** Makes sure that a PNG of any kind is still, whole, and inflates to no more than its header promises; else throws PngError. */
export function checkPngStream(bytes: Uint8Array, maxPixels: number): void {
  const file = readPngFile(bytes, maxPixels);
  inflate(file, (file.rowBytes + INTERLACE_SLACK) * (file.height + INTERLACE_SLACK) * 2);
}

/** A 1-bit gray PNG at 150 dpi of ink, one byte a pixel: 0 is paper. The same ink gives the same bytes. */
export function encodePng1Bit(ink: Uint8Array, width: number, height: number): Uint8Array {
  const stream = deflateSync(packBits(ink, width, height), { level: LEVEL });
  return writePngFile({ width, height, bitDepth: 1, colorType: COLOR_TYPE.gray }, stream);
}

/** An 8-bit PNG at 150 dpi, without interlacing. */
export function encodePng8Bit(raster: Raster): Uint8Array {
  const { width, height, channels } = raster;
  const colorType = channels === 1 ? COLOR_TYPE.gray : COLOR_TYPE.rgb;
  const stream = deflateSync(filterRows(raster), { level: LEVEL });
  return writePngFile({ width, height, bitDepth: 8, colorType }, stream);
}

/** A PNG for the screen: gray in four shades, which soft edges of lines need, anything else in a palette of 64 colors. */
export function encodePngForScreen(raster: Raster): Uint8Array {
  const { width, height, channels, data } = raster;
  if (channels === 1) {
    const header = { width, height, bitDepth: 2, colorType: COLOR_TYPE.gray };
    const shades = data.map((value) => Math.round((value * 3) / 255));
    return writePngFile(header, deflateSync(packSamples(shades, header), SMALLEST));
  }
  const { palette, indices } = quantize(raster, PALETTE_SIZE);
  const header = { width, height, bitDepth: 8, colorType: COLOR_TYPE.palette };
  return writePngFile(header, deflateSync(packSamples(indices, header), SMALLEST), palette);
}

const LEVEL = 6;
const SMALLEST = { level: 9, memLevel: 9 };
const PALETTE_SIZE = 64;
/** What zlib takes at least. */
const LEAST_CHUNK = 64;
/** The seven passes of interlaced rows each round up to whole bytes and bear filter bytes of their own. */
const INTERLACE_SLACK = 16;

function inflate({ stream }: PngFile, maxBytes: number): Uint8Array {
  try {
    // In one piece: several would be there twice while they are joined.
    return inflateSync(stream, { maxOutputLength: maxBytes, chunkSize: Math.max(LEAST_CHUNK, maxBytes + 1) });
  } catch {
    throw new PngError('corrupt');
  }
}

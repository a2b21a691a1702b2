import type { GrayImage } from '@lineleaf/press';
import { checkPngStream, decodeGrayPng } from '@lineleaf/press/node';
import { PNG_SIGNATURE, PngError, type PngFault, readPngHeader } from '@lineleaf/press/png';
import { JpegError, type JpegFault, readJpegHeader } from './readJpegHeader.ts';

/** Why a file is no picture that the press takes. */
export type ImageFault = PngFault | JpegFault | 'too-small';

export type ImageRead = { ok: true; image: GrayImage } | { ok: false; reason: ImageFault };

/** What bounds memory: 16 bytes a pixel at the worst. */
const MAX_PIXELS = 4096 * 4096;
const MIN_SIDE = 200;

/**
 * Decodes a still PNG or JPEG of 200 pixels a side up to 16.8 megapixels. The header decides before anything is
 * decoded; a stream that holds more or less than its header says is refused.
 */
export async function readImage(bytes: Uint8Array): Promise<ImageRead> {
  try {
    const { width, height, isPng } = readSize(bytes);
    if (width * height > MAX_PIXELS) return { ok: false, reason: 'too-large' };
    if (Math.min(width, height) < MIN_SIDE) return { ok: false, reason: 'too-small' };
    return { ok: true, image: isPng ? await readPng(bytes) : await readJpeg(bytes) };
  } catch (error) {
    if (error instanceof PngError || error instanceof JpegError) return { ok: false, reason: error.fault };
    return { ok: false, reason: 'corrupt' };
  }
}

/** How many pixels a file says it has; 0 for what is no picture. */
export function countPixels(bytes: Uint8Array): number {
  try {
    const { width, height } = readSize(bytes);
    return width * height;
  } catch {
    return 0;
  }
}

function readSize(bytes: Uint8Array): { width: number; height: number; isPng: boolean } {
  const isPng = PNG_SIGNATURE.every((byte, index) => bytes[index] === byte);
  const { width, height } = isPng ? readPngHeader(bytes) : readJpegHeader(bytes);
  return { width, height, isPng };
}

/** Our own decoder reads what is common; jimp the rest, once the stream is known to be as long as it should be. */
async function readPng(bytes: Uint8Array): Promise<GrayImage> {
  try {
    const { width, height, data } = decodeGrayPng(bytes, MAX_PIXELS);
    return { width, height, gray: data };
  } catch (error) {
    if (!(error instanceof PngError) || error.fault !== 'unsupported') throw error;
    checkPngStream(bytes, MAX_PIXELS);
    return readByJimp(bytes);
  }
}

/** Loaded when first needed: 40 MB a thread that most pictures do without. */
async function readByJimp(bytes: Uint8Array): Promise<GrayImage> {
  const { Jimp } = await import('jimp');
  const { width, height, data } = (await Jimp.fromBuffer(Buffer.from(bytes))).bitmap;
  return { width, height, gray: toGray(data, 4) };
}

/** By what jimp decodes JPEG with, without jimp and without a fourth channel. */
async function readJpeg(bytes: Uint8Array): Promise<GrayImage> {
  const { decode } = (await import('jpeg-js')).default;
  const { width, height, data } = decode(bytes, JPEG_OPTIONS);
  return { width, height, gray: toGray(data, 3) };
}

const JPEG_OPTIONS = {
  useTArray: true,
  formatAsRGBA: false,
  tolerantDecoding: false,
  maxResolutionInMP: MAX_PIXELS / 1e6,
  maxMemoryUsageInMB: 512,
} as const;

/** Luma of Rec. 601 over white paper; `samples` is 3 for RGB, 4 for RGBA. */
function toGray(data: Uint8Array, samples: 3 | 4): Uint8Array {
  const gray = new Uint8Array(data.length / samples);
  for (let pixel = 0, at = 0; pixel < gray.length; pixel += 1, at += samples) {
    const luma = ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000;
    const alpha = samples === 4 ? (data[at + 3] ?? 255) / 255 : 1;
    gray[pixel] = Math.round(luma * alpha + 255 * (1 - alpha));
  }
  return gray;
}

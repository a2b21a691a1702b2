import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { encodePngForScreen } from '@lineleaf/press/node';
import type { Raster } from '@lineleaf/press/png';

/**
 * A small picture for the screen: a PNG of few shades or colors, or a WebP where that is smaller. Lines are never smaller as
 * WebP, and flat colors seldom; textures are (ADR 18).
 */
export async function encodeForScreen(raster: Raster): Promise<Uint8Array> {
  const png = encodePngForScreen(raster);
  if (raster.channels === 1) return png;
  const webp = await encodeWebp(raster);
  return png.byteLength <= webp.byteLength ? png : webp;
}

const QUALITY = 75;
/** What the package takes in every Node that we run on. */
const ENCODER = '@jsquash/webp/codec/enc/webp_enc_simd.wasm';

let encoder: Promise<void> | undefined;

async function encodeWebp({ width, height, data }: Raster): Promise<Uint8Array> {
  encoder ??= startEncoder();
  await encoder;
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4)
    rgba.set(data.subarray(from, from + 3), to);
  return new Uint8Array(
    await encode({ data: rgba, width, height, colorSpace: 'srgb' }, { quality: QUALITY }),
  );
}

/** The package fetches its encoder as a browser does; Node reads the file. */
async function startEncoder(): Promise<void> {
  await init({ wasmBinary: await readFile(createRequire(import.meta.url).resolve(ENCODER)) });
}

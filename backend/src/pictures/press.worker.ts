import { deflateSync } from 'node:zlib';
import {
  type AreaColors,
  type AreaNumber,
  indexAreas,
  type KeyColor,
  mapAreas,
  numberAreas,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type PageWish,
  paintAreas,
  shrinkRaster,
  traceLines,
} from '@lineleaf/press';
import { decodePng } from '@lineleaf/press/node';
import { type Bitmap, findComponents } from '@lineleaf/press/raster';
import { yieldToRequests } from '../yieldToRequests.ts';
import { encodeForScreen } from './encodeForScreen.ts';
import { type PressResult, pressImage } from './pressImage.ts';
import { type ColoredPageCheck, recodeColoredPng } from './recodeColoredPng.ts';

yieldToRequests();

/** The press's tasks as its worker threads run them; called by name through `runInPress`. */
export function recode(bytes: Uint8Array): ColoredPageCheck {
  return recodeColoredPng(bytes);
}

/** What a PDF draws of a page: deflated operators, and how far its ink reaches from the middle, in pixels. */
export interface TracedPage {
  operators: Uint8Array;
  reach: { x: number; y: number };
}

/** Throws PngError on what is no page. */
export function trace(png: Uint8Array): TracedPage {
  const { operators, reach } = traceLines(decodePng(png, PAGE_WIDTH * PAGE_HEIGHT));
  return { operators: deflateSync(operators), reach };
}

/** A smaller picture of one of our pages, PNG or WebP. Rejects with PngError on what is no page. */
export async function shrink({ png, width }: { png: Uint8Array; width: number }): Promise<Uint8Array> {
  return encodeForScreen(shrinkRaster(decodePng(png, PAGE_WIDTH * PAGE_HEIGHT), width));
}

/** A page and the colors of its areas. */
export interface ColoredAreas {
  png: Uint8Array;
  colors: AreaColors;
}

/** A picture, `width` pixels wide, of one of our line pages with its areas filled. Rejects with PngError on what is no page. */
export async function suggest({ png, colors, width }: ColoredAreas & { width: number }): Promise<Uint8Array> {
  const bitmap = readPage(png);
  const paper = findComponents(bitmap, 0);
  const data = paintAreas(bitmap, { paper, areaOf: indexAreas(paper) }, colors);
  return encodeForScreen(
    shrinkRaster({ width: bitmap.width, height: bitmap.height, channels: 3, data }, width),
  );
}

/** What a page to be colored by number has on it beside its lines. Throws PngError on what is no page. */
export function number({ png, colors }: ColoredAreas): { key: KeyColor[]; numbers: AreaNumber[] } {
  return numberAreas(mapAreas(readPage(png)), colors);
}

function readPage(png: Uint8Array): Bitmap {
  const { width, height, data } = decodePng(png, PAGE_WIDTH * PAGE_HEIGHT);
  return { width, height, ink: data.map((value) => (value === 0 ? 1 : 0)) };
}

export function press({ bytes, wish }: { bytes: Uint8Array; wish: PageWish }): Promise<PressResult> {
  return pressImage(bytes, wish);
}

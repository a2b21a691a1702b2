import { deflateSync } from 'node:zlib';
import {
  type AreaColors,
  type AreaMap,
  type AreaNumber,
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
import { decodePng, encodePng8Bit } from '@lineleaf/press/node';
import type { Bitmap } from '@lineleaf/press/raster';
import { yieldToRequests } from '../yieldToRequests.ts';
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

/** A smaller PNG of one of our pages. Throws PngError on what is no page. */
export function shrink({ png, width }: { png: Uint8Array; width: number }): Uint8Array {
  return encodePng8Bit(shrinkRaster(decodePng(png, PAGE_WIDTH * PAGE_HEIGHT), width));
}

/** A page and the colors of its areas. */
export interface ColoredAreas {
  png: Uint8Array;
  colors: AreaColors;
}

/** A PNG, `width` pixels wide, of one of our line pages with its areas filled. Throws PngError on what is no page. */
export function suggest({ png, colors, width }: ColoredAreas & { width: number }): Uint8Array {
  const { bitmap, areas } = readAreas(png);
  const data = paintAreas(bitmap, areas, colors);
  return encodePng8Bit(
    shrinkRaster({ width: bitmap.width, height: bitmap.height, channels: 3, data }, width),
  );
}

/** What a page to be colored by number has on it beside its lines. Throws PngError on what is no page. */
export function number({ png, colors }: ColoredAreas): { key: KeyColor[]; numbers: AreaNumber[] } {
  return numberAreas(readAreas(png).areas, colors);
}

function readAreas(png: Uint8Array): { bitmap: Bitmap; areas: AreaMap } {
  const { width, height, data } = decodePng(png, PAGE_WIDTH * PAGE_HEIGHT);
  const bitmap = { width, height, ink: data.map((value) => (value === 0 ? 1 : 0)) };
  return { bitmap, areas: mapAreas(bitmap) };
}

export function press({ bytes, wish }: { bytes: Uint8Array; wish: PageWish }): Promise<PressResult> {
  return pressImage(bytes, wish);
}

import { deflateSync } from 'node:zlib';
import { PAGE_HEIGHT, PAGE_WIDTH, type PageWish, shrinkRaster, traceLines } from '@lineleaf/press';
import { decodePng, encodePng8Bit } from '@lineleaf/press/node';
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

export function press({ bytes, wish }: { bytes: Uint8Array; wish: PageWish }): Promise<PressResult> {
  return pressImage(bytes, wish);
}

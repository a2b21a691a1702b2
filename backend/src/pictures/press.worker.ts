import {
  type ColoredPageCheck,
  type PageWish,
  type PressResult,
  pressImage,
  recodeColoredPng,
  shrinkPng,
  type TracedLines,
  traceLines,
} from '@lineleaf/press';
import { yieldToRequests } from '../yieldToRequests.ts';

yieldToRequests();

/** The press's tasks as its worker threads run them; called by name through `runInPress`. */
export function recode(bytes: Uint8Array): ColoredPageCheck {
  return recodeColoredPng(bytes);
}

export function trace(png: Uint8Array): TracedLines {
  return traceLines(png);
}

export function shrink({ png, width }: { png: Uint8Array; width: number }): Uint8Array {
  return shrinkPng(png, width);
}

export function press({ bytes, wish }: { bytes: Uint8Array; wish: PageWish }): Promise<PressResult> {
  return pressImage(bytes, wish);
}

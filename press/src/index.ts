export { SAFE_MARGIN } from './fitPage.ts';
export type { GateFault, PageWish } from './gate.ts';
export { type PressResult, pressImage } from './pressImage.ts';
export { countPixels } from './readImage.ts';
export { type ColoredPageCheck, recodeColoredPng } from './recodeColoredPng.ts';
export { shrinkPng } from './shrinkPng.ts';
export { type TracedLines, traceLines } from './traceLines.ts';

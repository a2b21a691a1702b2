export { SAFE_MARGIN } from './fitPage.ts';
export type { GateFault, PageWish } from './gate.ts';
export type { GreyImage } from './greyImage.ts';
export { PAGE_HEIGHT, PAGE_WIDTH } from './pagePixels.ts';
export { type PressedPicture, pressPicture } from './pressPicture.ts';
export { shrinkRaster } from './shrinkRaster.ts';
export { type TracedLines, traceLines } from './traceLines.ts';

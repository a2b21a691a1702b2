export { checkColoredPage } from './decodeColoredPng.ts';
export { CORRECTIONS, type GateFault } from './gate.ts';
export { press } from './press.ts';
export type { PressResult } from './pressImage.ts';
export { closePress } from './pressPool.ts';
export { type ThumbnailWidth, thumbnail } from './thumbnail.ts';

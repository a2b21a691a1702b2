export { numberColors, suggestColors } from './colorAreas.ts';
export { checkColoredPage } from './decodeColoredPng.ts';
export { loadIllustratorArt } from './illustratorArt.ts';
export { pictureType } from './pictureType.ts';
export { press } from './press.ts';
export type { PressResult } from './pressImage.ts';
export { closePress, PressBusyError, PressTimeoutError } from './pressPool.ts';
export { thumbnail } from './thumbnail.ts';
export { tracePage } from './tracePage.ts';

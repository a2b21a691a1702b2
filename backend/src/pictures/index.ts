export { checkColoredPage } from './decodeColoredPng.ts';
export { press } from './press.ts';
export { closePress } from './pressPool.ts';
export { thumbnail } from './thumbnail.ts';
export { tracePage } from './tracePage.ts';

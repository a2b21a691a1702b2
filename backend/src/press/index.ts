export { checkColoredPage } from './decodeColoredPng.ts';
export { closePress } from './pressPool.ts';
export { type ThumbnailWidth, thumbnail } from './thumbnail.ts';

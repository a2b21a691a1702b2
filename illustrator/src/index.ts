export { provideArt } from './art/artData.ts';
export type { DrawnPage, Reading } from './drawnScene.ts';
export { type Detail, drawPage, type IllustrationRequest } from './drawPage.ts';
export { canWrite, type PromptWishes, readWishes } from './readWishes.ts';
export { drawSticker } from './stickers/drawSticker.ts';
export { listStickers, type Sticker, stickersSource } from './stickers/listStickers.ts';
export { listNames } from './things/listNames.ts';

export { provideArt } from './art/artData.ts';
export type { DrawnPage } from './drawnScene.ts';
export { type Detail, drawPage, type IllustrationRequest } from './drawPage.ts';
export { listNouns } from './parser/index.ts';
export { suggestWords } from './reading/suggestWords.ts';
export { canWrite, type PromptWishes, readWishes } from './readWishes.ts';

import { gzipSync } from 'node:zlib';
import { drawSticker } from '@lineleaf/illustrator';
import { loadIllustratorArt } from '../../pictures/index.ts';
import { yieldToRequests } from '../../yieldToRequests.ts';

yieldToRequests();

/** Draws a sticker in a worker thread; gzipped SVG, a third of its size. */
// biome-ignore lint/style/noDefaultExport: a pool without task names calls the default export
export default function draw(key: string): Uint8Array {
  loadIllustratorArt();
  return gzipSync(drawSticker(key));
}

import { encodePng1Bit } from '../png/encodePng1Bit.ts';
import type { Colorability } from '../raster/measure.ts';
import { yieldToRequests } from '../yieldToRequests.ts';
import { drawPage, type Illustration, type IllustrationRequest } from './index.ts';

yieldToRequests();

/** The illustrator's task as a worker thread runs it. */
// biome-ignore lint/style/noDefaultExport: a pool without task names calls the default export
export default function draw(request: IllustrationRequest): Illustration & { colorability: Colorability } {
  const { bitmap, colorability, drawn, unknown } = drawPage(request);
  const png = encodePng1Bit(bitmap.ink, bitmap.width, bitmap.height);
  return { png, colorability, drawn, unknown };
}

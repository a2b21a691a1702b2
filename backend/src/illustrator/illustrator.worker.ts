import { type Illustration, type IllustrationRequest, illustrate } from './index.ts';

/** The illustrator's task as a worker thread runs it. */
// biome-ignore lint/style/noDefaultExport: a pool without task names calls the default export
export default function draw(request: IllustrationRequest): Illustration {
  return illustrate(request);
}

import type { IllustrationRequest } from '@lineleaf/illustrator';
import { yieldToRequests } from '../yieldToRequests.ts';
import { type Illustration, illustrate } from './illustrate.ts';

yieldToRequests();

/** The illustrator's task as a worker thread runs it. */
// biome-ignore lint/style/noDefaultExport: a pool without task names calls the default export
export default function draw(request: IllustrationRequest): Illustration {
  return illustrate(request);
}

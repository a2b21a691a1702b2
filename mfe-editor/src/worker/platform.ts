import type { Platform } from '../engine/EditorSession.ts';
import { streamCodec } from './streamCodec.ts';
import { createFastPlane } from './wasmPlane.ts';

/** What browsers give a session, the same in a page and in a worker. */
export const platform: Platform = {
  codec: streamCodec,
  createPlane: createFastPlane,
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};

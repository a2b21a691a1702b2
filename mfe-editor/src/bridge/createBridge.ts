import { CorsWorker as Worker } from './CorsWorker.ts';
import type { EditorBridge } from './EditorBridge.ts';
import { InlineBridge } from './InlineBridge.ts';
import { WorkerBridge } from './WorkerBridge.ts';

/** A bridge to a worker, or to the page's own thread where workers are forbidden or missing. */
export function createBridge(): EditorBridge {
  try {
    return new WorkerBridge(new Worker(new URL('../worker/editor.worker.ts', import.meta.url)));
  } catch {
    return new InlineBridge();
  }
}

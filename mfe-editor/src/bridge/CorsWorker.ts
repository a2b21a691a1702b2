// Old and locked-down browsers have no workers; asking for one then throws, and the page's own thread does the work.
const NativeWorker: typeof globalThis.Worker =
  globalThis.Worker ??
  class {
    constructor() {
      throw new Error('This browser has no workers');
    }
  };

/**
 * A classic worker that may come from another origin: a same-origin blob loads the script, and rewrites what the
 * bundler's runtime imports, for inside a blob it takes the host's origin for its own.
 * Import it as `Worker`, or the bundler does not see that a worker begins here:
 * `import { CorsWorker as Worker } from './CorsWorker.ts'; new Worker(new URL('../x.worker.ts', import.meta.url))`.
 */
export class CorsWorker extends NativeWorker {
  constructor(url: URL, options?: WorkerOptions) {
    const boot = URL.createObjectURL(new Blob([bootScript(url)], { type: 'text/javascript' }));
    super(boot, options);
    // The worker has fetched its script once it speaks or fails.
    const release = () => URL.revokeObjectURL(boot);
    this.addEventListener('message', release, { once: true });
    this.addEventListener('error', release, { once: true });
  }
}

function bootScript(url: URL): string {
  const script = JSON.stringify(url.href);
  // Scripts lie in a folder below the remote's root, and name each other from that root.
  const root = JSON.stringify(new URL('..', url).href);
  const host = JSON.stringify(`${location.origin}/`);
  return `const load = self.importScripts.bind(self);
self.importScripts = (...urls) => load(...urls.map((url) => {
  const href = String(new URL(url, ${root}));
  return href.startsWith(${host}) && !href.startsWith(${root}) ? ${root} + href.slice(${host}.length) : href;
}));
load(${script});`;
}

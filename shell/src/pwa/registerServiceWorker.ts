import { knownRemoteOrigins } from '../federation/discovery.ts';
import { keptDocument } from './keptDocument.ts';
import { isReleasedFile } from './releasedFiles.ts';

/** Registers the background worker once the page has loaded; where there is none (a plain LAN address) nothing happens. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV === 'development') return;
  window.addEventListener('load', () => {
    keepRunning().catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the product works without it; whoever looks into it finds the reason
      console.warn('The service worker could not be registered', error);
    });
  });
}

async function keepRunning(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const documents = await caches.open('documents');
  if (!(await documents.match('/'))) await keepWhatIsLoaded(documents);
}

/** The first visit loads files past the worker; kept now, the second visit can begin without a network. */
async function keepWhatIsLoaded(documents: Cache): Promise<void> {
  const files = await caches.open('files');
  const origins = { own: location.origin, remotes: knownRemoteOrigins() };
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const released = loaded.filter((url) => isReleasedFile(url, origins));
  // One by one: a file that fails spares the others.
  await Promise.allSettled([keepStartPage(documents), ...released.map(({ href }) => files.add(href))]);
}

async function keepStartPage(documents: Cache): Promise<void> {
  const page = await fetch('/index.html');
  if (page.ok) await documents.put('/', await keptDocument(page));
}

import { knownRemoteOrigins } from '../federation/discovery.ts';
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
  const isFirstVisit = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  if (isFirstVisit) await keepWhatIsLoaded();
}

/** The first visit loads its files past the worker; kept now, the second visit can begin without a network. */
async function keepWhatIsLoaded(): Promise<void> {
  const files = await caches.open('files');
  const documents = await caches.open('documents');
  const origins = { own: location.origin, remotes: knownRemoteOrigins() };
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const released = loaded.filter((url) => isReleasedFile(url, origins));
  // One by one: a file that fails spares the others.
  await Promise.allSettled([documents.add('/'), ...released.map(({ href }) => files.add(href))]);
}

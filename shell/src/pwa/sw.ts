import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { keptDocument } from './keptDocument.ts';
import { keyOfPicture } from './keyOfPicture.ts';
import { isReleasedFile, isShellPage, isWholeFile, withCors } from './releasedFiles.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The server writes them before this script: with other origins it is another worker. */
  readonly remoteOrigins?: readonly string[];
};

const ORIGINS = { own: self.location.origin, remotes: self.remoteOrigins ?? [] };

const DAY_S = 24 * 60 * 60;
const PATIENCE_S = 5;

// An open page is safe from a new worker: its files are named by their content, and the server keeps the old ones.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// Hashed files of the shell and of released remotes never change. A file that fails spares the others.
registerRoute(
  ({ url }) => isReleasedFile(url, ORIGINS),
  new CacheFirst({
    cacheName: 'files',
    // A URL names one file, whoever asks.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        requestWillFetch: async ({ request }) => withCors(request, ORIGINS),
        cacheWillUpdate: async ({ response }) => (isWholeFile(response) ? response : null),
      },
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

// An address with a query may bear a secret (a reset link's token, a payment's session): it is asked for and never kept.
registerRoute(({ request, url }) => request.mode === 'navigate' && url.search !== '', new NetworkOnly());

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: 'documents',
    networkTimeoutSeconds: PATIENCE_S,
    // A visitor's page is none of the shell's, which alone can stand for every address.
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isShellPage(response) ? keptDocument(response) : null) },
    ],
  }),
);

// The browser's own cache answers for pictures that were seen (they never change); this one stands in without a network,
// whatever the signature of the day.
registerRoute(
  ({ url }) => /^\/api\/coloring-pages\/[^/]+\/image$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'pictures',
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => keyOfPicture(request.url) },
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

// The lists as they were last seen, by whoever saw them. Log-out deletes them, and the pictures.
registerRoute(
  ({ url }) => /^\/api\/(coloring-pages(\/favorites)?|credits\/(packages|history))$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'lists',
    plugins: [
      { cacheKeyWillBeUsed: ({ request }) => keyOfReader(request) },
      new ExpirationPlugin({ maxEntries: 20, purgeOnQuotaError: true }),
    ],
  }),
);

// A deep link that was never opened before starts from any cached document: they are all the same shell.
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const cache = await caches.open('documents');
  const [known] = await cache.keys();
  return (known && (await cache.match(known))) ?? Response.error();
});

async function takeOver(): Promise<void> {
  await self.clients.claim();
  const files = await caches.open('files');
  // Of origins that serve no remotes any more.
  const strange = (await files.keys()).filter(({ url }) => !isReleasedFile(new URL(url), ORIGINS));
  await Promise.all(strange.map((request) => files.delete(request)));
  const documents = await caches.open('documents');
  // Earlier workers kept addresses with a query.
  const withQuery = (await documents.keys()).filter(({ url }) => new URL(url).search !== '');
  await Promise.all(withQuery.map((request) => documents.delete(request)));
}

/** A list's address with a digest of the token it was asked for with: nobody is shown another one's list. */
async function keyOfReader(request: Request): Promise<string> {
  const token = new TextEncoder().encode(request.headers.get('Authorization') ?? '');
  const digest = await crypto.subtle.digest('SHA-256', token);
  const reader = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const url = new URL(request.url);
  url.searchParams.set('reader', reader);
  return url.href;
}

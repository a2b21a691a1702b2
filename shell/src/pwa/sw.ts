import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

const DAY_S = 24 * 60 * 60;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Hashed files of the shell and of released remotes never change. A file that fails spares the others.
registerRoute(
  ({ url }) => url.origin === self.location.origin && /^\/(static|releases)\//.test(url.pathname),
  new CacheFirst({
    cacheName: 'files',
    plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({ cacheName: 'documents', networkTimeoutSeconds: 5 }),
);

// A deep link that was never opened before starts from any cached document: they are all the same shell.
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const cache = await caches.open('documents');
  const [known] = await cache.keys();
  return (known && (await cache.match(known))) ?? Response.error();
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  readonly body: Buffer;
  readonly headers: Headers;
  readonly asked: Headers;
}

/**
 * A cache between visitors and a server, as RFC 9111 allows a shared one: it keeps what is neither `private` nor
 * `no-store`, gives it to whoever sends the same headers that `Vary` names, and lets `no-cache` be confirmed first.
 */
export async function startSharedCache(origin: string): Promise<{ url: string; stop(): Promise<void> }> {
  const kept = new Map<string, Stored[]>();
  const server = createServer(async (request, response) => {
    const asked = new Headers(request.headers as Record<string, string>);
    const path = request.url ?? '/';
    const known = kept.get(path)?.find((stored) => isFor(stored, asked));
    const { body, headers } =
      (known && (await confirmed(known, origin + path))) ?? (await fetchFrom(path, asked));
    response.setHeaders(headers).end(body);
  });

  async function fetchFrom(path: string, asked: Headers): Promise<Stored> {
    const answer = await fetch(origin + path, { headers: { cookie: asked.get('cookie') ?? '' } });
    const headers = new Headers(
      [...answer.headers].filter(
        ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
      ),
    );
    const stored = { body: Buffer.from(await answer.arrayBuffer()), headers, asked };
    const rule = headers.get('cache-control') ?? '';
    if (answer.ok && !/private|no-store/.test(rule)) kept.set(path, [stored, ...(kept.get(path) ?? [])]);
    return stored;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => close(server) };
}

function isFor({ headers, asked }: Stored, now: Headers): boolean {
  const names = (headers.get('vary') ?? '').split(',').map((name) => name.trim());
  return names.filter(Boolean).every((name) => asked.get(name) === now.get(name));
}

/** What is kept, where the server says that it still holds or need not be asked. */
async function confirmed(stored: Stored, url: string): Promise<Stored | undefined> {
  if (!/no-cache/.test(stored.headers.get('cache-control') ?? '')) return stored;
  const headers = {
    'if-none-match': stored.headers.get('etag') ?? '',
    cookie: stored.asked.get('cookie') ?? '',
  };
  return (await fetch(url, { headers })).status === 304 ? stored : undefined;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

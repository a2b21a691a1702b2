import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** A server in front of another S3 server. */
export interface ConditionalProxy {
  readonly endpoint: string;
  /** The next successful write is not answered: the connection breaks instead. */
  loseNextAnswer(): void;
  close(): Promise<void>;
}

/**
 * Adds to s3rver what it lacks: If-Match and If-None-Match of a PUT are enforced, and no request meets another one that is
 * half done. The proxy knows the ETags of what was written through it.
 */
export async function startConditionalProxy(upstream: string): Promise<ConditionalProxy> {
  const tags = new Map<string, string>();
  let turn: Promise<void> = Promise.resolve();
  let losesNext = false;

  const put = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', upstream).pathname;
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    const current = tags.get(path);
    if (match !== undefined && current === undefined) return refuse(response, 404, 'NoSuchKey');
    if ((match !== undefined && match !== current) || (noneMatch === '*' && current !== undefined))
      return refuse(response, 412, 'PreconditionFailed');
    const answer = await send(upstream, request);
    if (answer.statusCode === 200) {
      tags.set(path, String(answer.headers.etag));
      while (!(await isReadable(request)));
    }
    if (!losesNext) return pass(answer, response);
    losesNext = false;
    answer.resume();
    response.destroy();
  };

  /** s3rver answers before the last bytes are in its file. */
  const isReadable = async ({ url, headers }: IncomingMessage): Promise<boolean> =>
    (await storedBytes(new URL(url ?? '/', upstream))) === Number(headers['content-length']);

  const server = createServer((request, response) => {
    const serve = async () => {
      if (request.method === 'PUT') return put(request, response);
      if (request.method === 'DELETE') tags.delete(new URL(request.url ?? '/', upstream).pathname);
      return pass(await send(upstream, request), response);
    };
    turn = turn.then(serve).catch(() => void response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseNextAnswer: () => {
      losesNext = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The length of an object as it lies there; undefined where it cannot be read to its end. */
function storedBytes(url: URL): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = forward(url, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes)).on('error', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined)).end();
  });
}

/** As it came, the name of the host included: it is signed. */
function send(upstream: string, incoming: IncomingMessage) {
  const { method, url, headers } = incoming;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = forward(new URL(url ?? '/', upstream), { method, headers }, resolve);
    request.on('error', reject);
    incoming.pipe(request);
  });
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

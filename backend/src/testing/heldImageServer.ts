import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that speaks OpenAI's image API and answers only when it is told to. */
export interface HeldImageServer {
  /** For OPENAI_BASE_URL. */
  readonly url: string;
  /** The API keys of all calls so far: who asked. */
  readonly callers: readonly string[];
  /** Answers every call under way and all later ones. */
  release(): void;
  close(): Promise<void>;
}

/** `png` is the picture that every call gets. */
export async function startHeldImageServer(png: Uint8Array): Promise<HeldImageServer> {
  const callers: string[] = [];
  const held: ServerResponse[] = [];
  const body = JSON.stringify({ created: 1, data: [{ b64_json: Buffer.from(png).toString('base64') }] });
  let isOpen = false;
  const answer = (response: ServerResponse): void => {
    response.setHeader('Content-Type', 'application/json').end(body);
  };
  const server = createServer((request, response) => {
    callers.push(request.headers.authorization?.replace('Bearer ', '') ?? '');
    request.resume();
    if (isOpen) answer(response);
    else held.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    callers,
    release() {
      isOpen = true;
      for (const response of held.splice(0)) answer(response);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

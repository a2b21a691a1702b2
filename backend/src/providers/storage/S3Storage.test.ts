import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestS3, type TestS3 } from '@lineleaf/releases/node/testing';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { storageContract } from './contract.ts';
import { createStorage } from './index.ts';
import { S3Storage } from './S3Storage.ts';
import { StorageAwayError } from './Storage.ts';

/** In the product it is 10 s. */
const ANSWER_TIMEOUT_MS = 100;

let server: TestS3;

beforeAll(async () => {
  server = await startTestS3();
});
afterAll(() => server.remove());

storageContract(async () => createStorage(server.url));

it('fails its check without its bucket', async () => {
  await expect(new S3Storage(`s3://missing?endpoint=${server.endpoint}`).check()).rejects.toThrow();
});

it('is away while the server takes a request and says nothing', async () => {
  await expectAway(await openStorage(() => {}));
});

it('is away while the server is out of order', async () => {
  await expectAway(await openStorage((_request, response) => void response.writeHead(503).end()));
});

it('is away when the server falls silent in the middle of a picture', async () => {
  const storage = await openStorage((_request, response) => {
    response.writeHead(200, { 'Content-Length': 1_000 });
    response.write('a part of it');
  });
  await expect(storage.get('pages/a')).rejects.toThrow(StorageAwayError);
});

async function expectAway(storage: S3Storage): Promise<void> {
  const calls = [
    storage.put('pages/a', new Uint8Array(1), 'image/png'),
    storage.get('pages/a'),
    storage.delete('pages/a'),
    storage.list('pages/').next(),
    storage.check(),
  ];
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageAwayError) });
  }
}

/** A storage on a server that answers so. */
async function openStorage(answer: RequestListener): Promise<S3Storage> {
  const listening = createServer(answer);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    listening.close();
    listening.closeAllConnections();
  });
  const { port } = listening.address() as AddressInfo;
  return new S3Storage(`s3://images?endpoint=http://127.0.0.1:${port}`, ANSWER_TIMEOUT_MS);
}

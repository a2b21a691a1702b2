import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ColoringPage } from '../models/index.ts';
import { newId } from '../randomness.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { waitUntil } from '../waitUntil.ts';

const PAGES = 300;
const PICTURE_BYTES = 512 * 1024;
/** Socket buffers on both sides, and the picture being written. */
const MOST_READ_AHEAD = 40;

let app: TestApp;
let server: Server;
let ann: TestUser;
let picturesRead = 0;
beforeAll(async () => {
  app = await createTestApp();
  ann = await app.signUp();
  await createPages(ann.user.id);
  const picture = new Uint8Array(PICTURE_BYTES);
  app.providers.storage.get = async () => {
    picturesRead += 1;
    return picture;
  };
  server = createServer(app.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

test('a gallery of 200 MB is read from storage as fast as its reader takes it, and comes whole', async () => {
  const answer = await ask();
  // The reader takes nothing: the server stops by itself, its buffers full.
  const hasStopped = async (): Promise<boolean> => {
    const before = picturesRead;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return picturesRead > 0 && picturesRead === before;
  };
  expect(await waitUntil(hasStopped, 20_000)).toBe(true);
  expect(picturesRead).toBeLessThan(MOST_READ_AHEAD);
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  expect(bytes).toBeGreaterThan((PAGES * PICTURE_BYTES * 4) / 3);
  expect(picturesRead).toBe(PAGES);
});

test('a reader who goes away ends the reading', async () => {
  picturesRead = 0;
  const answer = await ask();
  answer.destroy();
  const connections = async (): Promise<boolean> =>
    new Promise((resolve) => server.getConnections((_, count) => resolve(count === 0)));
  expect(await waitUntil(connections, 20_000)).toBe(true);
  expect(picturesRead).toBeLessThan(MOST_READ_AHEAD);
});

async function ask(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${ann.token}` };
  const request = get(`http://127.0.0.1:${port}/api/coloring-pages`, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function createPages(userId: string): Promise<void> {
  const row = { userId, prompt: 'a page', width: 1275, height: 1650, imageBytes: 1, imageSha256: 'none' };
  const createdAt = new Date();
  await ColoringPage.bulkCreate(Array.from({ length: PAGES }, () => ({ id: newId(), ...row, createdAt })));
}

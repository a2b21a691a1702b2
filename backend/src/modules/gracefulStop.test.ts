import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Authentication, EXAMPLES } from '@lineleaf/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSequelize } from '../database/createSequelize.ts';
import { CreditEntry, Generation, initModels, User } from '../models/index.ts';
import { type HeldImageServer, startHeldImageServer } from '../testing/heldImageServer.ts';
import { createPlace } from '../testing/testDatabase.ts';
import { originOf, startTestNode, type TestNode } from '../testing/testNode.ts';
import { waitUntil } from '../waitUntil.ts';

let place: Awaited<ReturnType<typeof createPlace>>;
let dataDir: string;
let images: HeldImageServer;
let node: TestNode;
beforeAll(async () => {
  place = await createPlace();
  dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-stop-'));
});
beforeEach(async () => {
  images = await startHeldImageServer(
    await readFile(new URL(`../../assets/examples/${EXAMPLES[0]?.id}.png`, import.meta.url)),
  );
  return () => images.close();
});
afterAll(async () => {
  await node.kill();
  await place.remove();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a server that is told to stop', () => {
  test('finishes the picture under way, answers it, and ends in order', async () => {
    const { userId, answer } = await orderPicture({ STOP_GRACE_S: '60' });
    const code = node.stop();
    await untilDeaf();
    images.release();
    expect((await answer).status).toBe(200);
    expect(await code).toBe(0);
    await expectSound(userId, { credits: 9, status: 'succeeded' });
  }, 120_000);

  test('gives up the picture that takes too long, gives its credit back, and ends in order', async () => {
    const { userId, answer } = await orderPicture({ STOP_GRACE_S: '1' });
    const code = node.stop();
    expect((await answer).status).toBe(503);
    expect(await code).toBe(0);
    await expectSound(userId, { credits: 10, status: 'failed' });
  }, 120_000);
});

/** Starts a server and has it ask for a picture that does not come. */
async function orderPicture(environment: Record<string, string>) {
  const { address } = place;
  node = await startTestNode('server', {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'the administrator of stops',
    OPENAI_BASE_URL: images.url,
    ...(address.kind === 'mysql' ? { DATABASE_URL: address.url } : {}),
    ...environment,
  });
  const account = {
    email: `${Object.values(environment)}@example.com`,
    username: 'Stop',
    password: 'secret 1',
  };
  const signedUp = await post('/api/auth/signup', account);
  const { access_token: token, user } = (await signedUp.json()) as Authentication;
  const answer = post('/api/generate-coloring-page', { prompt: 'a cat' }, token);
  expect(await waitUntil(async () => images.callers.length === 1, 20_000)).toBe(true);
  return { userId: user.id, answer };
}

function post(path: string, body: object, token = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  return fetch(originOf(node) + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The server takes no new connections any more. */
async function untilDeaf(): Promise<void> {
  const isDeaf = async (): Promise<boolean> =>
    fetch(`${originOf(node)}/api/health/live`).then(
      () => false,
      () => true,
    );
  expect(await waitUntil(isDeaf, 20_000)).toBe(true);
}

async function expectSound(
  userId: string,
  { credits, status }: { credits: number; status: Generation['status'] },
): Promise<void> {
  const { address } = place;
  const file = join(dataDir, 'lineleaf.sqlite');
  const sequelize = createSequelize(address.kind === 'mysql' ? address : { kind: 'sqlite', file });
  initModels(sequelize);
  expect((await User.findByPk(userId))?.credits).toBe(credits);
  expect(Number(await CreditEntry.sum('amount', { where: { userId } }))).toBe(credits);
  const jobs = await Generation.findAll({ where: { userId } });
  expect(jobs.map((job) => job.status)).toEqual([status]);
  await sequelize.close();
}

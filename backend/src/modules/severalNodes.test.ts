import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Authentication,
  type ColoringPage,
  type CreditEntry,
  EXAMPLES,
  type GenerationJob,
} from '@lineleaf/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HeldImageServer, startHeldImageServer } from '../testing/heldImageServer.ts';
import { createPlace } from '../testing/testDatabase.ts';
import { originOf, startTestNode, type TestNode } from '../testing/testNode.ts';
import { hasRedisServer, startTestRedis, type TestRedis } from '../testing/testRedis.ts';
import { waitUntil } from '../waitUntil.ts';

const isOnMySql = process.env.TEST_DATABASE_URL !== undefined;

let place: Awaited<ReturnType<typeof createPlace>>;
let dataDir: string;
let environment: Record<string, string>;
const nodes: TestNode[] = [];
beforeAll(async () => {
  place = await createPlace();
  dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-nodes-'));
  environment = {
    DATA_DIR: dataDir,
    JWT_SECRET: 'a secret that all these nodes share',
    ADMIN_PASSWORD: 'the administrator of nodes',
    ...(place.address.kind === 'mysql' ? { DATABASE_URL: place.address.url } : {}),
  };
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()));
  await place.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(program: 'server' | 'worker', own: Record<string, string> = {}): Promise<TestNode> {
  const node = await startTestNode(program, { ...environment, ...own });
  nodes.push(node);
  return node;
}

if (isOnMySql)
  describe.runIf(hasRedisServer())('two servers and a worker on one database and Redis', aroundRedis);
else describe('several servers on SQLite', aroundSqlite);

function aroundSqlite(): void {
  test('the second one says that the first owns the data folder, and ends', async () => {
    await start('server');
    await expect(start('server')).rejects.toThrow('Another Lineleaf is running');
  }, 120_000);

  test('a worker of its own says that it needs Redis, and ends', async () => {
    await expect(start('worker', { DATA_DIR: join(dataDir, 'other') })).rejects.toThrow('needs REDIS_URL');
  }, 120_000);
}

function aroundRedis(): void {
  let redis: TestRedis;
  let images: HeldImageServer;
  beforeAll(async () => {
    redis = await startTestRedis();
    const example = new URL(`../../assets/examples/${EXAMPLES[0]?.id}.png`, import.meta.url);
    images = await startHeldImageServer(await readFile(example));
    Object.assign(environment, { REDIS_URL: redis.url, OPENAI_BASE_URL: images.url });
  });
  afterAll(async () => {
    await images.close();
    await Promise.all(nodes.map((node) => node.kill()));
    await redis.stop();
  });

  test('start at once on an empty database; a node killed in mid-job loses nothing and is charged once', async () => {
    // All three migrate and two make the administrator at the same time. Each draws under a key of its own.
    const [one, other, worker] = await Promise.all([
      start('server', { OPENAI_API_KEY: 'one' }),
      start('server', { OPENAI_API_KEY: 'other' }),
      start('worker', { OPENAI_API_KEY: 'worker' }),
    ]);
    const account = { email: 'nodes@example.com', username: 'Nodes', password: 'secret 1' };
    const { access_token: token, user } = await clientOf(originOf(one))<Authentication>(
      'POST',
      '/api/auth/signup',
      { body: account },
    );
    // Signed up on one, known to the other.
    const { id } = await clientOf(originOf(other), token)<GenerationJob>(
      'POST',
      '/api/generate-coloring-page',
      {
        body: { prompt: 'a cat' },
        isAsync: true,
      },
    );
    expect(await waitUntil(async () => images.callers.length === 1, 20_000)).toBe(true);
    const [drawing = ''] = images.callers;
    await { one, other, worker }[drawing]?.kill();
    images.release();

    const survivor = clientOf(originOf(drawing === 'one' ? other : one), token);
    const hasEnded = await waitUntil(async () => (await statusOf(survivor, id)) === 'succeeded', 60_000);
    expect(hasEnded, await statusOf(survivor, id)).toBe(true);
    expect(images.callers).toHaveLength(2);
    const pages = await survivor<ColoringPage[]>('GET', '/api/coloring-pages');
    expect(pages.map(({ image_base64 }) => image_base64?.startsWith('iVBOR'))).toEqual([true]);
    const history = await survivor<CreditEntry[]>('GET', '/api/credits/history');
    expect(history.filter(({ kind }) => kind === 'generation')).toHaveLength(1);
    expect(history.filter(({ kind }) => kind === 'refund')).toEqual([]);
    const me = await survivor<typeof user>('GET', '/api/auth/me');
    expect(me.credits).toBe(user.credits - 1);
  }, 180_000);
}

type Call = <Answer>(
  method: string,
  path: string,
  options?: { body?: object; isAsync?: boolean },
) => Promise<Answer>;

function clientOf(origin: string, token?: string): Call {
  return async (method, path, { body, isAsync } = {}) => {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (isAsync) headers.Prefer = 'respond-async';
    const answer = await fetch(origin + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const content: unknown = await answer.json();
    expect(answer.ok, JSON.stringify(content)).toBe(true);
    return content as never;
  };
}

async function statusOf(call: Call, jobId: string): Promise<string> {
  return (await call<GenerationJob>('GET', `/api/generations/${jobId}`)).status;
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Authentication } from '@lineleaf/api-client/contract';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase } from '../database/closeDatabase.ts';
import { createSequelize } from '../database/createSequelize.ts';
import { CreditEntry, Generation, initModels, PageSave, User } from '../models/index.ts';
import { newId } from '../randomness.ts';
import { coloredPagePng } from '../testing/pagePng.ts';
import { originOf, startTestNode, type TestNode } from '../testing/testNode.ts';
import { waitUntil } from '../waitUntil.ts';

const SIZE = '24m';
const MOST_SIGN_UPS = 300;

const folder = mkdtempSync(join(tmpdir(), 'lineleaf-tmpfs-'));
const isMounted = mount();
let node: TestNode;
afterAll(async () => {
  await node?.kill();
  if (isMounted) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true });
});

test.runIf(isMounted)(
  `a product on a disk of ${SIZE} refuses, reads and charges nothing while it is full, then goes on by itself`,
  async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    node = await startTestNode('server', { DATA_DIR: dataDir });
    const ann = await signUp('ann@example.com');
    const page = await read<{ id: string }>(generate(ann.token));
    expect(page.id).toEqual(expect.any(String));
    const underWay = [generate(ann.token), generate(ann.token)];
    fillUp();
    for (const answer of await Promise.all(underWay)) expect([200, 507]).toContain(answer.status);
    await untilFull();
    await untilReady(503);

    const credits = await creditsOf(ann.token);
    const from = performance.now();
    const refused = await Promise.all(writes(ann, page.id));
    const refusedMs = performance.now() - from;
    for (const answer of refused) expect(answer.status).toBe(507);
    for (const answer of refused) expect(await answer.json()).toMatchObject({ code: 'STORAGE_FULL' });
    expect(await creditsOf(ann.token)).toBe(credits);
    const reads = ['/api/coloring-pages', `/api/coloring-pages/${page.id}/image`, '/api/credits/history'];
    for (const path of reads) expect((await call(path, { token: ann.token })).status).toBe(200);
    for (const width of [320, 640]) {
      const picture = await call(`/api/coloring-pages/${page.id}/image?w=${width}`, { token: ann.token });
      expect(picture.status).toBe(200);
    }

    const freed = performance.now();
    rmSync(fillerFile());
    for (const answer of await Promise.all(writes(ann, page.id))) expect(answer.status).toBe(200);
    const wroteMs = performance.now() - freed;
    await untilReady(200);
    const readyMs = performance.now() - freed;
    await untilNothingIsOwed(ann.token);
    const owedMs = performance.now() - freed;
    expect(await node.stop()).toBe(0);
    await expectSound(join(dataDir, 'lineleaf.sqlite'));
    const figures = Object.entries({ refusedMs, wroteMs, readyMs, owedMs });
    process.stdout.write(
      `full disk of ${SIZE}: ${figures.map(([name, ms]) => `${name} ${Math.round(ms)}`).join(', ')}\n`,
    );
  },
  240_000,
);

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    process.stdout.write(`skipped: no tmpfs can be mounted here (${reason})\n`);
    return false;
  }
}

function fillerFile(): string {
  return join(folder, 'filler');
}

/** To the last page of memory that the file system has. */
function fillUp(): void {
  for (const size of [1024 * 1024, 4096]) {
    const chunk = Buffer.alloc(size, 1);
    for (let isFull = false; !isFull; ) isFull = !append(chunk);
  }
}

function append(chunk: Buffer): boolean {
  try {
    writeFileSync(fillerFile(), chunk, { flag: 'a' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false;
    throw error;
  }
}

/** What the files of the database still have room for is used up by sign-ups. */
async function untilFull(): Promise<void> {
  for (let count = 0; count < MOST_SIGN_UPS; count += 1) {
    fillUp();
    if ((await call('/api/auth/signup', { body: newAccount(`${newId()}@example.com`) })).status === 507)
      return;
  }
  throw new Error('The disk never was full');
}

/** One call of each kind that writes; two of them cost a credit. */
function writes({ token, account }: Account, pageId: string): Promise<Response>[] {
  const image_base64 = Buffer.from(coloredPagePng([200, 10, 10])).toString('base64');
  const colored = { original_page_id: pageId, image_base64, color_data: { colors_used: 1 } };
  return [
    generate(token),
    generate(token),
    call('/api/coloring-pages/colored', { token, body: colored }),
    call(`/api/coloring-pages/${pageId}/favorite`, { token, method: 'PATCH', body: { is_favorite: true } }),
    call('/api/auth/signup', { body: newAccount(`${newId()}@example.com`) }),
    call('/api/auth/login', { body: account }),
    call('/api/auth/forgot-password', { body: { email: account.email } }),
    call('/api/auth/forgot-password', { body: { email: 'nobody@example.com' } }),
  ];
}

function generate(token: string): Promise<Response> {
  return call('/api/generate-coloring-page', { token, body: { prompt: 'a cat in a boat' } });
}

interface Asked {
  readonly token?: string;
  readonly method?: string;
  readonly body?: object;
}

function call(path: string, { token, method, body }: Asked = {}): Promise<Response> {
  return fetch(originOf(node) + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body && JSON.stringify(body),
  });
}

async function read<Answer>(answer: Promise<Response>): Promise<Answer> {
  return (await (await answer).json()) as Answer;
}

function newAccount(email: string) {
  return { email, username: 'Ann', password: 'secret 1' };
}

type Account = Awaited<ReturnType<typeof signUp>>;

async function signUp(email: string) {
  const account = newAccount(email);
  const { access_token: token } = await read<Authentication>(call('/api/auth/signup', { body: account }));
  return { token, account: { email, password: account.password } };
}

async function creditsOf(token: string): Promise<number> {
  return (await read<{ credits: number }>(call('/api/auth/me', { token }))).credits;
}

async function untilReady(status: 200 | 503): Promise<void> {
  const isSo = async (): Promise<boolean> => (await call('/api/health/ready')).status === status;
  expect(await waitUntil(isSo, 20_000)).toBe(true);
}

/** Ten credits came with the account, and each page that is there took one. */
async function untilNothingIsOwed(token: string): Promise<void> {
  const isSo = async (): Promise<boolean> => {
    const pages = await read<{ is_colored: boolean }[]>(call('/api/coloring-pages', { token }));
    return (await creditsOf(token)) === 10 - pages.filter((page) => !page.is_colored).length;
  };
  expect(await waitUntil(isSo, 60_000)).toBe(true);
}

async function expectSound(file: string): Promise<void> {
  const sequelize = createSequelize({ kind: 'sqlite', file });
  initModels(sequelize);
  const [rows] = await sequelize.query('PRAGMA integrity_check');
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
  for (const { id, credits } of await User.findAll()) {
    expect(Number(await CreditEntry.sum('amount', { where: { userId: id } }))).toBe(credits);
  }
  expect(await Generation.count({ where: { status: ['pending', 'running'] } })).toBe(0);
  expect(await PageSave.count({ where: { status: 'open' } })).toBe(0);
  await closeDatabase(sequelize, { kind: 'sqlite', file });
}

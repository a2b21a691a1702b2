import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coloredPagePng } from '../testing/pagePng.ts';
import { findBrokenPromises, readFiles, readRows } from '../testing/readDataFolder.ts';
import { runProgram } from '../testing/runProgram.ts';
import { originOf, startTestNode, type TestNode } from '../testing/testNode.ts';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

const PASSWORD = 'secret 1';
/** What a restore changes of the rows that it brings back. */
const CHANGED = { settings: [], sessions: [] };

let folder: string;
let dataDir: string;
let node: TestNode | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineleaf-backup-'));
  dataDir = join(folder, 'data');
});
afterAll(async () => {
  await node?.kill();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  let ann: Account;
  let ben: Account;
  let pages: string[];
  const archive = (): string => join(folder, 'running.tar.gz');
  const quietArchive = (): string => join(folder, 'quiet.tar.gz');

  test('taken while people write holds all that was there when it began', async () => {
    await start();
    ann = await signUp('ann@example.com');
    ben = await signUp('ben@example.com');
    pages = [await draw(ann, 'a cat'), await draw(ben, 'a dog'), await draw(ann, 'a boat')];
    await saveOver(ann, pages[0] ?? '');
    const before = readRows(dataDir);
    const pictures = await readFiles(join(dataDir, 'images'));
    let isWriting = true;
    const writer = (async () => {
      for (let count = 1; isWriting; count += 1) {
        const { token } = await signUp(`writer-${count}@example.com`);
        await call('PATCH', `/api/coloring-pages/${pages[0]}/favorite`, ann.token, {
          is_favorite: count % 2 > 0,
        });
        await call('DELETE', '/api/auth/account', token, { password: PASSWORD });
      }
    })();
    const { code, output } = await runProgram('backup', archive(), { DATA_DIR: dataDir }).ended;
    isWriting = false;
    await writer;
    expect(code, output).toBe(0);
    expect(output).toMatch(/Backed up \d+ accounts, 4 pages and 6 files/);
    expect((await stat(archive())).mode & 0o777).toBe(0o600);
    await stop();

    await wipe();
    await restore(archive());
    const restored = readRows(dataDir);
    for (const table of ['credit_entries', 'generations', 'payments'] as const) {
      expect(restored[table]).toEqual(expect.arrayContaining(before[table] ?? []));
    }
    expect(await findBrokenPromises(dataDir)).toEqual([]);
    expect(await readFiles(join(dataDir, 'images'))).toMatchObject(pictures);
  });

  test('taken while the product is stopped brings back every row and every byte', async () => {
    const before = readRows(dataDir);
    const pictures = await readFiles(join(dataDir, 'images'));
    const { code, errors } = await runProgram('backup', quietArchive(), { DATA_DIR: dataDir }).ended;
    expect(code, errors).toBe(0);
    await wipe();
    await restore(quietArchive());
    expect({ ...readRows(dataDir), ...CHANGED }).toEqual({ ...before, ...CHANGED });
    expect(await readFiles(join(dataDir, 'images'))).toEqual(pictures);
  });

  test('ends every session, and lets people log in again', async () => {
    await start();
    expect((await call('GET', '/api/auth/me', ann.token)).status).toBe(401);
    ann = await logIn('ann@example.com');
    expect((await call('GET', '/api/auth/me', ann.token)).status).toBe(200);
  });

  test('restored twice ends the sessions begun in between', async () => {
    await stop();
    await restore(quietArchive());
    await start();
    expect((await call('GET', '/api/auth/me', ann.token)).status).toBe(401);
    ann = await logIn('ann@example.com');
  });

  test('brings back nobody who was deleted since, nor a picture of theirs', async () => {
    ben = await logIn('ben@example.com');
    const [ofAnn, ofBen] = pages.map((id) => join(dataDir, 'images/pages', id, 'full.png'));
    expect(existsSync(ofBen ?? '')).toBe(true);
    expect((await call('DELETE', '/api/auth/account', ben.token, { password: PASSWORD })).status).toBe(200);
    await stop();
    await wipe();
    const { output } = await restore(quietArchive());
    expect(output).toContain('Deleted again with their pictures: 1 account');
    const rows = readRows(dataDir);
    for (const table of ['users', 'coloring_pages', 'credit_entries', 'generations']) {
      expect(rows[table]?.join()).not.toContain(ben.id);
    }
    expect(existsSync(ofBen ?? '')).toBe(false);
    expect(existsSync(ofAnn ?? '')).toBe(true);
    // Nothing of the deleted account is left in the file's free pages either.
    expect((await readFile(join(dataDir, 'lineleaf.sqlite'))).includes('ben@example.com')).toBe(false);
  });

  test('moves the data that was there aside', async () => {
    const before = readRows(dataDir);
    const { output } = await restore(quietArchive());
    const aside = /lies in (\S+): delete/.exec(output)?.[1] ?? '';
    expect(readRows(aside)).toEqual(before);
    expect(await findBrokenPromises(aside)).toEqual([]);
  });

  test('is no file that exists already, and not restored under a running product', async () => {
    const taken = join(folder, 'taken.tar.gz');
    await writeFile(taken, 'mine');
    const refused = await runProgram('backup', taken, { DATA_DIR: dataDir }).ended;
    expect(refused).toMatchObject({ code: 1, errors: `${taken} exists already and is not overwritten.\n` });
    expect(await readFile(taken, 'utf8')).toBe('mine');
    await start();
    // What the start itself has left to do goes on beside.
    const { users, coloring_pages: drawn } = readRows(dataDir);
    const refusal = await runProgram('restore', quietArchive(), { DATA_DIR: dataDir }).ended;
    expect(refusal.code).toBe(1);
    expect(refusal.errors).toBe(
      `Lineleaf is running on ${dataDir}: stop it, then restore. Nothing was changed.\n`,
    );
    expect(readRows(dataDir)).toMatchObject({ users, coloring_pages: drawn });
    await stop();
  });

  test('of a folder without data, or of a database server, is refused in one sentence', async () => {
    const empty = join(folder, 'empty');
    await mkdir(empty);
    const none = await runProgram('backup', join(folder, 'none'), { DATA_DIR: empty }).ended;
    expect(none).toMatchObject({
      code: 1,
      errors: `There is no database in ${empty}: nothing to back up.\n`,
    });
    const environment = { DATA_DIR: dataDir, DATABASE_URL: 'mysql://root@127.0.0.1/none' };
    const server = await runProgram('backup', join(folder, 'none'), environment).ended;
    expect(server.errors).toMatch(/^DATABASE_URL names a database server: [^\n]+\n$/);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});

async function start(): Promise<void> {
  node = await startTestNode('server', { DATA_DIR: dataDir, LIMITS_SIGNUPS_PER_HOUR: '100000' });
}

async function stop(): Promise<void> {
  await node?.stop();
  node = undefined;
}

/** Loses the rows and pictures, as a broken disk does; what is kept apart stays. */
async function wipe(): Promise<void> {
  for (const name of ['lineleaf.sqlite', 'lineleaf.sqlite-wal', 'lineleaf.sqlite-shm', 'images']) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function restore(archive: string): Promise<{ output: string }> {
  const { code, output, errors } = await runProgram('restore', archive, { DATA_DIR: dataDir }).ended;
  expect(code, errors).toBe(0);
  return { output };
}

function call(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  version?: string,
): Promise<Response> {
  if (!node) throw new Error('The product is stopped');
  return fetch(`${originOf(node)}${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(version ? { 'If-Match': `"${version}"` } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
}

async function enter(path: string, body: object): Promise<Account> {
  const response = await call('POST', path, undefined, body);
  expect(response.status).toBe(200);
  const { access_token: token, user } = (await response.json()) as {
    access_token: string;
    user: { id: string; email: string };
  };
  return { ...user, token };
}

function signUp(email: string): Promise<Account> {
  return enter('/api/auth/signup', { email, username: 'Ann', password: PASSWORD });
}

function logIn(email: string): Promise<Account> {
  return enter('/api/auth/login', { email, password: PASSWORD });
}

async function draw({ token }: Account, prompt: string): Promise<string> {
  const response = await call('POST', '/api/generate-coloring-page', token, { prompt });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

/** Saves a colored copy of a page, and another picture over it. */
async function saveOver({ token }: Account, pageId: string): Promise<void> {
  const body = (red: number) => ({
    original_page_id: pageId,
    image_base64: Buffer.from(coloredPagePng([red, 0, 0])).toString('base64'),
    color_data: { colors_used: 1 },
  });
  const saved = await call('POST', '/api/coloring-pages/colored', token, body(200));
  const { id, version } = (await saved.json()) as { id: string; version: string };
  const over = await call('PUT', `/api/coloring-pages/${id}/colored`, token, body(100), version);
  expect(over.status).toBe(200);
}

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import Libsql from 'libsql';
import sharp from 'sharp';

// `npm run keep-schema -w backend [-- <folder of an older release>]`: fills the database of a release through its API and
// keeps its rows in src/testing/schemas, for the tests of every later upgrade, and the keys of what it draws. To be run once a
// release.
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const SCHEMAS = fileURLToPath(new URL('../src/testing/schemas/', import.meta.url));
const PUBLIC_URL = 'http://localhost:3000';
const ADMIN = { email: 'admin@example.com', password: 'the administrator of fixtures' };

const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-schema-'));
const server = spawn(
  process.execPath,
  [
    join(REPOSITORY, 'node_modules/tsx/dist/cli.mjs'),
    join(resolve(process.argv[2] ?? REPOSITORY), 'backend/src/server.ts'),
  ],
  {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const ended = new Promise((done) => server.once('close', done));
try {
  await populate(await originOnceReady());
} finally {
  server.kill('SIGTERM');
  await ended;
}
const kept = readRows(join(dataDir, 'lineleaf.sqlite'));
const level = kept.migrations.at(-1) ?? 'none';
await writeFile(join(SCHEMAS, `${level}.json`), `${JSON.stringify(kept, null, 1)}\n`);
await rm(dataDir, { recursive: true });
await keepKeys();
process.stdout.write(`kept ${level}\n`);

/** Adds the things that can be drawn by now to those that every later release has to know. */
async function keepKeys(): Promise<void> {
  const list = join(REPOSITORY, 'illustrator/corpus/keys.txt');
  const lines = (await readFile(list, 'utf8')).trim().split('\n');
  const isComment = (line: string) => line.startsWith('#');
  const records = await readdir(join(REPOSITORY, 'illustrator/things'), { recursive: true });
  const drawn: string[] = [];
  for (const file of records.filter((one) => one.endsWith('.json')))
    if (!('of' in JSON.parse(await readFile(join(REPOSITORY, 'illustrator/things', file), 'utf8'))))
      drawn.push(basename(file, '.json'));
  const keys = [...new Set([...lines.filter((line) => !isComment(line)), ...drawn])].sort();
  await writeFile(list, `${[...lines.filter(isComment), ...keys].join('\n')}\n`);
}

/** What the calls below answer with, of which each has a part. */
interface Answer {
  readonly id: string;
  readonly url: string;
  readonly access_token: string;
  readonly user: { readonly id: string };
}

function originOnceReady(): Promise<string> {
  return new Promise((done, fail) => {
    server.once('close', () => fail(new Error('The release did not start')));
    server.stdout.on('data', (chunk: Buffer) => {
      const port = /ready at http:\/\/localhost:(\d+)/.exec(chunk.toString())?.[1];
      if (port) done(`http://127.0.0.1:${port}`);
    });
  });
}

/** Something of every kind: pages, copies, saves, a purchase, one given back, resets, acts of the administrator, a deleted account. */
async function populate(origin: string): Promise<void> {
  const call = async (path: string, body: object, token = '', method = 'POST'): Promise<Answer> => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    };
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const signUp = async (name: string) => {
    const account = { email: `${name}@example.com`, username: 'Zoë 😀', password: 'secret 1' };
    const { access_token: token, user } = await call('/api/auth/signup', account);
    return { token, user };
  };
  const buy = async (token: string): Promise<string> => {
    const { url } = await call(
      '/api/credits/checkout',
      { package_id: 'popular', origin_url: PUBLIC_URL },
      token,
    );
    const session = String(url).split('/').at(-1) ?? '';
    await call('/dev/payments/control', { do: 'pay', session });
    await call('/api/credits/verify-pending', {}, token);
    return session;
  };
  const ann = await signUp('ann');
  const { id } = await call('/api/generate-coloring-page', { prompt: 'a cat in a boat' }, ann.token);
  const red = { width: PAGE_WIDTH, height: PAGE_HEIGHT, channels: 3, background: '#c81e0a' } as const;
  const image_base64 = (await sharp({ create: red }).png().toBuffer()).toString('base64');
  await call('/api/generate-coloring-page', { prompt: 'two dogs' }, ann.token);
  const colored = { original_page_id: id, image_base64, color_data: { colors_used: 3 } };
  await call('/api/coloring-pages/colored', colored, ann.token);
  await call(`/api/coloring-pages/${id}/favorite`, { is_favorite: true }, ann.token, 'PATCH');
  await buy(ann.token);
  const ben = await signUp('ben');
  const session = await buy(ben.token);
  await call('/dev/payments/control', { do: 'refund', session, cents: 100 });
  await call('/api/auth/forgot-password', { email: 'ben@example.com' });
  const { access_token: admin } = await call('/api/auth/login', ADMIN);
  const { id: benId } = ben.user;
  await call(`/api/admin/users/${benId}/credits`, { credits: 33, reason: 'a gift' }, admin, 'PATCH');
  const gone = await signUp('gone');
  await buy(gone.token);
  await call('/api/auth/account', { password: 'secret 1' }, gone.token, 'DELETE');
}

function readRows(file: string) {
  const database = new Libsql(file);
  const all = <Row>(sql: string): Row[] => database.prepare<[]>(sql).all() as Row[];
  const tables = all<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT IN ('migrations', 'write_probes') ORDER BY rootpage",
  );
  const migrations = all<{ name: string }>('SELECT name FROM migrations ORDER BY name').map(
    ({ name }) => name,
  );
  const rows = tables.map(({ name }) => [name, all<object>(`SELECT * FROM ${name}`)]);
  const definitions = tables.map(({ name, sql }) => [name, sql]);
  return { migrations, definitions: Object.fromEntries(definitions), rows: Object.fromEntries(rows) };
}

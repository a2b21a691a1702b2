import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programFile } from './testing/programs.ts';
import { makeReleases, type TestReleases } from './testing/releaseFolder.ts';
import { hasMariaDb, startTestMariaDb, type TestMariaDb } from './testing/testMariaDb.ts';
import { originOf, startTestNode, type TestNode } from './testing/testNode.ts';

const FAULTY = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://pages.example',
  ADMIN_EMAIL: 'admin',
  ADMIN_PASSWORD: 'admin',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  MAIL_FROM: 'Lineleaf <no-reply@lineleaf.local>',
  REDIS_URI: 'redis://redis',
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-production-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.each(['server', 'worker'] as const)(
  'a %s that may not start in production lists every reason at once, and touches nothing',
  async (program) => {
    const untouched = join(dataDir, program);
    const env = { PATH: process.env.PATH, DATA_DIR: untouched, ...FAULTY };
    const run = promisify(execFile)(process.execPath, [programFile(program)], { env });
    const { code, stderr, stdout } = await run.then(
      () => expect.fail('it started'),
      (error: { code: number; stderr: string; stdout: string }) => error,
    );
    expect([code, stdout]).toEqual([1, '']);
    const [heading, ...faults] = stderr.trim().split('\n');
    expect(heading).toBe('Lineleaf cannot start:');
    expect(faults.map((fault) => /^ {2}- (\w+) /.exec(fault)?.[1])).toEqual([
      ...['DATABASE_URL', 'JWT_SECRET', 'SMTP_URL', 'PUBLIC_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'],
      ...['STRIPE_SECRET_KEY', 'MAIL_FROM', 'REDIS_URI'],
    ]);
    await expect(stat(untouched)).rejects.toThrow('ENOENT');
  },
);

describe.runIf(hasMariaDb())('a server in production', () => {
  let database: TestMariaDb;
  let node: TestNode;
  let releases: TestReleases;
  beforeAll(async () => {
    database = await startTestMariaDb();
    releases = await makeReleases();
    const secret = join(dataDir, 'jwt');
    await writeFile(secret, `${'s'.repeat(40)}\n`);
    node = await startTestNode('server', {
      NODE_ENV: 'production',
      DATA_DIR: join(dataDir, 'data'),
      RELEASES_URL: releases.folder,
      PUBLIC_URL: 'https://pages.example',
      DATABASE_URL: database.url,
      JWT_SECRET_FILE: secret,
      ADMIN_EMAIL: 'admin@pages.example',
      ADMIN_PASSWORD: 'paper boats on a quiet lake',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Lineleaf <hello@pages.example>',
      TRUST_PROXY: '1',
    });
  });
  afterAll(async () => {
    await node.kill();
    await database.remove();
    await releases.remove();
  });

  const get = (path: string) => supertest(originOf(node)).get(path);

  test('says what is embedded and never where development looks', () => {
    expect(node.announcement).toContain('pictures: the built-in illustrator');
    expect(node.announcement).not.toMatch(/outbox|simulated|password/);
  });

  test.each([
    '/dev',
    '/dev/outbox',
    '/dev/outbox/1.eml',
    '/dev/payments/checkout/cs_test_1',
    '/dev/payments/control',
  ])('has no %s, also for a caller of its own machine', async (path) => {
    await get(path).set('Host', 'localhost:3000').expect(404);
    await supertest(originOf(node)).post(path).set('Host', 'localhost:3000').send({}).expect(404);
  });

  test('sends the headers of a product that is reached over https', async () => {
    const page = await get('/gallery').expect(200);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    const answer = await get('/api/auth/me').expect(401);
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  test('lets the administrator in with the password of the environment', async () => {
    const credentials = { email: 'admin@pages.example', password: 'paper boats on a quiet lake' };
    const { body } = await supertest(originOf(node)).post('/api/auth/login').send(credentials).expect(200);
    expect(body.user.is_admin).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AuditEvent,
  CreditEntry,
  type Generation,
  PageSave,
  PasswordReset,
  PaymentTombstone,
  ReleaseCount,
  User,
} from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { minuteOf } from '../telemetry/minutes.ts';
import { KEPT_DAYS } from './retention.policy.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

describe('what a deletion leaves', () => {
  test('the description of a deleted page is nowhere in the database any more', async () => {
    const ann = await testApp.signUp();
    const { id } = await draw(ann, 'a zeppelin over Zanzibar');
    await draw(ann, 'a yacht');
    expect(await tablesWith('zeppelin')).toEqual(['coloring_pages', 'generations']);
    await testApp.request(ann.token).delete(`/api/coloring-pages/${id}`).expect(200);
    expect(await tablesWith('zeppelin')).toEqual([]);
    expect(await tablesWith('yacht')).toEqual(['coloring_pages', 'generations']);
  });

  test('the descriptions of a deleted account are gone, those that came to nothing too', async () => {
    const ann = await testApp.signUp();
    await draw(ann, 'a quokka');
    testApp.providers.imageGenerator.script.push(() => Promise.reject(new Error('no ink')));
    const failing = testApp.request(ann.token).post('/api/generate-coloring-page');
    await failing.send({ prompt: 'a quokka that fails' }).expect(500);
    const gone = testApp.request(ann.token).delete('/api/auth/account');
    await gone.send({ password: ann.password }).expect(200);
    expect(await tablesWith('quokka')).toEqual([]);
  });
});

describe('a purge', () => {
  test('deletes what is older than its time, keeps what is younger, and leaves the balance sound', async () => {
    const ann = await testApp.signUp();
    const rows = [
      ...(await Promise.all([job(ann, 'generations', 1), job(ann, 'generations', -1)])),
      ...(await Promise.all([save(ann, 1), save(ann, -1)])),
      ...(await Promise.all([reset(ann, 1), reset(ann, -1)])),
      ...(await Promise.all([event(ann, ann.user.id, 1), event(ann, null, 1), event(ann, ann.user.id, -1)])),
      ...(await Promise.all([event(ann, newId(), 1), event(ann, newId(), -1)])),
      ...(await Promise.all([tombstone(1), tombstone(-1)])),
      ...(await Promise.all([releaseCount(1), releaseCount(-1)])),
    ];
    expect(rows.map(({ isOld }) => isOld).filter(Boolean)).toHaveLength(8);
    await Promise.all([testApp.container.retention.purge(), testApp.container.retention.purge()]);
    for (const { row, isOld } of rows) {
      const left = await row.reload().then(
        () => true,
        () => false,
      );
      expect(left, JSON.stringify(row)).toBe(!isOld);
    }
    expect(await testApp.container.retention.purge()).toBe(0);
    const entries = Number(await CreditEntry.sum('amount', { where: { userId: ann.user.id } }));
    expect((await User.findByPk(ann.user.id))?.credits).toBe(entries);
  });

  test('never touches a job or a save that is open, however old', async () => {
    const ann = await testApp.signUp();
    const open = await testApp.container.generations.order({
      userId: ann.user.id,
      prompt: 'a cat',
      idempotencyKey: null,
      network: '',
    });
    const longAgo = new Date(0);
    await open.update({ createdAt: longAgo, leaseExpiresAt: longAgo });
    const { row } = await save(ann, 1);
    await row.update({ status: 'open' });
    await testApp.container.retention.purge();
    expect((await open.reload()).status).toBe('pending');
    expect((await row.reload()).status).toBe('open');
    await row.destroy();
    await testApp.container.sweeper.endAbandoned('all');
    await testApp.container.background.settle();
  });

  test('gets through more rows than one statement takes', async () => {
    const createdAt = daysAgo(KEPT_DAYS.auditEvents + 1);
    const events = Array.from({ length: 1_100 }, () => ({
      id: newId(),
      kind: 'test',
      actorId: null,
      subjectId: null,
      detail: null,
      createdAt,
    }));
    await AuditEvent.bulkCreate(events);
    expect(await testApp.container.retention.purge()).toBe(1_100);
  });
});

test('the numbers are those that operators and users read', () => {
  const manual = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const [, section = ''] = manual.split('## What is kept, and how long\n');
  const told = [...section.matchAll(/^\|[^|]+\| (\d+) days?\b/gm)].map(([, days]) => Number(days));
  expect(told).toEqual(Object.values(KEPT_DAYS));
  const terms = new URL('../../../../design-system/src/components/TermsText/locales/', import.meta.url);
  for (const language of ['en', 'es', 'fr', 'de']) {
    const { keeping } = JSON.parse(readFileSync(new URL(`${language}.json`, terms), 'utf8'));
    expect(keeping.text).toContain(String(KEPT_DAYS.generations));
    expect(keeping.text).toContain(String(KEPT_DAYS.ownAuditEvents));
  }
});

async function draw({ token }: TestUser, prompt: string): Promise<{ id: string }> {
  const drawing = testApp.request(token).post('/api/generate-coloring-page').send({ prompt });
  return (await drawing.expect(200)).body;
}

/** Names of the tables in which any column of any row holds the word. */
async function tablesWith(word: string): Promise<string[]> {
  const { sequelize } = testApp.container;
  const found: string[] = [];
  for (const table of await sequelize.getQueryInterface().showAllTables()) {
    const [rows] = await sequelize.query(`SELECT * FROM ${table}`);
    if (JSON.stringify(rows).includes(word)) found.push(table);
  }
  return found.sort();
}

interface Aged<Row> {
  readonly row: Row;
  readonly isOld: boolean;
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}

/** Days ago, so that `margin` is by how many days the time of such rows is over. */
function past(kind: keyof typeof KEPT_DAYS, margin: number): Date {
  return daysAgo(KEPT_DAYS[kind] + margin);
}

async function job({ user }: TestUser, kind: 'generations', margin: number): Promise<Aged<Generation>> {
  const { generations } = testApp.container;
  const order = { userId: user.id, prompt: 'a cat', idempotencyKey: newId(), network: '' };
  const row = await generations.complete(await generations.order(order));
  return { row: await row.update({ finishedAt: past(kind, margin) }), isOld: margin > 0 };
}

async function save({ user }: TestUser, margin: number): Promise<Aged<PageSave>> {
  const at = past('pageSaves', margin);
  const row = await PageSave.create({
    id: newId(),
    userId: user.id,
    idempotencyKey: newId(),
    requestHash: 'none',
    pageId: newId(),
    status: 'saved',
    leaseExpiresAt: at,
    createdAt: at,
  });
  return { row, isOld: margin > 0 };
}

async function reset({ user }: TestUser, margin: number): Promise<Aged<PasswordReset>> {
  const at = past('passwordResets', margin);
  const row = { id: newId(), userId: user.id, tokenSha256: newId(), expiresAt: at, createdAt: at };
  return { row: await PasswordReset.create(row), isOld: margin > 0 };
}

async function event({ user }: TestUser, actorId: string | null, margin: number): Promise<Aged<AuditEvent>> {
  const isOwn = actorId === null || actorId === user.id;
  const createdAt = past(isOwn ? 'ownAuditEvents' : 'auditEvents', margin);
  const row = { id: newId(), kind: 'test', actorId, subjectId: user.id, detail: null, createdAt };
  return { row: await AuditEvent.create(row), isOld: margin > 0 };
}

async function tombstone(margin: number): Promise<Aged<PaymentTombstone>> {
  const createdAt = past('paymentTombstones', margin);
  return {
    row: await PaymentTombstone.create({ referenceSha256: newId(), createdAt }),
    isOld: margin > 0,
  };
}

async function releaseCount(margin: number): Promise<Aged<ReleaseCount>> {
  const minute = minuteOf(past('releaseCounts', margin));
  const of = { part: 'shell', release: '1.0.0+a', kind: 'loaded', route: '', viewport: 'wide' };
  return { row: await ReleaseCount.create({ ...of, minute, bucket: -1 }), isOld: margin > 0 };
}

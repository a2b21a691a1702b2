import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AuditEvent } from '../models/index.ts';
import { newId } from '../randomness.ts';
import { isStorageFull } from '../storageFull.ts';
import { fillDatabase, limitPages } from '../testing/fillDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { inTransaction } from './inTransaction.ts';
import { probeDatabase } from './probeDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  // What is tested is the driver's own way with SQLite.
  vi.stubEnv('TEST_DATABASE_URL', '');
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => AuditEvent.destroy({ where: {} }));

test('a probe fails while the database is full, leaves nothing, and succeeds by itself afterwards', async () => {
  await probeDatabase(database.sequelize);
  const free = await limitPages(database);
  await useUp();
  expect(isStorageFull(await faultOf(probeDatabase(database.sequelize)))).toBe(true);
  await free();
  await probeDatabase(database.sequelize);
  const [rows] = await database.sequelize.query('SELECT * FROM write_probes');
  expect(rows).toEqual([]);
});

test('writers at once are all refused while it is full, readers are answered, and then all get through', async () => {
  const free = await limitPages(database);
  await useUp();
  const before = await AuditEvent.count();
  const write = () => inTransaction(database.sequelize, () => createEvents(40));
  const faults = await Promise.all(Array.from({ length: 20 }, () => faultOf(write())));
  expect(faults.every(isStorageFull)).toBe(true);
  expect(await AuditEvent.count()).toBe(before);
  await free();
  await Promise.all(Array.from({ length: 20 }, write));
  expect(await AuditEvent.count()).toBe(before + 800);
});

test('nothing of a transaction stays that goes on after it found the database full', async () => {
  const free = await limitPages(database);
  await useUp();
  const before = await AuditEvent.count();
  const stubborn = inTransaction(database.sequelize, async () => {
    expect(isStorageFull(await faultOf(createEvents(200)))).toBe(true);
    await free();
    await createEvents(1);
  });
  expect(isStorageFull(await faultOf(stubborn))).toBe(true);
  expect(await AuditEvent.count()).toBe(before);
});

test('a COMMIT that fails lets the next writer in and keeps nothing', async () => {
  const id = newId();
  const free = await fillDatabase(database);
  const failing = inTransaction(database.sequelize, () => createEvents(1, id));
  expect(isStorageFull(await faultOf(failing))).toBe(true);
  expect(isStorageFull(await faultOf(createEvents(1, id)))).toBe(true);
  await free();
  expect(await AuditEvent.findByPk(id)).toBeNull();
  await inTransaction(database.sequelize, () => createEvents(1, id));
  await AuditEvent.destroy({ where: { id } });
  expect(await AuditEvent.findByPk(id)).toBeNull();
});

/** Fills what room is left in the pages of the events. */
async function useUp(): Promise<void> {
  for (;;) if ((await faultOf(createEvents(1))) !== undefined) return;
}

async function createEvents(count: number, id = newId()): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const event = { kind: 'test', detail: 'x'.repeat(400), createdAt: new Date() };
    await AuditEvent.create({ ...event, id: index === 0 ? id : newId() });
  }
}

async function faultOf(action: Promise<unknown>): Promise<unknown> {
  return action.then(
    () => undefined,
    (error: unknown) => error,
  );
}

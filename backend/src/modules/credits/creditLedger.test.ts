import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { CreditEntry, User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { CreditLedger, InsufficientCreditsError, LedgerUserGoneError } from './creditLedger.ts';

let database: TestDatabase;
let ledger: CreditLedger;
beforeAll(async () => {
  database = await createTestDatabase();
  ledger = new CreditLedger(database.sequelize, systemClock);
});
afterAll(() => database.drop());

describe('the credit ledger', () => {
  test('books a grant once for one reference', async () => {
    const userId = await createUser(0);
    const booking = { userId, credits: 50, reference: newId() };
    expect(await ledger.grant('purchase', booking)).toBe(true);
    expect(await ledger.grant('purchase', booking)).toBe(false);
    expect(await balances(userId)).toEqual({ credits: 50, sum: 50 });
  });

  test('books one of 20 simultaneous grants of the same reference', async () => {
    const userId = await createUser(0);
    const booking = { userId, credits: 50, reference: newId() };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ledger.grant('purchase', booking)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await balances(userId)).toEqual({ credits: 50, sum: 50 });
  });

  test('lets exactly as many of 25 simultaneous reservations through as there are credits', async () => {
    const userId = await createUser(10);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 25 }, () => ledger.reserve({ userId, credits: 1, reference: newId() })),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(15);
    expect(refused.every(({ reason }) => reason instanceof InsufficientCreditsError)).toBe(true);
    expect(await balances(userId)).toEqual({ credits: 0, sum: 0 });
  });

  test('gives a reservation back once, and nothing without one', async () => {
    const userId = await createUser(3);
    const reference = newId();
    expect(await ledger.giveBack({ userId, credits: 1, reference })).toBe(false);
    await ledger.reserve({ userId, credits: 1, reference });
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => ledger.giveBack({ userId, credits: 1, reference })),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await balances(userId)).toEqual({ credits: 3, sum: 3 });
  });

  test('takes back at most the balance and tells the shortfall, once for one reference', async () => {
    const userId = await createUser(30);
    const booking = { userId, credits: 50, reference: newId() };
    expect(await ledger.reverse(booking)).toEqual({ taken: 30, shortfall: 20 });
    expect(await ledger.reverse(booking)).toEqual({ taken: 0, shortfall: 0 });
    expect(await balances(userId)).toEqual({ credits: 0, sum: 0 });
  });

  test('sets a balance by booking the difference with actor and reason', async () => {
    const userId = await createUser(10);
    const actorId = newId();
    expect(await ledger.adjust({ userId, balance: 4, actorId, reason: 'a test' })).toBe(-6);
    expect(await ledger.adjust({ userId, balance: 4, actorId })).toBe(0);
    const entries = await CreditEntry.findAll({ where: { userId, kind: 'admin' } });
    expect(entries.map(({ amount, reason }) => ({ amount, reason }))).toEqual([
      { amount: -6, reason: 'a test' },
    ]);
    expect(entries[0]?.actorId).toBe(actorId);
    expect(await balances(userId)).toEqual({ credits: 4, sum: 4 });
  });

  test("books nothing when the caller's transaction fails", async () => {
    const userId = await createUser(5);
    const failing = inTransaction(database.sequelize, async () => {
      await ledger.reserve({ userId, credits: 1, reference: newId() });
      throw new Error('later step');
    });
    await expect(failing).rejects.toThrow('later step');
    expect(await balances(userId)).toEqual({ credits: 5, sum: 5 });
  });

  test('refuses a user that does not exist', async () => {
    const booking = { userId: newId(), credits: 1, reference: newId() };
    await expect(ledger.grant('purchase', booking)).rejects.toBeInstanceOf(LedgerUserGoneError);
  });

  test('is backed by the database, which refuses a negative balance', async () => {
    const userId = await createUser(1);
    await expect(User.update({ credits: -1 }, { where: { id: userId } })).rejects.toThrow();
    expect(await balances(userId)).toEqual({ credits: 1, sum: 1 });
  });
});

async function createUser(credits: number): Promise<string> {
  const id = newId();
  await User.create({
    id,
    email: `${id}@example.com`,
    username: 'Ann',
    passwordHash: 'none',
    language: 'en',
    createdAt: systemClock.now(),
  });
  if (credits > 0) await ledger.grant('signup', { userId: id, credits, reference: id });
  return id;
}

async function balances(userId: string): Promise<{ credits: number | undefined; sum: number }> {
  const user = await User.findByPk(userId);
  const sum = await CreditEntry.sum('amount', { where: { userId } });
  return { credits: user?.credits, sum: Number(sum) };
}

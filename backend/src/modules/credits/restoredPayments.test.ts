import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AuditEvent, CreditEntry, Payment, Setting, User } from '../../models/index.ts';
import { PaymentProviderUnavailableError } from '../../providers/payments/PaymentProvider.ts';
import type { PaymentSimulator } from '../../providers/payments/simulator/PaymentSimulator.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';

let app: TestApp;
let simulator: PaymentSimulator;
beforeAll(async () => {
  app = await createTestApp();
  const simulated = app.providers.payments.simulator;
  if (!simulated) throw new Error('tests use the simulator');
  simulator = simulated.simulator;
});
afterAll(() => app.close());

let buyer: TestUser;
let since: Date;
beforeEach(async () => {
  buyer = await app.signUp();
  since = new Date();
  await AuditEvent.destroy({ where: {} });
});

/** A starter package of 20 credits for 299 cents; returns its session. */
async function buy(isPaid = true, { token } = buyer): Promise<string> {
  const order = { package_id: 'starter', origin_url: 'http://localhost:3000' };
  const answer = await app.request(token).post('/api/credits/checkout').send(order).expect(200);
  const id = String(answer.body.url).split('/').at(-1) ?? '';
  if (isPaid) await simulator.pay(id);
  return id;
}

/** The rows are again as they were at `since`, as after a restore. */
async function restore(): Promise<void> {
  await Payment.destroy({ where: { userId: buyer.user.id } });
  await CreditEntry.destroy({ where: { userId: buyer.user.id, kind: ['purchase', 'reversal'] } });
  await User.update({ credits: 10 }, { where: { id: buyer.user.id } });
  await Setting.upsert({ name: 'payments_since', value: since.toISOString() });
}

const recover = (): Promise<void> => app.container.restoredPayments.recover();
const balance = async (): Promise<number | undefined> => (await User.findByPk(buyer.user.id))?.credits;
const findings = async (): Promise<string> =>
  (await AuditEvent.findAll({ where: { kind: 'payments_recovered' } })).map(({ detail }) => detail).join();

test('credits that were paid after the backup come back, once', async () => {
  await buy();
  await buy(false);
  expect(await balance()).toBe(30);
  await restore();
  await recover();
  expect(await balance()).toBe(30);
  expect(await findings()).toContain(': 1 paid checkouts brought back, 0 of accounts');
  await Setting.upsert({ name: 'payments_since', value: since.toISOString() });
  await recover();
  expect(await balance()).toBe(30);
  expect(Number(await CreditEntry.sum('amount', { where: { userId: buyer.user.id } }))).toBe(30);
});

test('a checkout that was open at the restore grants when it is paid', async () => {
  const session = await buy(false);
  await restore();
  await recover();
  expect(await balance()).toBe(10);
  await simulator.pay(session);
  expect(await balance()).toBe(30);
});

test('what was given back after the backup stays given back', async () => {
  const session = await buy();
  await simulator.refund(session, 299);
  expect(await balance()).toBe(10);
  await restore();
  await recover();
  expect(await balance()).toBe(10);
  expect(await Payment.findOne({ where: { sessionId: session } })).toMatchObject({ status: 'refunded' });
});

test('what was bought by an account that is not in the backup is counted, unless it was deleted', async () => {
  const [gone, deleted] = [await app.signUp(), await app.signUp()];
  for (const user of [gone, deleted]) await buy(true, user);
  await restore();
  await User.destroy({ where: { id: gone.user.id } });
  await app.container.accounts.remove(deleted.user.id, deleted.user.id);
  await recover();
  expect(await findings()).toContain(': 0 paid checkouts brought back, 1 of accounts');
});

test('a provider that is away is asked again', async () => {
  await buy();
  await restore();
  const { provider } = app.providers.payments;
  vi.spyOn(provider, 'listSessions').mockImplementationOnce(() => {
    throw new PaymentProviderUnavailableError('away');
  });
  await expect(recover()).rejects.toThrow('away');
  expect(await balance()).toBe(10);
  await recover();
  expect(await balance()).toBe(30);
});

test('nothing is asked where nothing was restored', async () => {
  const listed = vi.spyOn(app.providers.payments.provider, 'listSessions');
  await recover();
  expect(listed).not.toHaveBeenCalled();
});

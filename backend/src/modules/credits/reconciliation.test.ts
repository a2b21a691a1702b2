import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { Payment } from '../../models/index.ts';
import { PaymentProviderUnavailableError } from '../../providers/payments/PaymentProvider.ts';
import { PaymentSimulator } from '../../providers/payments/simulator/PaymentSimulator.ts';
import { SimulatorFile } from '../../providers/payments/simulator/SimulatorFile.ts';
import { startSimulatorServer } from '../../testing/simulatorServer.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { createPlace } from '../../testing/testDatabase.ts';
import { originOf, startTestNode } from '../../testing/testNode.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BODY = { package_id: 'starter', origin_url: 'http://localhost:3000' };

let app: TestApp;
let simulator: PaymentSimulator;
beforeEach(async () => {
  app = await createTestApp({ limits: readConfig({ LIMITS_VERIFICATIONS_PER_HOUR: '5' }).limits });
  onTestFinished(() => app.close());
  const simulated = app.providers.payments.simulator;
  if (!simulated) throw new Error('tests use the simulator');
  simulator = simulated.simulator;
  simulator.delivery = 'never';
});

const verify = ({ token }: TestUser) => app.request(token).post('/api/credits/verify-pending');
const retrievals = () => vi.spyOn(app.providers.payments.provider, 'retrieveSession');

/** A checkout that was paid `ageMs` ago without a word; `provider` may have forgotten it. */
async function paidInSilence({ token }: TestUser, { ageMs = 0, isForgotten = false } = {}): Promise<void> {
  const answer = await app.request(token).post('/api/credits/checkout').send(BODY).expect(200);
  const sessionId = String(answer.body.url).split('/').at(-1) ?? '';
  await simulator.pay(sessionId);
  const createdAt = new Date(Date.now() - ageMs);
  await Payment.update({ createdAt }, { where: { sessionId } });
  if (isForgotten) await Payment.update({ sessionId: `cs_gone_${sessionId}` }, { where: { sessionId } });
}

async function balance({ token }: TestUser): Promise<number> {
  return (await app.request(token).get('/api/auth/me').expect(200)).body.credits;
}

describe('verification', () => {
  test('of a session that the provider does not know spares the others', async () => {
    const buyer = await app.signUp();
    await paidInSilence(buyer, { isForgotten: true });
    await paidInSilence(buyer);
    await paidInSilence(buyer, { isForgotten: true });
    expect((await verify(buyer).expect(200)).body).toEqual({ credits_added: 20, current_balance: 30 });
  });

  test('while the provider is away says so, and grants when it is back', async () => {
    const buyer = await app.signUp();
    await paidInSilence(buyer);
    retrievals().mockRejectedValueOnce(new PaymentProviderUnavailableError('away'));
    await verify(buyer).expect(503);
    expect((await verify(buyer).expect(200)).body.credits_added).toBe(20);
  });

  test('may be asked for so many times an hour by each user: 429 with Retry-After, and the provider is left alone', async () => {
    const [buyer, other] = [await app.signUp(), await app.signUp()];
    await paidInSilence(buyer, { isForgotten: true });
    const asked = retrievals();
    for (let count = 0; count < 5; count += 1) await verify(buyer).expect(200);
    const refused = await verify(buyer).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(asked).toHaveBeenCalledTimes(5);
    await verify(other).expect(200);
  });
});

describe('the daily reconciliation', () => {
  test('settles what was paid within 30 days and was never told of, once', async () => {
    const [ann, ben, late] = [await app.signUp(), await app.signUp(), await app.signUp()];
    await paidInSilence(ann);
    await paidInSilence(ben, { isForgotten: true });
    await paidInSilence(ben, { ageMs: 29 * DAY_MS });
    await paidInSilence(late, { ageMs: 31 * DAY_MS });
    await app.container.reconciliation.runDaily();
    expect(await Promise.all([ann, ben, late].map(balance))).toEqual([30, 30, 10]);
    const asked = retrievals();
    await app.container.reconciliation.runDaily();
    expect(asked).not.toHaveBeenCalled();
    expect((await verify(ann).expect(200)).body).toEqual({ credits_added: 20, current_balance: 30 });
  });

  test('that finds the provider away is tried again, from where it was', async () => {
    const buyer = await app.signUp();
    await paidInSilence(buyer);
    retrievals().mockRejectedValueOnce(new PaymentProviderUnavailableError('away'));
    await expect(app.container.reconciliation.runDaily()).rejects.toThrow('away');
    expect(await balance(buyer)).toBe(10);
    await app.container.reconciliation.runDaily();
    expect(await balance(buyer)).toBe(30);
  });

  test('by two nodes at once grants once', async () => {
    const buyer = await app.signUp();
    await paidInSilence(buyer);
    vi.spyOn(app.providers.rateLimiter, 'hit').mockResolvedValue({ isAllowed: true, retryAfterS: 0 });
    const { reconciliation } = app.container;
    await Promise.all([reconciliation.runDaily(), reconciliation.runDaily()]);
    expect(await balance(buyer)).toBe(30);
  });

  test('is done by a server that starts: what was paid while it was down is there without anybody asking', async () => {
    const place = await createPlace();
    const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-reconciliation-'));
    const outside = new PaymentSimulator(new SimulatorFile(join(dataDir, 'outside.json')), systemClock);
    const server = await startSimulatorServer(outside);
    const nodes: Awaited<ReturnType<typeof startTestNode>>[] = [];
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.kill()));
      await server.close();
      await place.remove();
      await rm(dataDir, { recursive: true, force: true });
    });
    const start = async () => {
      const node = await startTestNode('server', {
        DATA_DIR: dataDir,
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_API_BASE: server.url,
        ...(place.address.kind === 'mysql' ? { DATABASE_URL: place.address.url } : {}),
      });
      nodes.push(node);
      return node;
    };
    const first = await start();
    const account = { email: 'ann@example.com', username: 'Ann', password: 'secret 1' };
    const signedUp = await supertest(originOf(first)).post('/api/auth/signup').send(account).expect(200);
    const bearer = { Authorization: `Bearer ${signedUp.body.access_token}` };
    const checkout = await supertest(originOf(first))
      .post('/api/credits/checkout')
      .set(bearer)
      .send({
        ...BODY,
        origin_url: 'http://localhost:0',
      });
    await first.kill();
    await outside.pay(String(checkout.body.url).split('/').at(-1) ?? '');

    const second = await start();
    await expect
      .poll(async () => (await supertest(originOf(second)).get('/api/auth/me').set(bearer)).body.credits, {
        timeout: 20_000,
      })
      .toBe(30);
    expect(await second.stop()).toBe(0);
  });
});

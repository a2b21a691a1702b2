import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemClock } from '../../clock.ts';
import { CHECKOUT, type OpenPayments, paymentsContract } from './contract.ts';
import { createPayments } from './index.ts';
import { PaymentProviderUnavailableError } from './PaymentProvider.ts';
import { StripePayments } from './StripePayments.ts';
import { simulatorFetch } from './simulator/simulatorFetch.ts';

describe('in the process', () => paymentsContract(openEmbedded));

describe('over the network', () => paymentsContract(openOverNetwork));

it("the simulator's sessions survive a restart", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-payments-'));
  const before = createPayments({ dataDir, clock: systemClock });
  const { id } = await before.provider.createCheckout(CHECKOUT);
  await before.simulator?.simulator.pay(id);
  const after = createPayments({ dataDir, clock: systemClock });
  expect(await after.provider.retrieveSession(id)).toMatchObject({ isPaid: true, paymentId: 'payment-1' });
});

describe('a provider that never answers', () => {
  afterEach(() => vi.useRealTimers());

  it('is given up after three tries of 20 s, each with the same key, and none goes on behind', async () => {
    vi.useFakeTimers();
    const keys: (string | null)[] = [];
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch = (_: unknown, { headers, signal }: RequestInit = {}) => {
      keys.push(new Headers(headers).get('idempotency-key'));
      signals.push(signal);
      return new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    };
    const provider = new StripePayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_test', fetch });
    const answer = provider.createCheckout(CHECKOUT).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(keys).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBeInstanceOf(PaymentProviderUnavailableError);
    expect(keys).toEqual(Array(3).fill(keys[0]));
    expect(keys[0]).toBeTruthy();
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
  });
});

async function openEmbedded(): Promise<OpenPayments> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lineleaf-payments-'));
  const { provider, simulator } = createPayments({ dataDir, clock: systemClock });
  if (!simulator) throw new Error('no simulator without a key');
  return { provider, ...simulator };
}

/** The simulator behind a server of its own, reached by STRIPE_API_BASE as another Stripe-like server would be. */
async function openOverNetwork(): Promise<OpenPayments> {
  const { simulator } = await openEmbedded();
  const answer = simulatorFetch(simulator);
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = method === 'POST' ? await text(request) : undefined;
    const key = String(headers['idempotency-key'] ?? '');
    const reply = await answer(`http://stripe${url}`, { method, body, headers: { 'idempotency-key': key } });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test', apiBase };
  const { provider } = createPayments({ stripe, dataDir: tmpdir(), clock: systemClock });
  return { provider, simulator, webhookSecret: stripe.webhookSecret };
}

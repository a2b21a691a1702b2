import { join } from 'node:path';
import Stripe from 'stripe';
import type { Clock } from '../../clock.ts';
import { newSecret } from '../../randomness.ts';
import type { PaymentProvider } from './PaymentProvider.ts';
import { StripePayments } from './StripePayments.ts';
import { PaymentSimulator } from './simulator/PaymentSimulator.ts';
import { SimulatorFile } from './simulator/SimulatorFile.ts';
import { simulatorFetch } from './simulator/simulatorFetch.ts';

/** The payment provider; `simulator` is there when no money moves. */
export interface Payments {
  readonly provider: PaymentProvider;
  readonly simulator?: { readonly simulator: PaymentSimulator; readonly webhookSecret: string };
}

interface PaymentsOptions {
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string; readonly apiBase?: string };
  readonly dataDir: string;
  readonly clock: Clock;
}

/** Stripe where a key is configured, else the simulator, spoken to through the same SDK. */
export function createPayments({ stripe, dataDir, clock }: PaymentsOptions): Payments {
  if (stripe) return { provider: new StripePayments(stripe) };
  const simulator = new PaymentSimulator(new SimulatorFile(join(dataDir, 'payments.json')), clock);
  const webhookSecret = `whsec_${newSecret()}`;
  const provider = new StripePayments({
    secretKey: 'sk_test_simulator',
    webhookSecret,
    fetch: simulatorFetch(simulator),
  });
  return { provider, simulator: { simulator, webhookSecret } };
}

/** Signs what the simulator sends, as Stripe would, and hands it to the product's webhook. */
export function connectSimulator(
  { simulator, webhookSecret }: NonNullable<Payments['simulator']>,
  receive: (rawBody: Buffer, signature: string) => Promise<void>,
): void {
  simulator.deliver = async (event) => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    await receive(Buffer.from(payload), signature);
  };
}

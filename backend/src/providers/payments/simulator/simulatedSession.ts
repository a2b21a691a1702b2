import { z } from 'zod';

/** A checkout session in the words of Stripe's API, as far as the product reads them. */
export const simulatedSession = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid']),
  client_reference_id: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  amount_total: z.int(),
  currency: z.string(),
  product: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
  payment_intent: z.string().nullable(),
  amount_refunded: z.int(),
  created: z.int(),
  expires_at: z.int(),
  idempotency_key: z.string().nullable(),
});
export type SimulatedSession = z.infer<typeof simulatedSession>;

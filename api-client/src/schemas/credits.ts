import { z } from 'zod';
import * as contract from '../contract/credits.ts';
import { endpoint } from './endpoint.ts';
import { creditBalance, timestamp, uuid } from './primitives.ts';

/** `price` in dollars. The package with id 'popular' has the lowest price per credit. */
export const creditPackage = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.int().min(1),
  price: z.number().positive(),
  description: z.string(),
});
export type CreditPackage = z.infer<typeof creditPackage>;

export const listCreditPackages = endpoint(contract.listCreditPackages, {
  access: 'public',
  summary: 'Packages on sale',
  response: z.array(creditPackage),
});

export const createCheckout = endpoint(contract.createCheckout, {
  access: 'user',
  summary: 'Open a hosted checkout; `origin_url` must be an allowed origin',
  body: z.object({ package_id: z.string().min(1).max(40), origin_url: z.url().max(300) }),
  response: z.object({ url: z.string() }),
  errors: ['NOT_FOUND', 'PROVIDER_UNAVAILABLE'],
});

/** `credits_added`: granted to this user and not yet told, by webhook or by this call. */
export const verifyPending = endpoint(contract.verifyPending, {
  access: 'user',
  summary: 'Settle all open checkouts of this user',
  response: z.object({ credits_added: z.int().min(0), current_balance: creditBalance }),
  errors: ['PROVIDER_UNAVAILABLE'],
});

/** A ledger entry as its owner sees it: a generation takes, a failed one gives back (`refund`). */
export const creditEntry = z.object({
  id: uuid,
  amount: z.int(),
  kind: z.enum(contract.CREDIT_ENTRY_KINDS),
  reason: z.string().nullable(),
  /** What a credit was spent on; null for other kinds, and once the page is deleted. Absent in answers kept from before. */
  page: z.object({ id: uuid, title: z.string().nullable(), prompt: z.string() }).nullable().optional(),
  created_at: timestamp,
});
export type CreditEntry = z.infer<typeof creditEntry>;

export const listCreditHistory = endpoint(contract.listCreditHistory, {
  access: 'user',
  summary: "The user's credit entries, newest first",
  response: z.array(creditEntry),
});

/** The provider's signed events: raw body, answers `{ received: true }`. */
export const paymentWebhook = endpoint(contract.paymentWebhook, {
  access: 'public',
  summary: 'Events of the payment provider',
  response: z.object({ received: z.boolean() }),
  errors: ['INVALID_REQUEST'],
});

import { call } from './call.ts';

/** Credits given at sign-up and taken by one generation. */
export const SIGNUP_CREDITS = 10;
export const GENERATION_COST = 1;

export const CREDIT_ENTRY_KINDS = [
  'signup',
  'generation',
  'refund',
  'purchase',
  'reversal',
  'admin',
] as const;

export const listCreditPackages = call('listCreditPackages', 'GET', '/api/credits/packages');
export const createCheckout = call('createCheckout', 'POST', '/api/credits/checkout');
export const verifyPending = call('verifyPending', 'POST', '/api/credits/verify-pending');
export const listCreditHistory = call('listCreditHistory', 'GET', '/api/credits/history');
export const paymentWebhook = call('paymentWebhook', 'POST', '/api/credits/webhook');

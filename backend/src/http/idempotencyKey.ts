import type { Request } from 'express';
import { ApiError } from './ApiError.ts';

const ACCEPTABLE_KEY = /^[\x21-\x7e]{1,200}$/;

/** The request's Idempotency-Key: 1 to 200 printable ASCII characters. INVALID_REQUEST for anything else. */
export function idempotencyKey(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!ACCEPTABLE_KEY.test(key)) {
    throw new ApiError('INVALID_REQUEST', { fields: { 'Idempotency-Key': 'This is not valid' } });
  }
  return key;
}

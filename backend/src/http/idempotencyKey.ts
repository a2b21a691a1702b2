import { idempotencyKey as schema } from '@lineleaf/api-client/schemas';
import type { Request } from 'express';
import { ApiError } from './ApiError.ts';

/** The request's Idempotency-Key: 1 to 200 printable ASCII characters. INVALID_REQUEST for anything else. */
export function idempotencyKey(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!schema.safeParse(key).success) {
    throw new ApiError('INVALID_REQUEST', { fields: { 'Idempotency-Key': 'This is not valid' } });
  }
  return key;
}

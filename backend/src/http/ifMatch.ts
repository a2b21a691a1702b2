import { ifMatch as schema } from '@lineleaf/api-client/schemas';
import type { Request } from 'express';
import { ApiError } from './ApiError.ts';

/** The version in a request's If-Match: one strong tag, without its quotes. INVALID_REQUEST for anything else, and without one. */
export function ifMatch(request: Request): string {
  const tag = schema.safeParse(request.get('if-match'));
  if (!tag.success) {
    throw new ApiError('INVALID_REQUEST', { fields: { 'If-Match': 'This is not valid' } });
  }
  return tag.data.slice(1, -1);
}

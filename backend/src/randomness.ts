import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Identifier of a new row. */
export function newId(): string {
  return randomUUID();
}

/** A secret of 256 bits, safe in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A seed for a drawing: a positive 31-bit integer. */
export function newSeed(): number {
  return randomInt(1, 2 ** 31);
}

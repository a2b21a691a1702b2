import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Identifier of a new row. */
export function newId(): string {
  return randomUUID();
}

/** A secret of 256 bits, safe in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A one-time token of 144 bits, safe in a URL and short enough for a line of mail. */
export function newToken(): string {
  return randomBytes(18).toString('base64url');
}

/** So many random bytes. */
export function randomBytesOf(count: number): Buffer {
  return randomBytes(count);
}

/** A seed for a drawing: a positive 31-bit integer. */
export function newSeed(): number {
  return randomInt(1, 2 ** 31);
}

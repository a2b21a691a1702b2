import { randomInt } from 'node:crypto';
import { BUCKET_COOKIE, BUCKETS } from '@lineleaf/releases';
import type { Request, Response } from 'express';

const KEPT = new RegExp(`(?:^|;\\s*)${BUCKET_COOKIE}=(\\d{1,2})(?:;|$)`);
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The bucket that a visitor's browser keeps, 0 to 99; undefined where it keeps none. */
export function readBucket(request: Request): number | undefined {
  const kept = KEPT.exec(request.headers.cookie ?? '')?.[1];
  return kept === undefined ? undefined : Number(kept);
}

/**
 * The visitor's bucket; a new visitor is given one at random, to keep for 30 days. It is no identity: one visitor in a
 * hundred has the same.
 */
export function keepBucket(request: Request, response: Response, isSecure: boolean): number {
  const kept = readBucket(request);
  if (kept !== undefined) return kept;
  const bucket = randomInt(BUCKETS);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  response.cookie(BUCKET_COOKIE, String(bucket), { ...options, maxAge: LIFETIME_MS });
  return bucket;
}

/** Keeps what one visitor is given out of every shared cache; the browser asks each time whether it still holds. */
export function forThisVisitor(response: Response): void {
  response.setHeader('Cache-Control', 'private, no-cache');
  response.vary('Cookie, Accept-Language');
}

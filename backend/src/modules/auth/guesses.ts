import type { Limits } from '../../config.ts';
import { sha256 } from '../../hashing.ts';
import type { User } from '../../models/index.ts';
import type { Bucket, Guess } from './GuessLimits.ts';

/** Where a log-in comes from. */
export interface LogInOrigin {
  /** As in `Call`. */
  readonly address: string;
  /** What the browser keeps of earlier log-ins; may be empty. */
  readonly deviceCookie: string;
}

const QUARTER_HOUR_MS = 15 * 60 * 1000;
/** An account may have so many times the failures of one address from all unknown devices together. */
const EVERYWHERE = 10;

/**
 * A log-in. From a device that the account was entered from before it has points of its own, which nobody else can spend;
 * else those of the account at this address, of the address, and of the account everywhere.
 */
export function logInGuess(
  from: { email: string; address: string; user: User | null; device: string | undefined },
  limits: Limits,
): Guess {
  const account = sha256(from.email);
  if (from.user && from.device) {
    const own = bucket('login-device', limits.loginFailuresPerAccount, `${from.user.id}:${from.device}`);
    return { account, place: 'front', buckets: [own] };
  }
  const here = bucket('login', limits.loginFailuresPerAccount, `${account}:${from.address}`);
  const address = bucket('login-address', limits.loginFailuresPerAddress, from.address);
  const everywhere = bucket('login-everywhere', limits.loginFailuresPerAccount * EVERYWHERE, account);
  return { account, place: 'back', buckets: [here, address, everywhere] };
}

/** The password of a user who is logged in. */
export function confirmGuess(user: User, limits: Limits): Guess {
  const own = bucket('confirm', limits.loginFailuresPerAccount, user.id);
  return { account: sha256(user.email), place: 'front', buckets: [own] };
}

function bucket(name: string, limit: number, key: string): Bucket {
  return { rule: { name, limit, windowMs: QUARTER_HOUR_MS }, key };
}

import { Redis } from 'ioredis';

const CONNECT_TIMEOUT_MS = 5_000;
/** Redis answers within a millisecond or two; a request does not wait longer for one that is stuck. */
const COMMAND_TIMEOUT_MS = 500;
/** A connection that stays silent so long is dropped: the next request finds Redis away and does not wait at all. */
const SILENCE_TIMEOUT_MS = 400;

/** A connection whose commands fail soon when Redis is away, and which comes back by itself. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  // Without a listener a lost connection would be printed; the commands that suffer from it reject.
  redis.on('error', () => {});
  return redis;
}

import { rateLimiterContract } from './contract.ts';
import { MemoryRateLimiter } from './MemoryRateLimiter.ts';

rateLimiterContract(async () => {
  let nowMs = 0;
  const limiter = new MemoryRateLimiter({ now: () => new Date(nowMs) });
  const advance = async (ms: number): Promise<void> => {
    nowMs += ms;
  };
  return { limiter, advance };
});

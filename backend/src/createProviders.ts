import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Providers } from './container.ts';
import type { ResetMailTask } from './modules/auth/passwordReset.service.ts';
import { press } from './pictures/index.ts';
import { connectRedis } from './providers/connectRedis.ts';
import { IllustratorGenerator } from './providers/image-generator/IllustratorGenerator.ts';
import { OpenAiGenerator } from './providers/image-generator/OpenAiGenerator.ts';
import { OutboxMailer } from './providers/mailer/OutboxMailer.ts';
import { SmtpMailer } from './providers/mailer/SmtpMailer.ts';
import { createPayments } from './providers/payments/index.ts';
import { InProcessQueue } from './providers/queue/InProcessQueue.ts';
import { InProcessRetryQueue } from './providers/queue/InProcessRetryQueue.ts';
import type { Queue } from './providers/queue/Queue.ts';
import { RedisQueue } from './providers/queue/RedisQueue.ts';
import { RedisRetryQueue } from './providers/queue/RedisRetryQueue.ts';
import type { RetryQueue } from './providers/queue/RetryQueue.ts';
import { FlexibleRateLimiter } from './providers/rate-limit/FlexibleRateLimiter.ts';
import type { RateLimiter } from './providers/rate-limit/RateLimiter.ts';
import { createStorage } from './providers/storage/index.ts';

/** Drawing keeps a processor busy; waiting for a model does not. */
const DRAWN_AT_ONCE = 2;
const ASKED_AT_ONCE = 16;

/** The providers that the configuration names; embedded ones where it names none. */
export function createProviders({ config, clock }: { config: Config; clock: Clock }): Providers {
  const images = createImageGenerator(config.openai);
  const shared = createShared(config.redisUrl, images.atOnce);
  return {
    storage: createStorage(config.storageUrl),
    ...createMail(config, clock),
    queue: shared.queue,
    resetMails: shared.resetMails,
    rateLimiter: shared.rateLimiter,
    imageGenerator: images.imageGenerator,
    payments: createPayments({ stripe: config.stripe, dataDir: config.dataDir, clock }),
    imageProvider: images.imageProvider,
    async close(graceMs) {
      await shared.close(graceMs);
      await images.close();
    },
  };
}

function createImageGenerator(openai: Config['openai']) {
  if (openai) {
    const imageGenerator = new OpenAiGenerator({ ...openai, press });
    const imageProvider = { name: 'openai', isPaid: true };
    return { imageGenerator, imageProvider, atOnce: ASKED_AT_ONCE, close: async () => undefined };
  }
  const imageGenerator = new IllustratorGenerator();
  const imageProvider = { name: 'illustrator', isPaid: false };
  return { imageGenerator, imageProvider, atOnce: DRAWN_AT_ONCE, close: () => imageGenerator.close() };
}

interface Shared {
  readonly queue: Queue;
  readonly resetMails: RetryQueue<ResetMailTask>;
  readonly rateLimiter: RateLimiter;
  close(graceMs: number): Promise<void>;
}

/** What all nodes share through Redis, or what one node keeps for itself. */
function createShared(redisUrl: string | undefined, concurrency: number): Shared {
  const localMails = new InProcessRetryQueue<ResetMailTask>();
  if (!redisUrl) {
    const queue = new InProcessQueue(concurrency);
    const close = async (graceMs: number): Promise<void> => {
      await Promise.all([queue.close(graceMs), localMails.close()]);
    };
    return { queue, resetMails: localMails, rateLimiter: new FlexibleRateLimiter(), close };
  }
  const redis = connectRedis(redisUrl);
  const queue = new RedisQueue({ redisUrl, redis, concurrency });
  const resetMails = new RedisRetryQueue({
    redisUrl,
    redis,
    name: 'lineleaf-reset-mails',
    fallback: localMails,
  });
  const close = async (graceMs: number): Promise<void> => {
    await Promise.all([queue.close(graceMs), resetMails.close()]);
    redis.disconnect();
  };
  return { queue, resetMails, rateLimiter: new FlexibleRateLimiter(redis), close };
}

function createMail({ mail: { from, smtpUrl }, dataDir }: Config, clock: Clock) {
  if (smtpUrl) return { mailer: new SmtpMailer({ url: smtpUrl, from }) };
  const outbox = new OutboxMailer({ folder: join(dataDir, 'outbox'), from, clock });
  return { mailer: outbox, outbox };
}

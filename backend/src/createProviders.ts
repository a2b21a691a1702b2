import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Providers } from './container.ts';
import { IllustratorGenerator } from './providers/image-generator/IllustratorGenerator.ts';
import { OutboxMailer } from './providers/mailer/OutboxMailer.ts';
import { SmtpMailer } from './providers/mailer/SmtpMailer.ts';
import { createPayments } from './providers/payments/index.ts';
import { InProcessQueue } from './providers/queue/InProcessQueue.ts';
import { MemoryRateLimiter } from './providers/rate-limit/MemoryRateLimiter.ts';
import { createStorage } from './providers/storage/index.ts';

const JOBS_AT_ONCE = 2;

/** The providers that the configuration names; embedded ones where it names none. */
export function createProviders({ config, clock }: { config: Config; clock: Clock }): Providers {
  const { from, smtpUrl } = config.mail;
  const outbox = smtpUrl
    ? undefined
    : new OutboxMailer({ folder: join(config.dataDir, 'outbox'), from, clock });
  const queue = new InProcessQueue(JOBS_AT_ONCE);
  const illustrator = new IllustratorGenerator();
  return {
    storage: createStorage(config.storageUrl),
    mailer: outbox ?? new SmtpMailer({ url: smtpUrl ?? '', from }),
    outbox,
    queue,
    rateLimiter: new MemoryRateLimiter(clock),
    imageGenerator: illustrator,
    payments: createPayments({ stripe: config.stripe, dataDir: config.dataDir, clock }),
    imageProvider: { name: 'illustrator', isPaid: false },
    async close() {
      await queue.close();
      await illustrator.close();
    },
  };
}

import { Readable } from 'node:stream';
import { systemClock } from '../clock.ts';
import type { Providers } from '../container.ts';
import {
  type DrawnPage,
  type DrawRequest,
  type ImageGenerator,
  UnprintablePictureError,
} from '../providers/image-generator/ImageGenerator.ts';
import type { Mail, Mailer } from '../providers/mailer/Mailer.ts';
import { createPayments } from '../providers/payments/index.ts';
import type { Queue, QueuedJob } from '../providers/queue/Queue.ts';
import type { RateLimiter, RateLimitRule, RateLimitVerdict } from '../providers/rate-limit/RateLimiter.ts';
import type { Storage } from '../providers/storage/Storage.ts';
import { blankPagePng, goodColorability } from './pagePng.ts';

/** Providers in memory, whose doings a test can read and whose faults it can choose. */
export interface FakeProviders extends Providers {
  readonly storage: MemoryStorage;
  readonly mailer: MemoryMailer;
  readonly imageGenerator: ScriptedGenerator;
}

/** `dataDir` keeps what the payment simulator remembers. */
export function createFakeProviders(dataDir: string): FakeProviders {
  return {
    storage: new MemoryStorage(),
    mailer: new MemoryMailer(),
    queue: new ImmediateQueue(),
    rateLimiter: new MemoryRateLimiter(),
    imageGenerator: new ScriptedGenerator(),
    payments: createPayments({ dataDir, clock: systemClock }),
    imageProvider: { name: 'scripted', isPaid: true },
    close: async () => undefined,
  };
}

/** Keeps what is stored in a map. */
export class MemoryStorage implements Storage {
  readonly files = new Map<string, Uint8Array>();
  isBroken = false;

  async put(key: string, bytes: Uint8Array): Promise<void> {
    this.#refuseWhenBroken();
    this.files.set(key, bytes);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    this.#refuseWhenBroken();
    return this.files.get(key);
  }

  async stream(key: string): Promise<Readable | undefined> {
    const bytes = await this.get(key);
    return bytes && Readable.from([bytes]);
  }

  async delete(key: string): Promise<void> {
    this.files.delete(key);
  }

  async *list(prefix: string): AsyncGenerator<string> {
    for (const key of [...this.files.keys()]) if (key.startsWith(prefix)) yield key;
  }

  async check(): Promise<void> {
    this.#refuseWhenBroken();
  }

  #refuseWhenBroken(): void {
    if (this.isBroken) throw new Error('the storage is broken');
  }
}

/** Keeps the mails. */
export class MemoryMailer implements Mailer {
  readonly sent: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}

/** Draws a blank page, or does what the test says for the next pictures. */
export class ScriptedGenerator implements ImageGenerator {
  readonly requests: DrawRequest[] = [];
  readonly script: ((request: DrawRequest) => Promise<DrawnPage>)[] = [];

  async draw(request: DrawRequest): Promise<DrawnPage> {
    this.requests.push(request);
    const next = this.script.shift();
    if (next) return next(request);
    return {
      png: blankPagePng(),
      colorability: goodColorability(),
      drawn: request.prompt.split(' '),
      unknown: [],
    };
  }
}

/**
 * For the script of a generator: a first picture that is no page, then, given leave, a second that is one or not. Tells
 * `onCall` of each picture that is drawn.
 */
export function smudged(
  isMended: boolean,
  onCall: (request: DrawRequest) => void = () => undefined,
): (request: DrawRequest) => Promise<DrawnPage> {
  return async (request) => {
    onCall(request);
    if (!(await request.mayDrawAgain())) throw new UnprintablePictureError('too-dark');
    onCall(request);
    if (!isMended) throw new UnprintablePictureError('too-dark');
    return { png: blankPagePng(), colorability: goodColorability(), drawn: [], unknown: [] };
  };
}

/** Works every job at once in this process. */
class ImmediateQueue implements Queue {
  #handle: ((job: QueuedJob, signal: AbortSignal) => Promise<void>) | undefined;
  readonly #stop = new AbortController();

  async run(job: QueuedJob): Promise<void> {
    await this.#handle?.(job, this.#stop.signal);
  }

  work(handle: (job: QueuedJob, signal: AbortSignal) => Promise<void>): void {
    this.#handle = handle;
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    this.#stop.abort();
  }
}

/** Counts without forgetting. */
class MemoryRateLimiter implements RateLimiter {
  readonly #hits = new Map<string, number>();

  async hit(rule: RateLimitRule, key: string): Promise<RateLimitVerdict> {
    const name = `${rule.name}:${key}`;
    const count = (this.#hits.get(name) ?? 0) + 1;
    this.#hits.set(name, count);
    return { isAllowed: count <= rule.limit, retryAfterS: 60 };
  }

  async peek(rule: RateLimitRule, key: string): Promise<RateLimitVerdict> {
    return { isAllowed: (this.#hits.get(`${rule.name}:${key}`) ?? 0) < rule.limit, retryAfterS: 60 };
  }

  async clear(rule: RateLimitRule, key: string): Promise<void> {
    this.#hits.delete(`${rule.name}:${key}`);
  }
}

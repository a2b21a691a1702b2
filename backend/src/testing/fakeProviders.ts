import { Readable } from 'node:stream';
import { goodColorability } from '@lineleaf/press/testing';
import { systemClock } from '../clock.ts';
import type { Providers } from '../container.ts';
import {
  type DrawnPage,
  type DrawRequest,
  type ImageGenerator,
  ProviderUnavailableError,
  UnprintablePictureError,
} from '../providers/image-generator/ImageGenerator.ts';
import type { Mail, Mailer } from '../providers/mailer/Mailer.ts';
import { createPayments } from '../providers/payments/index.ts';
import { InProcessQueue } from '../providers/queue/InProcessQueue.ts';
import { InProcessRetryQueue } from '../providers/queue/InProcessRetryQueue.ts';
import { FlexibleRateLimiter } from '../providers/rate-limit/FlexibleRateLimiter.ts';
import type { Storage } from '../providers/storage/Storage.ts';
import { blankPagePng } from './pagePng.ts';

/** Providers in memory, whose doings a test can read and whose faults it can choose. */
export interface FakeProviders extends Providers {
  readonly storage: MemoryStorage;
  readonly mailer: MemoryMailer;
  readonly imageGenerator: ScriptedGenerator;
}

/** So many that none waits for another. */
const JOBS_AT_ONCE = 1_000;

/** `dataDir` keeps what the payment simulator remembers. */
export function createFakeProviders(dataDir: string): FakeProviders {
  return {
    storage: new MemoryStorage(),
    mailer: new MemoryMailer(),
    queue: new InProcessQueue(JOBS_AT_ONCE),
    resetMails: new InProcessRetryQueue(),
    rateLimiter: new FlexibleRateLimiter(),
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
  isBroken = false;

  async send(mail: Mail): Promise<void> {
    if (this.isBroken) throw new Error('the mail server is broken');
    this.sent.push(mail);
  }
}

/** Draws a blank page, or does what the test says for the next pictures. */
export class ScriptedGenerator implements ImageGenerator {
  readonly requests: DrawRequest[] = [];
  readonly script: ((request: DrawRequest) => Promise<DrawnPage>)[] = [];

  async draw(request: DrawRequest): Promise<DrawnPage> {
    this.requests.push(request);
    if (request.signal.aborted) throw new ProviderUnavailableError('The job was given up');
    const next = this.script.shift();
    if (next) return next(request);
    await Promise.resolve();
    if (request.signal.aborted) throw new ProviderUnavailableError('The job was given up');
    return { ...blankPage(), drawn: request.prompt.split(' ') };
  }
}

/** A printable page with nothing on it. */
export function blankPage(): DrawnPage {
  return { png: blankPagePng(), colorability: goodColorability(), drawn: [], unknown: [], readings: [] };
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
    return blankPage();
  };
}

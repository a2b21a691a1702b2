import { setTimeout as wait } from 'node:timers/promises';
import type { DetailLevel } from '@lineleaf/api-client/contract';
import { UniqueConstraintError } from 'sequelize';
import type { Limits } from '../../config.ts';
import { sha256 } from '../../hashing.ts';
import { ApiError } from '../../http/ApiError.ts';
import { Generation } from '../../models/index.ts';
import { JobLeftError, type Queue, QueueSilentError } from '../../providers/queue/Queue.ts';
import { isStorageFull } from '../../storageFull.ts';
import { waitUntil } from '../../waitUntil.ts';
import { refuseFullGallery } from '../pages/refuseFullGallery.ts';
import { readAllowedPrompt, refuseUndrawable } from './generation.policy.ts';
import type { Reservations } from './reservations.ts';

/** A request for a page. */
export interface GenerationRequest {
  readonly userId: string;
  readonly prompt: string;
  readonly detail?: DetailLevel;
  readonly idempotencyKey: string | null;
  /** The client's network, see `Call.address`. */
  readonly network: string;
}

export interface GenerationServiceParts {
  readonly limits: Limits;
  readonly reservations: Reservations;
  readonly queue: Queue;
  /** Name of the image provider. */
  readonly provider: { readonly name: string };
}

const LONGEST_WAIT_MS = 5 * 60 * 1000;
/** How often a job's row is looked at while the queue says nothing. */
const ROW_CHECK_MS = 2_000;

/** Generations: ordered, waited for, looked up. */
export class GenerationService {
  readonly #parts: GenerationServiceParts;

  constructor(parts: GenerationServiceParts) {
    this.#parts = parts;
  }

  /** Reserves a credit and writes the job down, or finds the job that the same key started. Nothing is drawn yet. */
  async order(request: GenerationRequest): Promise<Generation> {
    const { reservations } = this.#parts;
    const wishes = readAllowedPrompt(request.prompt);
    const requestHash = sha256(JSON.stringify([request.prompt, request.detail ?? null]));
    const known = await findByKey(request);
    // One that failed without room to write it down frees its key as soon as there is room.
    const isEnded = known && reservations.isOwed(known) && (await reservations.endAbandoned(known));
    if (known && !isEnded) return checked(known, requestHash);
    if (this.#parts.provider.name === 'illustrator') refuseUndrawable(wishes);
    await refuseFullGallery(request.userId, this.#parts.limits);
    const { name } = this.#parts.provider;
    const order = { ...request, detail: request.detail ?? null, requestHash, provider: name };
    try {
      return await reservations.reserve(order);
    } catch (error) {
      const other = error instanceof UniqueConstraintError ? await findByKey(request) : null;
      if (other) return checked(other, requestHash);
      throw error;
    }
  }

  /** Has an ordered job worked on and waits for its end. Throws the reason when it failed. */
  async complete(job: Generation): Promise<Generation> {
    if (job.status === 'pending') await this.#runUntilEnded(job);
    await waitUntil(async () => !isOpen(await job.reload()), LONGEST_WAIT_MS);
    if (job.status === 'succeeded') return job;
    throw new ApiError(job.status === 'failed' ? (job.errorCode ?? 'INTERNAL') : 'UNAVAILABLE');
  }

  /** The row tells the end too: a queue that has lost its memory, or is away, says nothing. */
  async #runUntilEnded(job: Generation): Promise<void> {
    const over = new AbortController();
    const running = this.#runOrGiveBack(job);
    running.catch(() => undefined);
    try {
      await Promise.race([running, untilRowEnded(job.id, over.signal)]);
    } finally {
      over.abort();
    }
  }

  /** A queue that takes no job (it is closing, or broken) leaves nothing reserved. One that is worked on elsewhere stays. */
  async #runOrGiveBack(job: Generation): Promise<void> {
    const { queue, reservations } = this.#parts;
    try {
      await queue.run({ id: job.id, userId: job.userId });
    } catch (cause) {
      if (cause instanceof QueueSilentError && !(await reservations.giveBackUnclaimed(job))) return;
      if (cause instanceof JobLeftError) throw new ApiError('UNAVAILABLE', { cause, retryAfterS: 5 });
      await reservations.endAbandoned(job);
      if (isStorageFull(cause)) throw cause;
      throw new ApiError('UNAVAILABLE', { cause, retryAfterS: 5 });
    }
  }

  /** A job of the user. NOT_FOUND. */
  async get(userId: string, jobId: string): Promise<Generation> {
    const job = await Generation.findOne({ where: { id: jobId, userId } });
    if (!job) throw new ApiError('NOT_FOUND');
    return job;
  }
}

function isOpen({ status }: Generation): boolean {
  return status === 'pending' || status === 'running';
}

async function findByKey({ userId, idempotencyKey }: GenerationRequest): Promise<Generation | null> {
  return idempotencyKey === null ? null : Generation.findOne({ where: { userId, idempotencyKey } });
}

function checked(known: Generation, requestHash: string): Generation {
  if (known.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return known;
}

/** Resolves when the row of a job is final. A database that is away for a while does not end the waiting. */
async function untilRowEnded(id: string, over: AbortSignal): Promise<void> {
  for (;;) {
    await wait(ROW_CHECK_MS, undefined, { signal: over, ref: false });
    const job = await Generation.findByPk(id, { attributes: ['status'] }).catch(() => undefined);
    if (job === null || (job && !isOpen(job))) return;
  }
}

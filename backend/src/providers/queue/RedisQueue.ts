import { once, setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Job, Queue as JobQueue, QueueEvents, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { JobLeftError, type Queue, type QueuedJob } from './Queue.ts';

export interface RedisQueueOptions {
  readonly redisUrl: string;
  /** For the counts by user; also closed by its owner. */
  readonly redis: Redis;
  /** How many jobs this process works on at a time. */
  readonly concurrency: number;
  /** A worker that was silent for so long is taken for dead; 15 s unless told. */
  readonly silenceMs?: number;
}

const NAME = 'lineleaf-generations';
const SILENCE_MS = 15_000;
const LONGEST_WAIT_MS = 5 * 60 * 1000;
/** Answers are kept so long for those who ask late whether a job has ended. */
const KEPT_S = 10 * 60;
const LOAD_LIFE_S = 10 * 60;
const LOWEST_PRIORITY = 2_000_000;
/** Every request that waits listens on one emitter. */
const MAX_WAITERS = 10_000;

/**
 * Hands jobs to any process that works on this Redis. A user's second job comes after everybody's first, and so on. The
 * job of a worker that died goes to another one.
 */
export class RedisQueue implements Queue {
  readonly #options: RedisQueueOptions;
  readonly #jobs: JobQueue<QueuedJob>;
  readonly #events: QueueEvents;
  /** Gives up what is worked on here. */
  readonly #stop = new AbortController();
  /** Ends the waiting for what is worked on elsewhere. */
  readonly #leave = new AbortController();
  readonly #waiters = new Set<Promise<void>>();
  #worker: Worker<QueuedJob> | undefined;
  #closing: Promise<void> | undefined;

  constructor(options: RedisQueueOptions) {
    this.#options = options;
    const url = options.redisUrl;
    // A request must not hang while Redis is away: its command fails, and its credit goes back.
    this.#jobs = new JobQueue(NAME, { connection: { url, maxRetriesPerRequest: 1 } });
    this.#events = new QueueEvents(NAME, { connection: { url } });
    this.#events.setMaxListeners(MAX_WAITERS);
    setMaxListeners(MAX_WAITERS, this.#leave.signal);
    // What suffers from a lost connection rejects by itself.
    this.#jobs.on('error', () => {});
    this.#events.on('error', () => {});
  }

  async run({ id, userId }: QueuedJob): Promise<void> {
    if (this.#closing !== undefined) throw new Error('The queue is closed');
    const priority = Math.min(await this.#countUp(userId), LOWEST_PRIORITY);
    const kept = { age: KEPT_S };
    const job = await this.#jobs.add(
      'generation',
      { id, userId },
      { jobId: id, priority, removeOnComplete: kept, removeOnFail: kept },
    );
    const ended = this.#waitFor(job);
    this.#waiters.add(ended);
    await ended.finally(() => this.#waiters.delete(ended));
  }

  async #waitFor(job: Job<QueuedJob>): Promise<void> {
    const { signal } = this.#leave;
    const done = new AbortController();
    const isLeft = once(signal, 'abort', { signal: done.signal }).then(() => {
      throw new Error('The queue was closed');
    });
    try {
      await this.#events.waitUntilReady();
      await Promise.race([job.waitUntilFinished(this.#events, LONGEST_WAIT_MS), isLeft]);
    } catch (cause) {
      const hasEnded = !signal.aborted && (await job.isFailed().catch(() => false));
      if (hasEnded) throw cause;
      throw new JobLeftError('The job is no longer waited for here', { cause });
    } finally {
      done.abort();
    }
  }

  work(handle: (job: QueuedJob, signal: AbortSignal) => Promise<void>): void {
    const lockDuration = this.#options.silenceMs ?? SILENCE_MS;
    const work = async (job: Job<QueuedJob>): Promise<void> => {
      try {
        await handle({ ...job.data, isTakenOver: job.attemptsStarted > 1 }, this.#stop.signal);
      } finally {
        await this.#countDown(job.data.userId);
      }
    };
    this.#worker = new Worker<QueuedJob>(NAME, work, {
      connection: { url: this.#options.redisUrl },
      concurrency: this.#options.concurrency,
      lockDuration,
      stalledInterval: Math.ceil(lockDuration / 3),
      maxStalledCount: 1,
    });
    this.#worker.on('error', () => {});
  }

  async check(): Promise<void> {
    await this.#options.redis.ping();
  }

  close(graceMs: number): Promise<void> {
    this.#closing ??= this.#close(graceMs);
    return this.#closing;
  }

  async #close(graceMs: number): Promise<void> {
    const giveUp = setTimeout(() => this.#stop.abort(), graceMs);
    const grace = wait(graceMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    await Promise.all([this.#worker?.close(), Promise.race([Promise.allSettled(this.#waiters), grace])]);
    clearTimeout(giveUp);
    this.#leave.abort();
    await this.#events.close();
    await this.#jobs.close();
  }

  /** How many jobs of this user are waiting or under way, this one included. */
  async #countUp(userId: string): Promise<number> {
    const key = loadKey(userId);
    const load = await this.#options.redis.incr(key);
    // A count that a crash left too high is forgotten when the user pauses.
    await this.#options.redis.expire(key, LOAD_LIFE_S);
    return load;
  }

  async #countDown(userId: string): Promise<void> {
    const left = await this.#options.redis.decr(loadKey(userId)).catch(() => 0);
    if (left < 0) await this.#options.redis.del(loadKey(userId)).catch(() => 0);
  }
}

function loadKey(userId: string): string {
  return `lineleaf:load:${userId}`;
}

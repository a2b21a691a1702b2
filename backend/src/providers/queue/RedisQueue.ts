import { setTimeout as wait } from 'node:timers/promises';
import { Queue as JobQueue, QueueEvents, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { deferred } from './deferred.ts';
import { JobLeftError, type Queue, type QueuedJob, QueueSilentError } from './Queue.ts';

export interface RedisQueueOptions {
  readonly redisUrl: string;
  /** For the counts by user; also closed by its owner. */
  readonly redis: Redis;
  /** How many jobs this process works on at a time. */
  readonly concurrency: number;
  /** A worker that was silent for so long is taken for dead; 15 s unless set. */
  readonly silenceMs?: number;
  /** How often the state of the jobs that are waited for is asked; 2 s unless set. */
  readonly checkMs?: number;
  /** A Redis that did not answer for so long is no longer waited for; 20 s unless set. */
  readonly patienceMs?: number;
}

const NAME = 'lineleaf-generations';
const SILENCE_MS = 15_000;
const CHECK_MS = 2_000;
const PATIENCE_MS = 20_000;
/** Redis answers within a millisecond or two; one that is frozen keeps the connection and says nothing. */
const COMMAND_TIMEOUT_MS = 2_000;
/** Closing a connection to a Redis that is away never ends. */
const CLOSE_TIMEOUT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60 * 1000;
/** Answers are kept so long for those who ask late whether a job has ended. */
const KEPT_S = 10 * 60;
const LOAD_LIFE_S = 10 * 60;
const LOWEST_PRIORITY = 2_000_000;

/** A job whose end is waited for here. */
interface Awaited {
  readonly job: QueuedJob;
  /** Known once the job has been handed over. */
  priority?: number;
  readonly done: Promise<void>;
  readonly until: number;
  /** When Redis last told its state. */
  heardAt: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Hands jobs to any process that works on this Redis. A user's second job comes after everybody's first, and so on. The
 * job of a worker that died goes to another one; a job that Redis has forgotten is handed over again.
 */
export class RedisQueue implements Queue {
  readonly #options: RedisQueueOptions;
  readonly #jobs: JobQueue<QueuedJob>;
  readonly #events: QueueEvents;
  /** Gives up what is worked on here. */
  readonly #stop = new AbortController();
  readonly #awaited = new Map<string, Awaited>();
  readonly #checking: NodeJS.Timeout;
  #worker: Worker<QueuedJob> | undefined;
  #closing: Promise<void> | undefined;

  constructor(options: RedisQueueOptions) {
    this.#options = options;
    const url = options.redisUrl;
    // A request must not hang while Redis is away: its command fails, and its credit goes back.
    const connection = { url, maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS };
    this.#jobs = new JobQueue(NAME, { connection });
    this.#events = new QueueEvents(NAME, { connection: { url } });
    // What suffers from a lost connection rejects by itself.
    this.#jobs.on('error', () => {});
    this.#events.on('error', () => {});
    this.#events.on('completed', ({ jobId }) => this.#awaited.get(jobId)?.resolve());
    this.#events.on('failed', ({ jobId, failedReason }) => this.#fail(jobId, failedReason));
    this.#checking = setInterval(() => void this.#checkAll(), options.checkMs ?? CHECK_MS);
    this.#checking.unref();
  }

  async run({ id, userId }: QueuedJob): Promise<void> {
    const known = this.#awaited.get(id);
    if (known) return known.done;
    if (this.#closing !== undefined) throw new Error('The queue is closed');
    const awaited = this.#await({ id, userId });
    try {
      awaited.priority = Math.min(await this.#countUp(userId), LOWEST_PRIORITY);
      await this.#handOver(awaited);
      // It may have ended before, under the same id, or before the events were listened to.
      await this.#check(awaited);
    } catch (error) {
      awaited.reject(error);
    }
    return awaited.done;
  }

  work(handle: (job: QueuedJob, signal: AbortSignal) => Promise<void>): void {
    const lockDuration = this.#options.silenceMs ?? SILENCE_MS;
    const options = {
      connection: { url: this.#options.redisUrl },
      concurrency: this.#options.concurrency,
      lockDuration,
      stalledInterval: Math.ceil(lockDuration / 3),
      maxStalledCount: 1,
    };
    this.#worker = new Worker<QueuedJob>(
      NAME,
      async ({ data, attemptsStarted }) => {
        try {
          await handle({ ...data, isTakenOver: attemptsStarted > 1 }, this.#stop.signal);
        } finally {
          await this.#countDown(data.userId);
        }
      },
      options,
    );
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
    const ended = Promise.allSettled([...this.#awaited.values()].map(({ done }) => done));
    const workedOff = Promise.all([this.#worker?.close(), Promise.race([ended, grace])]);
    await Promise.race([workedOff, wait(graceMs + CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    clearTimeout(giveUp);
    clearInterval(this.#checking);
    for (const { reject } of this.#awaited.values()) reject(new JobLeftError('The queue was closed'));
    const closed = Promise.all([this.#events.close(), this.#jobs.close()]);
    await Promise.race([closed, wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  #await(job: QueuedJob): Awaited {
    const { promise: done, resolve, reject } = deferred();
    const now = performance.now();
    const forget = (): void => void this.#awaited.delete(job.id);
    done.then(forget, forget);
    const awaited: Awaited = { job, done, until: now + LONGEST_WAIT_MS, heardAt: now, resolve, reject };
    this.#awaited.set(job.id, awaited);
    return awaited;
  }

  async #handOver({ job, priority }: Awaited): Promise<void> {
    const kept = { age: KEPT_S };
    const options = { jobId: job.id, priority, removeOnComplete: kept, removeOnFail: kept };
    await this.#jobs.add('generation', job, options);
  }

  async #checkAll(): Promise<void> {
    await Promise.all([...this.#awaited.values()].map((awaited) => this.#check(awaited)));
  }

  /** Events tell sooner; this tells also after a Redis that was away or came back empty. */
  async #check(awaited: Awaited): Promise<void> {
    const { job, reject } = awaited;
    try {
      const state = await this.#jobs.getJobState(job.id);
      awaited.heardAt = performance.now();
      if (state === 'completed') awaited.resolve();
      else if (state === 'failed') this.#fail(job.id, (await this.#jobs.getJob(job.id))?.failedReason);
      else if (state === 'unknown' && awaited.priority !== undefined) await this.#handOver(awaited);
    } catch {
      const silentMs = performance.now() - awaited.heardAt;
      if (silentMs > (this.#options.patienceMs ?? PATIENCE_MS)) reject(new QueueSilentError('No answer'));
    }
    if (performance.now() > awaited.until) reject(new JobLeftError('The job is no longer waited for here'));
  }

  #fail(jobId: string, reason = 'The job failed'): void {
    this.#awaited.get(jobId)?.reject(new Error(reason));
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

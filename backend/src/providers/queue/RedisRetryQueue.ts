import { setTimeout as wait } from 'node:timers/promises';
import { type Job, Queue as JobQueue, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { type OnFailedTry, RETRY_PAUSES_MS, type RetryQueue } from './RetryQueue.ts';

export interface RedisRetryQueueOptions<Task> {
  readonly redisUrl: string;
  /** Tells soon whether Redis is there; also closed by its owner. */
  readonly redis: Redis;
  readonly name: string;
  /** Does the tasks that cannot be handed over because Redis is away. */
  readonly fallback: RetryQueue<Task>;
  readonly pausesMs?: readonly number[];
}

const AT_ONCE = 4;
/** A try that is under way ends by then; closing a connection to a Redis that is away never ends. */
const CLOSE_TIMEOUT_MS = 5_000;
const COMMAND_TIMEOUT_MS = 2_000;

/** Hands tasks to any process that works on this Redis; tries that are open outlive every process. */
export class RedisRetryQueue<Task> implements RetryQueue<Task> {
  readonly #options: RedisRetryQueueOptions<Task>;
  readonly #pausesMs: readonly number[];
  readonly #tasks: JobQueue;
  #worker: Worker | undefined;

  constructor(options: RedisRetryQueueOptions<Task>) {
    this.#options = options;
    this.#pausesMs = options.pausesMs ?? RETRY_PAUSES_MS;
    const connection = { url: options.redisUrl, maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS };
    this.#tasks = new JobQueue(options.name, { connection });
    // What suffers from a lost connection rejects by itself.
    this.#tasks.on('error', () => {});
  }

  async add(task: Task): Promise<void> {
    const attempts = this.#pausesMs.length + 1;
    const options = { attempts, backoff: { type: 'pauses' }, removeOnComplete: true, removeOnFail: true };
    try {
      await this.#options.redis.ping();
      await this.#tasks.add('task', task, options);
    } catch {
      await this.#options.fallback.add(task);
    }
  }

  work(handle: (task: Task) => Promise<void>, onFailedTry: OnFailedTry): void {
    this.#options.fallback.work(handle, onFailedTry);
    this.#worker = new Worker(
      this.#options.name,
      async ({ data, attemptsMade }: Job<Task>) => {
        try {
          await handle(data);
        } catch (error) {
          const isLost = attemptsMade >= this.#pausesMs.length;
          onFailedTry(error, isLost);
          // The reason of a failure lies in Redis too: the error's own words may quote an address.
          throw isLost ? new UnrecoverableError('lost') : new Error('failed');
        }
      },
      {
        connection: { url: this.#options.redisUrl },
        concurrency: AT_ONCE,
        settings: { backoffStrategy: (attemptsMade) => this.#pausesMs[attemptsMade - 1] ?? 0 },
      },
    );
    this.#worker.on('error', () => {});
  }

  async close(): Promise<void> {
    const closed = Promise.all([this.#worker?.close(), this.#tasks.close()]);
    await Promise.race([closed, wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    await this.#options.fallback.close();
  }
}

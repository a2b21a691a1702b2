import { deferred } from './deferred.ts';
import type { Queue, QueuedJob } from './Queue.ts';

interface Waiting {
  readonly job: QueuedJob;
  /** How many jobs of its user were waiting or under way when it came. */
  readonly rank: number;
  readonly done: Promise<void>;
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Works jobs in this process, a few at a time. A user's second job comes after everybody's first, and so on, so that one
 * user's batch does not hold the others up.
 */
export class InProcessQueue implements Queue {
  readonly #concurrency: number;
  readonly #jobs = new Map<string, Waiting>();
  readonly #waiting: Waiting[] = [];
  readonly #underWay = new Map<Waiting, AbortController>();
  #handle: ((job: QueuedJob, signal: AbortSignal) => Promise<void>) | undefined;
  #isClosed = false;

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  run(job: QueuedJob): Promise<void> {
    const known = this.#jobs.get(job.id);
    if (known) return known.done;
    if (this.#isClosed) return Promise.reject(new Error('The queue is closed'));
    const { promise, resolve, reject } = deferred();
    const rank = [...this.#jobs.values()].filter((other) => other.job.userId === job.userId).length;
    const waiting = { job, rank, done: promise, settle: resolve, fail: reject };
    this.#jobs.set(job.id, waiting);
    this.#waiting.push(waiting);
    this.#startNext();
    return promise;
  }

  work(handle: (job: QueuedJob, signal: AbortSignal) => Promise<void>): void {
    this.#handle = handle;
    this.#startNext();
  }

  async check(): Promise<void> {
    if (this.#isClosed) throw new Error('The queue is closed');
  }

  async close(graceMs: number): Promise<void> {
    this.#isClosed = true;
    for (const { job, fail } of this.#waiting.splice(0)) {
      this.#jobs.delete(job.id);
      fail(new Error('The queue was closed before this job began'));
    }
    const giveUp = setTimeout(() => {
      for (const controller of this.#underWay.values()) controller.abort();
    }, graceMs);
    await Promise.allSettled([...this.#underWay.keys()].map(({ done }) => done));
    clearTimeout(giveUp);
  }

  #startNext(): void {
    while (this.#handle && this.#underWay.size < this.#concurrency) {
      const next = this.#takeFairest();
      if (!next) return;
      const controller = new AbortController();
      this.#underWay.set(next, controller);
      const end = () => {
        this.#underWay.delete(next);
        this.#jobs.delete(next.job.id);
        this.#startNext();
      };
      this.#handle(next.job, controller.signal).then(
        () => {
          end();
          next.settle();
        },
        (error: unknown) => {
          end();
          next.fail(error);
        },
      );
    }
  }

  #takeFairest(): Waiting | undefined {
    let best = 0;
    for (const [index, { rank }] of this.#waiting.entries()) {
      if (rank < (this.#waiting[best]?.rank ?? 0)) best = index;
    }
    return this.#waiting.splice(best, 1)[0];
  }
}

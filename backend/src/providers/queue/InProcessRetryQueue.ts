import { type OnFailedTry, RETRY_PAUSES_MS, type RetryQueue } from './RetryQueue.ts';

interface Waiting<Task> {
  readonly task: Task;
  readonly timer: NodeJS.Timeout;
}

/** Tries in this process. What waits for its next try when the process ends is tried once more, then lost. */
export class InProcessRetryQueue<Task> implements RetryQueue<Task> {
  readonly #pausesMs: readonly number[];
  readonly #waiting = new Set<Waiting<Task>>();
  readonly #underWay = new Set<Promise<void>>();
  #handle: ((task: Task) => Promise<void>) | undefined;
  #onFailedTry: OnFailedTry = () => {};
  #isClosed = false;

  constructor(pausesMs = RETRY_PAUSES_MS) {
    this.#pausesMs = pausesMs;
  }

  /** Resolves after the first try. */
  add(task: Task): Promise<void> {
    return this.#try(task, 0);
  }

  work(handle: (task: Task) => Promise<void>, onFailedTry: OnFailedTry): void {
    this.#handle = handle;
    this.#onFailedTry = onFailedTry;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const { task, timer } of waiting) {
      clearTimeout(timer);
      void this.#try(task, this.#pausesMs.length);
    }
    await Promise.all(this.#underWay);
  }

  #try(task: Task, failures: number): Promise<void> {
    const trying = this.#handleOnce(task, failures).finally(() => this.#underWay.delete(trying));
    this.#underWay.add(trying);
    return trying;
  }

  async #handleOnce(task: Task, failures: number): Promise<void> {
    try {
      if (!this.#handle) throw new Error('Nobody does these tasks here');
      await this.#handle(task);
    } catch (error) {
      const pauseMs = this.#isClosed ? undefined : this.#pausesMs[failures];
      this.#onFailedTry(error, pauseMs === undefined);
      if (pauseMs !== undefined) this.#tryLater(task, failures + 1, pauseMs);
    }
  }

  #tryLater(task: Task, failures: number, pauseMs: number): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(waiting);
      void this.#try(task, failures);
    }, pauseMs);
    timer.unref();
    const waiting = { task, timer };
    this.#waiting.add(waiting);
  }
}

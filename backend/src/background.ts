import type { Logger } from 'pino';
import { outsideTransaction } from './database/createSequelize.ts';

/** Work that an answer does not wait for. Failures are logged; a graceful stop waits for what is under way. */
export class BackgroundTasks {
  readonly #running = new Set<Promise<void>>();
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  run(name: string, task: () => Promise<void>): void {
    const running: Promise<void> = outsideTransaction(task)
      .catch((error: unknown) => this.#logger.error({ err: error, task: name }, 'background task failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when nothing is under way any more. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

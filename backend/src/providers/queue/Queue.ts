/** A generation to be worked on: its row's id, and whose it is, so that one user cannot crowd out the others. */
export interface QueuedJob {
  readonly id: string;
  readonly userId: string;
  /** The worker that had it before is dead; whatever it still says is not to count. */
  readonly isTakenOver?: boolean;
}

/** A job was handed over and may go on elsewhere, but this process no longer waits for its end. */
export class JobLeftError extends Error {
  override readonly name = 'JobLeftError';
}

/** The queue has not answered for long. Nobody will begin this job; where somebody has begun it, its row tells its end. */
export class QueueSilentError extends Error {
  override readonly name = 'QueueSilentError';
}

/** Hands generations to whoever works on them: this process, or with Redis any worker. */
export interface Queue {
  /**
   * Hands a job over; resolves when it was worked to its end, wherever. Its outcome is in its row. The same id is one job.
   * Throws JobLeftError when it goes on elsewhere, QueueSilentError when that is not known; after any other error nobody
   * works on it.
   */
  run(job: QueuedJob): Promise<void>;
  /** Makes this process work on jobs; `signal` ends a job that has to be given up. A job may come again after a crash. */
  work(handle: (job: QueuedJob, signal: AbortSignal) => Promise<void>): void;
  /** Throws when the queue does not answer. */
  check(): Promise<void>;
  /**
   * Takes no further jobs here, gives those under way `graceMs` to end, then gives them up by their signals. Resolves when
   * they have ended.
   */
  close(graceMs: number): Promise<void>;
}

/** What a retry queue tells of a task that failed: the last time when `isLost`. */
export type OnFailedTry = (error: unknown, isLost: boolean) => void;

/** Does small tasks in the background and tries again what fails, with longer and longer pauses. A task may be done twice. */
export interface RetryQueue<Task> {
  /** Hands a task over. It must hold nothing that may not lie in Redis. */
  add(task: Task): Promise<void>;
  /** Makes this process do tasks. */
  work(handle: (task: Task) => Promise<void>, onFailedTry: OnFailedTry): void;
  /** Takes no further tasks here and ends those under way. */
  close(): Promise<void>;
}

/** Pauses between the tries: half an hour in all, since a mail server that restarts is back by then. */
export const RETRY_PAUSES_MS: readonly number[] = [10, 20, 40, 80, 160, 320, 640].map(
  (seconds) => seconds * 1000,
);

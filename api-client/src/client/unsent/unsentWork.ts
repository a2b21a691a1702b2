/** Work that a remote has not sent yet, so that log-out can ask what to do with it. */
export interface UnsentWork {
  /** Unique; the same id replaces the older entry. */
  readonly id: string;
  /**
   * Sends everything; resolves when the server has it, rejects when it could not be sent: with the ApiError of a refusal, 412 where
   * the copy that it belongs to was changed or deleted elsewhere.
   */
  send(): Promise<void>;
  /** Sends as new copies what `send` was refused with 412 for. Work of earlier releases has it not. */
  sendAsNew?(): Promise<void>;
  /** Throws it away. */
  discard(): Promise<void>;
}

const entries = new Map<string, UnsentWork>();

/** Announces unsent work; returns what withdraws it. */
export function registerUnsentWork(work: UnsentWork): () => void {
  entries.set(work.id, work);
  return () => {
    if (entries.get(work.id) === work) entries.delete(work.id);
  };
}

/** Everything unsent in this tab. */
export function listUnsentWork(): readonly UnsentWork[] {
  return [...entries.values()];
}

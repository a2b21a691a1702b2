import PQueue from 'p-queue';
import { ApiError } from '../../http/ApiError.ts';

/** A hash keeps a processor busy for 10 ms or more and takes 19 MiB. */
const HASHES_AT_ONCE = 8;
const HASHES_OF_AN_ACCOUNT = 2;
const LONGEST_WAIT_MS = 10_000;
const RETRY_AFTER_S = 5;

/** The turn of one try at an account. */
export interface Turn {
  /** Aborts when the try has waited too long; never once its hash has begun. */
  readonly signal: AbortSignal;
  /** Hashes as soon as this node has room. */
  hash<R>(work: () => Promise<R>): Promise<R>;
}

/** In front of those that wait: a device from which the account was entered before. */
export type Place = 'front' | 'back';

/**
 * Bounds how many passwords are hashed at once: 8 a node, 2 an account. Others wait for their turn; after 10 s they
 * throw UNAVAILABLE.
 */
export class HashingTurns {
  readonly #node = new PQueue({ concurrency: HASHES_AT_ONCE });
  readonly #accounts = new Map<string, PQueue>();

  /** Hashes as soon as this node has room. */
  hash<R>(work: () => Promise<R>): Promise<R> {
    return this.#withDeadline(({ hash }) => hash(work), 'back');
  }

  /** Runs `work` when fewer than two tries at this account are under way on this node. */
  take<R>(account: string, place: Place, work: (turn: Turn) => Promise<R>): Promise<R> {
    const queue = this.#accounts.get(account) ?? new PQueue({ concurrency: HASHES_OF_AN_ACCOUNT });
    this.#accounts.set(account, queue);
    return this.#withDeadline(async (turn) => {
      try {
        return await queue.add(() => work(turn), { signal: turn.signal, priority: priorityOf(place) });
      } finally {
        if (queue.size === 0 && queue.pending === 0) this.#accounts.delete(account);
      }
    }, place);
  }

  async #withDeadline<R>(run: (turn: Turn) => Promise<R>, place: Place): Promise<R> {
    const deadline = new AbortController();
    const { signal } = deadline;
    const timer = setTimeout(() => deadline.abort(), LONGEST_WAIT_MS);
    const begin = <Hash>(work: () => Promise<Hash>): Promise<Hash> => {
      clearTimeout(timer);
      return work();
    };
    const hash: Turn['hash'] = (work) =>
      this.#node.add(() => begin(work), { signal, priority: priorityOf(place) });
    try {
      return await run({ signal, hash });
    } catch (error) {
      if (!signal.aborted || error instanceof ApiError) throw error;
      throw new ApiError('UNAVAILABLE', { cause: error, retryAfterS: RETRY_AFTER_S });
    } finally {
      clearTimeout(timer);
    }
  }
}

function priorityOf(place: Place): number {
  return place === 'front' ? 1 : 0;
}

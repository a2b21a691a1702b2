import type { Logger } from 'pino';
import { Op, type Sequelize } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { RunningNode } from '../../models/index.ts';
import { newId } from '../../randomness.ts';

export interface NodeRegistryParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Lets one process of all look and enter at a time. */
  readonly alone: <Result>(action: () => Promise<Result>) => Promise<Result>;
  /** Waits so many milliseconds. */
  readonly pause: (durationMs: number) => Promise<void>;
}

/** Three heartbeats: a node that is silent for longer is taken for dead. */
const LEASE_MS = 30_000;
const HEARTBEAT_MS = LEASE_MS / 3;
const LOOK_AGAIN_MS = 1_000;

/** The processes that run on one database. Those without Redis know nothing of each other, so such a one has to be the only one. */
export class NodeRegistry {
  readonly #parts: NodeRegistryParts;
  readonly #id = newId();
  #beating: NodeJS.Timeout | undefined;
  #isSharing = false;
  #isStopping = false;

  constructor(parts: NodeRegistryParts) {
    this.#parts = parts;
  }

  /**
   * Enters this process and keeps its lease alive. `refused` when a live one does not bear it beside itself: at once when
   * that one's heart beats, at the latest when the lease of one that crashed has run out. `beside` when others are there.
   */
  async enter(isSharing: boolean): Promise<'refused' | 'alone' | 'beside'> {
    this.#isSharing = isSharing;
    const seen = new Map<string, number>();
    for (;;) {
      const { rivals, count } = await this.#parts.alone(() => this.#lookAndEnter());
      if (rivals.length === 0) {
        this.#beating = setInterval(() => void this.#beat(), HEARTBEAT_MS);
        this.#beating.unref();
        return count === 0 ? 'alone' : 'beside';
      }
      if (rivals.some(({ id, leaseExpiresAt }) => leaseExpiresAt.getTime() > (seen.get(id) ?? Infinity))) {
        return 'refused';
      }
      for (const { id, leaseExpiresAt } of rivals) seen.set(id, leaseExpiresAt.getTime());
      await this.#parts.pause(LOOK_AGAIN_MS);
    }
  }

  /** Says that this process is about to end: another may take its place from now on. */
  async beginStop(): Promise<void> {
    this.#isStopping = true;
    await this.#beat();
  }

  /** Forgets this process. Where the database is away its lease runs out. */
  async leave(): Promise<void> {
    clearInterval(this.#beating);
    await RunningNode.destroy({ where: { id: this.#id } }).catch((error: unknown) => {
      this.#parts.logger.warn({ err: error }, 'the lease of this process is left to run out');
    });
  }

  #lookAndEnter(): Promise<{ rivals: RunningNode[]; count: number }> {
    return inTransaction(this.#parts.sequelize, async () => {
      await RunningNode.destroy({ where: { leaseExpiresAt: { [Op.lte]: this.#parts.clock.now() } } });
      const others = await RunningNode.findAll();
      const rivals = others.filter((other) => !other.isStopping && !(other.isSharing && this.#isSharing));
      if (rivals.length === 0) await this.#write();
      return { rivals, count: others.length };
    });
  }

  async #beat(): Promise<void> {
    await this.#write().catch((error: unknown) => {
      this.#parts.logger.warn({ err: error }, 'the lease of this process was not prolonged');
    });
  }

  /** Writes the row again where another process took it for dead while the database was away. */
  async #write(): Promise<void> {
    const leaseExpiresAt = new Date(this.#parts.clock.now().getTime() + LEASE_MS);
    const row = { id: this.#id, isSharing: this.#isSharing, isStopping: this.#isStopping, leaseExpiresAt };
    await RunningNode.upsert(row);
  }
}

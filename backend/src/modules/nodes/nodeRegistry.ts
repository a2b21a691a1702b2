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
/** A lease that ran out so long ago belongs to no live node, even where a clock was moved by an hour. */
const CLOCKS_APART_MS = 2 * 60 * 60 * 1000;

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
   * Enters this process and keeps its lease alive. `refused` when a live one does not bear it beside itself, as soon as that
   * one's heart beats. One that crashed is waited for until its lease has run out, 30 s at most. `beside` when others are
   * there. What lives is told by its heartbeat: clocks may be an hour apart.
   */
  async enter(isSharing: boolean): Promise<'refused' | 'alone' | 'beside'> {
    this.#isSharing = isSharing;
    const watched: Watched = new Map();
    for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
      const { rivals, count } = await this.#parts.alone(() => this.#lookAndEnter(watched, waitedMs));
      if (rivals.length === 0) {
        this.#beating = setInterval(() => void this.#beat(), HEARTBEAT_MS);
        this.#beating.unref();
        return count === 0 ? 'alone' : 'beside';
      }
      for (const { id, leaseExpiresAt } of rivals) {
        const leaseMs = leaseExpiresAt.getTime();
        const first = watched.get(id) ?? { leaseMs, sinceMs: waitedMs };
        if (first.leaseMs !== leaseMs) return 'refused';
        watched.set(id, first);
      }
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

  #lookAndEnter(watched: Watched, waitedMs: number): Promise<{ rivals: RunningNode[]; count: number }> {
    return inTransaction(this.#parts.sequelize, async () => {
      const nowMs = this.#parts.clock.now().getTime();
      await RunningNode.destroy({
        where: { leaseExpiresAt: { [Op.lte]: new Date(nowMs - CLOCKS_APART_MS) } },
      });
      const nodes = await RunningNode.findAll();
      const dead = nodes.filter((node) => isDead(node, silenceOf(node, watched, waitedMs), nowMs));
      await RunningNode.destroy({ where: { id: dead.map(({ id }) => id) } });
      const others = nodes.filter((node) => !dead.includes(node));
      const rivals = others.filter((other) => !other.isStopping && !(other.isSharing && this.#isSharing));
      if (rivals.length === 0) await this.#write();
      return { rivals, count: others.filter((other) => !hasRunOut(other, nowMs)).length };
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

/** The lease that each rival had when it was first seen, and how long this process had waited by then. */
type Watched = Map<string, { readonly leaseMs: number; readonly sinceMs: number }>;

/** For how long a node has been seen not to beat, in milliseconds. */
function silenceOf({ id, leaseExpiresAt }: RunningNode, watched: Watched, waitedMs: number): number {
  const first = watched.get(id);
  return first?.leaseMs === leaseExpiresAt.getTime() ? waitedMs - first.sinceMs : 0;
}

/** A lease that has run out may be that of a live node behind another clock: then its heart beats soon. */
function isDead(node: RunningNode, silentMs: number, nowMs: number): boolean {
  return silentMs >= LEASE_MS || (silentMs > HEARTBEAT_MS && hasRunOut(node, nowMs));
}

function hasRunOut({ leaseExpiresAt }: RunningNode, nowMs: number): boolean {
  return leaseExpiresAt.getTime() <= nowMs;
}

import { type DetailLevel, type ErrorCode, GENERATION_COST } from '@lineleaf/api-client/contract';
import { Op, type Sequelize, type WhereOptions } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import { ColoringPage, Generation, User } from '../../models/index.ts';
import type { DrawnPage } from '../../providers/image-generator/ImageGenerator.ts';
import { newId, newSeed } from '../../randomness.ts';
import { type CreditLedger, InsufficientCreditsError, LedgerUserGoneError } from '../credits/creditLedger.ts';
import type { StoredImage } from '../pages/pageImages.ts';
import type { ProviderCap } from './providerCap.ts';

/** What a reservation is made for. */
export interface Order {
  readonly userId: string;
  readonly prompt: string;
  readonly detail: DetailLevel | null;
  readonly idempotencyKey: string | null;
  readonly requestHash: string;
  readonly provider: string;
  /** The client's network, by which free pictures are bounded. It is not kept. */
  readonly network: string;
}

type JobOfUser = Pick<Generation, 'id' | 'userId'>;

/** A job whose credit is reserved: open until settled or given back, exactly once. */
const OPEN = ['pending', 'running'] as const;

const ABANDONED_BATCH = 100;

/** How long a job may wait for a worker, and how long a worker may be silent. */
const WAITING_LEASE_MS = 10 * 60 * 1000;
const WORKING_LEASE_MS = 30 * 1000;

/** The steps of a generation that move credits; each is one transaction, users row first. */
export class Reservations {
  readonly #sequelize: Sequelize;
  readonly #clock: Clock;
  readonly #ledger: CreditLedger;
  readonly #cap: ProviderCap;
  /** Jobs whose end could not be written (a full disk), with the call that is still to be made. */
  readonly #owed = new Map<string, { errorCode: ErrorCode; worker: string | undefined }>();

  constructor(parts: { sequelize: Sequelize; clock: Clock; ledger: CreditLedger; cap: ProviderCap }) {
    this.#sequelize = parts.sequelize;
    this.#clock = parts.clock;
    this.#ledger = parts.ledger;
    this.#cap = parts.cap;
  }

  /**
   * Takes the credit and one of the day's pictures and writes the job down. INSUFFICIENT_CREDITS, PROVIDER_UNAVAILABLE; a
   * unique violation when the key is in use.
   */
  reserve({ network, ...order }: Order): Promise<Generation> {
    const [id, pageId] = [newId(), newId()];
    return inTransaction(this.#sequelize, async () => {
      await this.#takeCredit({ userId: order.userId, reference: id, pageId });
      const clientKey = await this.#cap.clientKey(order.userId, network);
      const job = await Generation.create({
        id,
        ...order,
        clientKey,
        seed: newSeed(),
        status: 'pending',
        pageId,
        leaseExpiresAt: this.#in(WAITING_LEASE_MS),
        createdAt: this.#clock.now(),
      });
      if (await this.#cap.take(clientKey)) return job;
      throw new ApiError('PROVIDER_UNAVAILABLE', { retryAfterS: this.#cap.secondsUntilReset() });
    });
  }

  /**
   * Makes a worker the only one on a job. Answers undefined when the job is done or another worker is alive on it;
   * `isTakenOver` says that none is.
   */
  async claim(jobId: string, worker: string, isTakenOver = false): Promise<Generation | undefined> {
    const leftBehind = isTakenOver ? {} : { leaseExpiresAt: { [Op.lt]: this.#clock.now() } };
    const free = {
      id: jobId,
      [Op.or]: [{ status: 'pending' }, { status: 'running', ...leftBehind }],
    };
    const lease = {
      status: 'running' as const,
      leaseOwner: worker,
      leaseExpiresAt: this.#in(WORKING_LEASE_MS),
    };
    return inTransaction(this.#sequelize, async () => {
      const [claimed] = await Generation.update(lease, { where: free });
      if (claimed !== 1) return undefined;
      await Generation.increment('attempts', { where: { id: jobId } });
      return (await Generation.findByPk(jobId)) ?? undefined;
    });
  }

  /** Prolongs a worker's claim; false when it has lost the job. */
  async keepAlive(jobId: string, worker: string): Promise<boolean> {
    const [kept] = await Generation.update(
      { leaseExpiresAt: this.#in(WORKING_LEASE_MS) },
      { where: { id: jobId, status: 'running', leaseOwner: worker } },
    );
    return kept === 1;
  }

  /**
   * Lets the worker of a job ask for a second picture: once a credit, written down before it
   * is asked, and never where another worker may have asked before. One that the day's cap refuses is not asked later.
   */
  takeRedraw({ id, clientKey }: Generation, worker: string): Promise<boolean> {
    return inTransaction(this.#sequelize, async () => {
      const unused = { id, status: 'running', leaseOwner: worker, attempts: 1, redraws: 0 };
      const [taken] = await Generation.update({ redraws: 1 }, { where: unused });
      return taken === 1 && this.#cap.take(clientKey);
    });
  }

  /** Makes the drawn page the user's and the credit spent. False when the job was ended in the meantime. */
  settle(
    job: Generation,
    worker: string,
    { page, image }: { page: DrawnPage; image: StoredImage },
  ): Promise<boolean> {
    return inTransaction(this.#sequelize, async () => {
      const owner = await User.findByPk(job.userId, { attributes: ['id'], lock: true });
      const finishedAt = this.#clock.now();
      const outcome = {
        drawn: JSON.stringify(page.drawn),
        unknownWords: JSON.stringify(page.unknown),
        readings: JSON.stringify(page.readings),
        finishedAt,
      };
      const [settled] = await Generation.update(
        { status: 'succeeded', clientKey: null, leaseOwner: null, leaseExpiresAt: null, ...outcome },
        { where: { id: job.id, status: 'running', leaseOwner: worker } },
      );
      if (!owner || settled !== 1) return false;
      await ColoringPage.create({
        id: job.pageId,
        userId: job.userId,
        prompt: job.prompt,
        ...image,
        colorability: JSON.stringify(page.colorability),
        palette: page.palette ? JSON.stringify(page.palette) : null,
        createdAt: finishedAt,
      });
      await User.increment('totalGenerations', { where: { id: job.userId } });
      return true;
    });
  }

  /**
   * Gives the credit back, frees the key and keeps the reason. False when the job had ended before. What cannot be written now
   * is owed: it throws, and `findAbandoned` has the job from then on.
   */
  async giveBack(job: JobOfUser, errorCode: ErrorCode, worker?: string): Promise<boolean> {
    try {
      const mine = worker ? { leaseOwner: worker } : {};
      const isEnded = await this.#giveBack(job, errorCode, { status: [...OPEN], ...mine });
      this.#owed.delete(job.id);
      return isEnded;
    } catch (error) {
      this.#owed.set(job.id, { errorCode, worker });
      throw error;
    }
  }

  /** Gives back what nobody works on, for the reason that was to be kept if there was one. */
  endAbandoned(job: JobOfUser): Promise<boolean> {
    const { errorCode, worker } = this.#owed.get(job.id) ?? {};
    return this.giveBack(job, errorCode ?? 'UNAVAILABLE', worker);
  }

  /** Whether the end of this job is still to be written. */
  isOwed({ id }: JobOfUser): boolean {
    return this.#owed.has(id);
  }

  /** Gives the credit of a job back that no worker has begun; false when one has, or it has ended. */
  giveBackUnclaimed(job: JobOfUser): Promise<boolean> {
    return this.#giveBack(job, 'UNAVAILABLE', { status: 'pending' });
  }

  #giveBack(job: JobOfUser, errorCode: ErrorCode, state: WhereOptions): Promise<boolean> {
    return inTransaction(this.#sequelize, async () => {
      const owner = await User.findByPk(job.userId, { attributes: ['id'], lock: true });
      if (!owner) return false;
      const [ended] = await Generation.update(
        {
          status: 'failed',
          errorCode,
          idempotencyKey: null,
          clientKey: null,
          leaseOwner: null,
          leaseExpiresAt: null,
          finishedAt: this.#clock.now(),
        },
        { where: { id: job.id, ...state } },
      );
      if (ended !== 1) return false;
      await this.#ledger.giveBack({ userId: job.userId, credits: GENERATION_COST, reference: job.id });
      return true;
    });
  }

  /** Open jobs that nobody works on, a batch of them: of all open ones, or of those whose lease has run out. */
  async findAbandoned(which: 'all' | 'expired'): Promise<Generation[]> {
    const owed = [...this.#owed.keys()];
    const expired = { [Op.or]: [{ leaseExpiresAt: { [Op.lt]: this.#clock.now() } }, { id: owed }] };
    const jobs = await Generation.findAll({
      attributes: ['id', 'userId', 'pageId'],
      where: { status: [...OPEN], ...(which === 'all' ? {} : expired) },
      limit: ABANDONED_BATCH,
    });
    // What another process has ended is no longer owed.
    const open = new Set(jobs.map(({ id }) => id));
    if (jobs.length < ABANDONED_BATCH) for (const id of owed) if (!open.has(id)) this.#owed.delete(id);
    return jobs;
  }

  async #takeCredit(job: { userId: string; reference: string; pageId: string }): Promise<void> {
    try {
      await this.#ledger.reserve({ ...job, credits: GENERATION_COST });
    } catch (error) {
      if (error instanceof InsufficientCreditsError) throw new ApiError('INSUFFICIENT_CREDITS');
      if (error instanceof LedgerUserGoneError) throw new ApiError('UNAUTHENTICATED');
      throw error;
    }
  }

  #in(durationMs: number): Date {
    return new Date(this.#clock.now().getTime() + durationMs);
  }
}

/** How often a worker prolongs its claim: three times a lease. */
export const HEARTBEAT_MS = WORKING_LEASE_MS / 3;

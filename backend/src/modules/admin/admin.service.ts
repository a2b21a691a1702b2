import { literal, Op, type Sequelize, type WhereOptions } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import { afterPosition, type KeysetPosition, NEWEST_FIRST } from '../../http/keysetCursor.ts';
import { ColoringPage, Payment, User } from '../../models/index.ts';
import { type CreditLedger, LedgerUserGoneError } from '../credits/creditLedger.ts';
import type { AuditLog } from './auditLog.ts';

/** The figures of the dashboard. */
export interface Figures {
  readonly users: number;
  readonly generations: number;
  readonly favorites: number;
  /** Paid ones of the last 30 days, newest first. */
  readonly payments: Payment[];
}

/** Of a payment that was paid, whatever became of it then. */
const PAID = ['paid', 'partially_refunded', 'refunded', 'disputed'] as const;

const RECENT_MS = 30 * 24 * 60 * 60 * 1000;

/** What the administrator sees and changes. */
export class AdminService {
  readonly #sequelize: Sequelize;
  readonly #clock: Clock;
  readonly #ledger: CreditLedger;
  readonly #audit: AuditLog;

  constructor(parts: { sequelize: Sequelize; clock: Clock; ledger: CreditLedger; audit: AuditLog }) {
    this.#sequelize = parts.sequelize;
    this.#clock = parts.clock;
    this.#ledger = parts.ledger;
    this.#audit = parts.audit;
  }

  async figures(): Promise<Figures> {
    const since = new Date(this.#clock.now().getTime() - RECENT_MS);
    const [users, generations, favorites, payments] = await Promise.all([
      User.count(),
      User.sum('totalGenerations'),
      ColoringPage.count({ where: { isFavorite: true } }),
      Payment.findAll({
        where: { status: [...PAID], createdAt: { [Op.gte]: since } },
        order: NEWEST_FIRST,
      }),
    ]);
    return { users, generations: Number(generations ?? 0), favorites, payments };
  }

  /** Users whose e-mail or name contains the text, newest first, after a position. */
  listUsers(filter: { search?: string; count?: number; after?: KeysetPosition }): Promise<User[]> {
    const conditions: WhereOptions[] = [afterPosition(filter.after)];
    if (filter.search) conditions.push(this.#contains(filter.search));
    return User.findAll({ where: { [Op.and]: conditions }, order: NEWEST_FIRST, limit: filter.count });
  }

  /** Sets a balance, booked as the difference with actor and reason. NOT_FOUND. */
  async setCredits(change: {
    userId: string;
    balance: number;
    actorId: string;
    reason?: string;
  }): Promise<User> {
    return inTransaction(this.#sequelize, async () => {
      const difference = await this.#ledger.adjust(change).catch(refuseGoneUser);
      const detail = `${difference >= 0 ? '+' : ''}${difference} credits`;
      const { actorId, userId, reason } = change;
      await this.#audit.record({ kind: 'credits_adjusted', actorId, subjectId: userId, detail, reason });
      return User.findByPk(userId, { rejectOnEmpty: new ApiError('NOT_FOUND') });
    });
  }

  /** INSTR has no wildcards to escape and means the same on every database. */
  #contains(text: string): WhereOptions {
    const term = this.#sequelize.escape(text.toLowerCase());
    return {
      [Op.or]: ['email', 'username'].map((column) => literal(`INSTR(LOWER(${column}), ${term}) > 0`)),
    };
  }
}

function refuseGoneUser(error: unknown): never {
  if (error instanceof LedgerUserGoneError) throw new ApiError('NOT_FOUND');
  throw error;
}

import { Op, type Sequelize } from 'sequelize';
import type { BackgroundTasks } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import { Session, User } from '../../models/index.ts';
import { newId } from '../../randomness.ts';
import { issueToken, TOKEN_LIFETIME_S } from './accessTokens.ts';

export interface SessionServiceParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly secret: string;
  readonly background: BackgroundTasks;
}

/** The last use of a session is written so often at most. */
const USE_IS_NOTED_EVERY_MS = 5 * 60 * 1000;
/** A class that shares an account, each of its devices logged in several times a month. The one unused longest ends first. */
const SESSIONS_AT_MOST = 200;

/** Log-ins that go on: opened with a token, listed, ended. */
export class SessionService {
  readonly #parts: SessionServiceParts;

  constructor(parts: SessionServiceParts) {
    this.#parts = parts;
  }

  /** Opens a session and returns its token. UNAUTHENTICATED when the account was deleted or its password changed meanwhile. */
  open(user: User, device: string | null): Promise<string> {
    const { sequelize, clock, secret } = this.#parts;
    const { id: userId, tokenVersion } = user;
    return inTransaction(sequelize, async () => {
      const current = await User.findOne({ where: { id: userId, tokenVersion }, lock: true });
      if (!current) throw new ApiError('UNAUTHENTICATED');
      const now = clock.now();
      await this.#makeRoom(userId, now);
      const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_S * 1000);
      const times = { createdAt: now, lastUsedAt: now, expiresAt };
      const session = await Session.create({ id: newId(), userId, device, ...times });
      return issueToken(current, secret, session.id);
    });
  }

  /** Whether this session of a user goes on; notes now and then that it is used. */
  async use(id: string, userId: string): Promise<boolean> {
    const session = await Session.findOne({ where: { id, userId } });
    if (!session) return false;
    const now = this.#parts.clock.now();
    if (now.getTime() - session.lastUsedAt.getTime() >= USE_IS_NOTED_EVERY_MS) {
      this.#parts.background.run('use of a session', async () => {
        await Session.update({ lastUsedAt: now }, { where: { id } });
      });
    }
    return true;
  }

  /** The sessions of a user, last used first. */
  list(userId: string): Promise<Session[]> {
    const expiresAt = { [Op.gt]: this.#parts.clock.now() };
    return Session.findAll({ where: { userId, expiresAt }, order: LAST_USED_FIRST });
  }

  /** Ends a session, of one user where that is given. Answers whose it was; undefined when there is none. */
  async end(id: string, userId?: string): Promise<string | undefined> {
    const session = await Session.findByPk(id);
    if (!session || (userId !== undefined && session.userId !== userId)) return undefined;
    const ended = await Session.destroy({ where: { id } });
    return ended === 1 ? session.userId : undefined;
  }

  /** Ends every session of a user, and every token, those without a session too. */
  async endAll(userId: string): Promise<void> {
    await inTransaction(this.#parts.sequelize, async () => {
      const user = await User.findByPk(userId, { lock: true });
      await user?.update({ tokenVersion: user.tokenVersion + 1 });
      await Session.destroy({ where: { userId } });
    });
  }

  /** Drops what has run out and what is too much, so that one more finds room. */
  async #makeRoom(userId: string, now: Date): Promise<void> {
    await Session.destroy({ where: { userId, expiresAt: { [Op.lte]: now } } });
    const where = { userId };
    const offset = SESSIONS_AT_MOST - 1;
    const surplus = await Session.findAll({ attributes: ['id'], where, order: LAST_USED_FIRST, offset });
    if (surplus.length > 0) await Session.destroy({ where: { id: surplus.map(({ id }) => id) } });
  }
}

const LAST_USED_FIRST: [string, string][] = [
  ['lastUsedAt', 'DESC'],
  ['id', 'DESC'],
];

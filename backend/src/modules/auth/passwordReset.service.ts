import type { Logger } from 'pino';
import { Op, type Sequelize } from 'sequelize';
import type { BackgroundTasks } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../config.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sha256 } from '../../hashing.ts';
import { ApiError } from '../../http/ApiError.ts';
import { knownLanguage } from '../../i18n/language.ts';
import { PasswordReset, User } from '../../models/index.ts';
import type { Mailer } from '../../providers/mailer/Mailer.ts';
import type { RetryQueue } from '../../providers/queue/RetryQueue.ts';
import type { RateLimiter } from '../../providers/rate-limit/RateLimiter.ts';
import { newId, newToken } from '../../randomness.ts';
import type { AuthService } from './auth.service.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { resetMail } from './resetMail.ts';

const LINK_LIFETIME_MS = 60 * 60 * 1000;
const MAILS_PER_ACCOUNT = 5;

/** A reset mail to be sent: neither a token nor an address, since it may lie in Redis. */
export interface ResetMailTask {
  readonly userId: string;
  /** Where the user is, if that is not the public URL. */
  readonly origin?: string;
}

export interface PasswordResetParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly auth: AuthService;
  readonly mailer: Mailer;
  readonly mails: RetryQueue<ResetMailTask>;
  readonly rateLimiter: RateLimiter;
  readonly background: BackgroundTasks;
  /** Throws when no link can be written or mailed, whoever asks. */
  readonly checkRoom: () => Promise<void>;
  readonly limits: Limits;
  readonly publicUrl: string;
  readonly logger: Logger;
}

/** Reset links: one hour, kept as hashes, each good for one use. */
export class PasswordResetService {
  readonly #parts: PasswordResetParts;

  constructor(parts: PasswordResetParts) {
    this.#parts = parts;
  }

  /**
   * Has a link mailed if there is such an account. It answers before it looks, so that nobody learns whether there is one; where
   * there is no room for a mail, it says so to everybody.
   */
  async request(input: { email: string; origin: string }, address: string): Promise<void> {
    const { rateLimiter, limits, background, checkRoom } = this.#parts;
    const rule = { name: 'reset', limit: limits.resetMailsPerHour, windowMs: LINK_LIFETIME_MS };
    const verdict = await rateLimiter.hit(rule, address);
    if (!verdict.isAllowed) throw new ApiError('RATE_LIMITED', { retryAfterS: verdict.retryAfterS });
    await checkRoom();
    background.run('reset mail', () => this.#order(normalizeEmail(input.email), input.origin));
  }

  /** Makes this process send mails; one that fails is tried again. */
  work(): void {
    const { mails, logger } = this.#parts;
    const log = (error: unknown, isLost: boolean): void => {
      if (isLost) logger.error({ err: error }, 'a reset mail was given up');
      else logger.warn({ err: error }, 'a reset mail was not sent, it is tried again');
    };
    mails.work((task) => this.#send(task), log);
  }

  /** Sets the password of the link's user and returns that user. INVALID_RESET_TOKEN for a used, aged or unknown token, also when uses race. */
  async complete(token: string, password: string): Promise<User> {
    const tokenSha256 = sha256(token);
    const now = this.#parts.clock.now();
    const unused = { tokenSha256, usedAt: null, expiresAt: { [Op.gt]: now } };
    const reset = await PasswordReset.findOne({ where: unused });
    if (!reset) throw new ApiError('INVALID_RESET_TOKEN');
    const passwordHash = await this.#parts.auth.hash(password);
    return inTransaction(this.#parts.sequelize, async () => {
      await User.findByPk(reset.userId, { attributes: ['id'], lock: true });
      const [used] = await PasswordReset.update({ usedAt: now }, { where: unused });
      if (used !== 1) throw new ApiError('INVALID_RESET_TOKEN');
      return this.#parts.auth.replacePassword(reset.userId, passwordHash);
    });
  }

  async #order(email: string, origin: string): Promise<void> {
    const { mails, rateLimiter, publicUrl } = this.#parts;
    const user = await User.findOne({ attributes: ['id'], where: { email } });
    if (!user) return;
    const rule = { name: 'reset-account', limit: MAILS_PER_ACCOUNT, windowMs: LINK_LIFETIME_MS };
    if (!(await rateLimiter.hit(rule, user.id)).isAllowed) return;
    await mails.add({ userId: user.id, ...(origin === publicUrl ? {} : { origin }) });
  }

  /** A try that fails leaves its link good: the mail may have arrived all the same. */
  async #send({ userId, origin }: ResetMailTask): Promise<void> {
    const { clock, mailer, publicUrl } = this.#parts;
    const user = await User.findByPk(userId);
    if (!user) return;
    const token = newToken();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + LINK_LIFETIME_MS);
    await PasswordReset.create({
      id: newId(),
      userId: user.id,
      tokenSha256: sha256(token),
      expiresAt,
      createdAt,
    });
    const link = `${origin ?? publicUrl}/reset-password?token=${token}`;
    await mailer.send({ to: user.email, ...resetMail(link, knownLanguage(user.language)) });
  }
}

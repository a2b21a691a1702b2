import { SIGNUP_CREDITS, TERMS_VERSION } from '@lineleaf/api-client/contract';
import { type Sequelize, UniqueConstraintError } from 'sequelize';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../config.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sha256 } from '../../hashing.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { Language } from '../../i18n/language.ts';
import { PasswordReset, Session, User } from '../../models/index.ts';
import type { RateLimiter, RateLimitRule } from '../../providers/rate-limit/RateLimiter.ts';
import { newId } from '../../randomness.ts';
import { ignoreStorageFull } from '../../storageFull.ts';
import type { CreditLedger } from '../credits/creditLedger.ts';
import { refuseUnsuitableUsername } from './auth.policy.ts';
import { normaliseEmail } from './normaliseEmail.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

export interface AuthServiceParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly ledger: CreditLedger;
  readonly rateLimiter: RateLimiter;
  readonly limits: Limits;
}

const QUARTER_HOUR_MS = 15 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** An account may have so many times the failures of one address from all addresses together. */
const EVERYWHERE = 10;

/** Accounts: made, entered, and their passwords changed. */
export class AuthService {
  readonly #parts: AuthServiceParts;

  constructor(parts: AuthServiceParts) {
    this.#parts = parts;
  }

  /** Makes an account with its free credits and records the Terms that it accepts. EMAIL_TAKEN also for the administrator's address; VALIDATION_FAILED for an unsuitable username. */
  async signUp(input: NewAccount, address: string): Promise<User> {
    const { limits } = this.#parts;
    await this.#spend({ name: 'signup', limit: limits.signupsPerHour, windowMs: HOUR_MS }, address);
    refuseUnsuitableUsername(input.username, input.language);
    return this.createAccount({ ...input, isAdmin: false, termsVersion: TERMS_VERSION });
  }

  /** Makes an account without the bounds of sign-up. */
  async createAccount(input: NewAccount & { isAdmin: boolean; termsVersion?: string }): Promise<User> {
    const passwordHash = await hashPassword(input.password);
    const id = newId();
    const row = {
      id,
      email: normaliseEmail(input.email),
      username: input.username,
      passwordHash,
      isAdmin: input.isAdmin,
      language: input.language,
      termsVersion: input.termsVersion ?? null,
      createdAt: this.#parts.clock.now(),
    };
    try {
      return await inTransaction(this.#parts.sequelize, async () => {
        const user = await User.create(row);
        await this.#parts.ledger.grant('signup', { userId: id, credits: SIGNUP_CREDITS, reference: id });
        return user.reload();
      });
    } catch (error) {
      if (error instanceof UniqueConstraintError) throw new ApiError('EMAIL_TAKEN');
      throw error;
    }
  }

  /** The user of these credentials. The same answer and the same time for an unknown address and a wrong password. */
  async logIn(
    credentials: { email: string; password: string; language: Language },
    address: string,
  ): Promise<User> {
    const email = normaliseEmail(credentials.email);
    const { rateLimiter } = this.#parts;
    const account = { rule: this.#accountRule(), key: `${sha256(email)}:${address}` };
    const origin = this.#addressRule();
    const everywhere = { rule: this.#everywhereRule(), key: sha256(email) };
    for (const verdict of [
      await rateLimiter.peek(origin, address),
      await rateLimiter.peek(everywhere.rule, everywhere.key),
    ]) {
      if (!verdict.isAllowed) throw tooMany(verdict.retryAfterS);
    }
    await this.#spend(account.rule, account.key);
    const user = await User.findOne({ where: { email } });
    if (!(await verifyPassword(user?.passwordHash, credentials.password)) || !user) {
      await rateLimiter.hit(origin, address);
      await rateLimiter.hit(everywhere.rule, everywhere.key);
      throw new ApiError('INVALID_CREDENTIALS');
    }
    await rateLimiter.clear(account.rule, account.key);
    if (user.language !== credentials.language) {
      await user.update({ language: credentials.language }).catch(ignoreStorageFull);
    }
    return user;
  }

  /** Throws WRONG_PASSWORD; guesses are bounded like log-ins. */
  async confirmPassword(user: User, password: string): Promise<void> {
    const rule = { ...this.#accountRule(), name: 'confirm' };
    await this.#spend(rule, user.id);
    if (!(await verifyPassword(user.passwordHash, password))) throw new ApiError('WRONG_PASSWORD');
    await this.#parts.rateLimiter.clear(rule, user.id);
  }

  /** Sets a new password; every older token and reset link dies. Answers the user with the new token version. */
  async changePassword(user: User, passwords: { current: string; next: string }): Promise<User> {
    await this.confirmPassword(user, passwords.current);
    const passwordHash = await hashPassword(passwords.next);
    return inTransaction(this.#parts.sequelize, () => this.replacePassword(user.id, passwordHash));
  }

  /** Stores a password's hash in the caller's transaction and ends all sessions and reset links. */
  async replacePassword(userId: string, passwordHash: string): Promise<User> {
    const user = await User.findByPk(userId, { lock: true });
    if (!user) throw new ApiError('UNAUTHENTICATED');
    await user.update({ passwordHash, tokenVersion: user.tokenVersion + 1 });
    await Session.destroy({ where: { userId } });
    await PasswordReset.update({ usedAt: this.#parts.clock.now() }, { where: { userId, usedAt: null } });
    return user;
  }

  #accountRule(): RateLimitRule {
    return { name: 'login', limit: this.#parts.limits.loginFailuresPerAccount, windowMs: QUARTER_HOUR_MS };
  }

  /** Guesses at one account from many addresses. The bound is wide, so that nobody is locked out of an account by one other. */
  #everywhereRule(): RateLimitRule {
    const limit = this.#parts.limits.loginFailuresPerAccount * EVERYWHERE;
    return { name: 'login-everywhere', limit, windowMs: QUARTER_HOUR_MS };
  }

  #addressRule(): RateLimitRule {
    const limit = this.#parts.limits.loginFailuresPerAddress;
    return { name: 'login-address', limit, windowMs: QUARTER_HOUR_MS };
  }

  async #spend(rule: RateLimitRule, key: string): Promise<void> {
    const verdict = await this.#parts.rateLimiter.hit(rule, key);
    if (!verdict.isAllowed) throw tooMany(verdict.retryAfterS);
  }
}

interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly language: Language;
}

function tooMany(retryAfterS: number): ApiError {
  return new ApiError('RATE_LIMITED', { retryAfterS });
}

import { SIGNUP_CREDITS, TERMS_VERSION } from '@lineleaf/api-client/contract';
import { type Sequelize, UniqueConstraintError } from 'sequelize';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../config.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { Language } from '../../i18n/language.ts';
import { PasswordReset, Session, User } from '../../models/index.ts';
import type { RateLimiter, RateLimitRule } from '../../providers/rate-limit/RateLimiter.ts';
import { newId } from '../../randomness.ts';
import type { CreditLedger } from '../credits/creditLedger.ts';
import { refuseUnsuitableUsername } from './auth.policy.ts';
import type { DeviceProofs } from './DeviceProofs.ts';
import { GuessLimits } from './GuessLimits.ts';
import { confirmGuess, type LogInOrigin, logInGuess } from './guesses.ts';
import type { HashingTurns } from './HashingTurns.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

export interface AuthServiceParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly ledger: CreditLedger;
  readonly rateLimiter: RateLimiter;
  readonly limits: Limits;
  readonly turns: HashingTurns;
  readonly devices: DeviceProofs;
}

const HOUR_MS = 60 * 60 * 1000;

/** Accounts: made, entered, and their passwords changed. */
export class AuthService {
  readonly #parts: AuthServiceParts;
  readonly #guesses: GuessLimits;

  constructor(parts: AuthServiceParts) {
    this.#parts = parts;
    this.#guesses = new GuessLimits(parts.rateLimiter, parts.turns);
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
    const passwordHash = await this.hash(input.password);
    const id = newId();
    const row = {
      id,
      email: normalizeEmail(input.email),
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
    origin: LogInOrigin,
  ): Promise<User> {
    const email = normalizeEmail(credentials.email);
    const user = await User.findOne({ where: { email } });
    const device = user ? this.#parts.devices.deviceOf(user, origin.deviceCookie) : undefined;
    const guess = logInGuess({ email, user, device, address: origin.address }, this.#parts.limits);
    const isRight = await this.#guesses.check(guess, () =>
      verifyPassword(user?.passwordHash, credentials.password),
    );
    if (!isRight || !user) throw new ApiError('INVALID_CREDENTIALS');
    if (user.language !== credentials.language) await user.update({ language: credentials.language });
    return user;
  }

  /** Throws WRONG_PASSWORD; guesses are bounded like log-ins. */
  async confirmPassword(user: User, password: string): Promise<void> {
    const isRight = await this.#guesses.check(confirmGuess(user, this.#parts.limits), () =>
      verifyPassword(user.passwordHash, password),
    );
    if (!isRight) throw new ApiError('WRONG_PASSWORD');
  }

  /** Sets a new password; every older token and reset link dies. Answers the user with the new token version. */
  async changePassword(user: User, passwords: { current: string; next: string }): Promise<User> {
    await this.confirmPassword(user, passwords.current);
    const passwordHash = await this.hash(passwords.next);
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

  /** The hash of a password, when this node has room. UNAVAILABLE when it has none for long. */
  hash(password: string): Promise<string> {
    return this.#parts.turns.hash(() => hashPassword(password));
  }

  async #spend(rule: RateLimitRule, key: string): Promise<void> {
    const { isAllowed, retryAfterS } = await this.#parts.rateLimiter.hit(rule, key);
    if (!isAllowed) throw new ApiError('RATE_LIMITED', { retryAfterS });
  }
}

interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly language: Language;
}

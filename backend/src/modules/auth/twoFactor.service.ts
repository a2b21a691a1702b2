import { RECOVERY_CODES } from '@lineleaf/api-client/contract';
import { Op, type Sequelize } from 'sequelize';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sha256 } from '../../hashing.ts';
import { ApiError } from '../../http/ApiError.ts';
import { Authenticator, RecoveryCode, User } from '../../models/index.ts';
import type { RateLimiter } from '../../providers/rate-limit/RateLimiter.ts';
import { newId } from '../../randomness.ts';
import { SecretBox } from './SecretBox.ts';
import { bareCode, latestStep, newRecoveryCode, newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

export interface TwoFactorParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly secret: string;
  readonly rateLimiter: RateLimiter;
}

/** By what a log-in was let through; `nothing` where the account has no second factor. */
export type Passed = 'nothing' | 'totp' | 'recovery-code';

// Three codes count at any time: 10 guesses an hour find one of them in a year with a chance of one in four.
const GUESSES = { name: 'totp', limit: 10, windowMs: 60 * 60 * 1000 };

/** The authenticator app of an account: enrolled, asked for at log-in, turned off. */
export class TwoFactorService {
  readonly #parts: TwoFactorParts;
  readonly #box: SecretBox;

  constructor(parts: TwoFactorParts) {
    this.#parts = parts;
    this.#box = new SecretBox(parts.secret, 'lineleaf totp secrets');
  }

  /** Whether it is on, and how many recovery codes are left. */
  async stateOf(userId: string): Promise<{ isEnabled: boolean; codesLeft: number }> {
    const isEnabled = (await findEnabled(userId)) !== null;
    return { isEnabled, codesLeft: await RecoveryCode.count({ where: { userId, usedAt: null } }) };
  }

  /** Makes a secret, to be confirmed by a first code. TOTP_ALREADY_ENABLED. */
  async begin(user: User): Promise<{ secret: string; address: string }> {
    const secret = newTotpSecret();
    await inTransaction(this.#parts.sequelize, async () => {
      await User.findByPk(user.id, { attributes: ['id'], lock: true });
      if (await findEnabled(user.id)) throw new ApiError('TOTP_ALREADY_ENABLED');
      await Authenticator.destroy({ where: { userId: user.id } });
      const sealedSecret = this.#box.seal(secret, user.id);
      await Authenticator.create({ userId: user.id, sealedSecret, createdAt: this.#parts.clock.now() });
    });
    return { secret, address: totpAddress(secret, user.email) };
  }

  /** Turns it on with a first code; returns the recovery codes. NOT_FOUND when nothing was begun, WRONG_TOTP. */
  async confirm(userId: string, code: string): Promise<string[]> {
    const begun = await Authenticator.findByPk(userId);
    if (!begun) throw new ApiError('NOT_FOUND');
    if (begun.enabledAt) throw new ApiError('TOTP_ALREADY_ENABLED');
    await this.#spendGuess(userId);
    const step = this.#stepOf(begun, bareCode(code));
    if (step === undefined) throw new ApiError('WRONG_TOTP');
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await inTransaction(this.#parts.sequelize, async () => {
      const { sealedSecret } = begun;
      const enabled = { enabledAt: this.#parts.clock.now(), lastStep: step };
      const [confirmed] = await Authenticator.update(enabled, {
        where: { userId, sealedSecret, enabledAt: null },
      });
      if (confirmed !== 1) throw new ApiError('TOTP_ALREADY_ENABLED');
      await RecoveryCode.destroy({ where: { userId } });
      await RecoveryCode.bulkCreate(
        codes.map((text) => ({ id: newId(), userId, codeSha256: sha256(bareCode(text)) })),
      );
    });
    await this.#parts.rateLimiter.clear(GUESSES, userId);
    return codes;
  }

  /** Lets a log-in with the right password through. TOTP_REQUIRED without a code, INVALID_TOTP, RATE_LIMITED. */
  async pass(userId: string, code: string | undefined): Promise<Passed> {
    const authenticator = await findEnabled(userId);
    if (!authenticator) return 'nothing';
    if (code === undefined || code.trim() === '') throw new ApiError('TOTP_REQUIRED');
    const passed = await this.#use(authenticator, code);
    if (!passed) throw new ApiError('INVALID_TOTP');
    return passed;
  }

  /** Turns it off with a code or a recovery code. NOT_FOUND when it is off, WRONG_TOTP, RATE_LIMITED. */
  async turnOff(userId: string, code: string): Promise<void> {
    const authenticator = await findEnabled(userId);
    if (!authenticator) throw new ApiError('NOT_FOUND');
    if (!(await this.#use(authenticator, code))) throw new ApiError('WRONG_TOTP');
    await inTransaction(this.#parts.sequelize, () => removeSecondFactor(userId));
  }

  /** Uses a code up. Each is taken once, also when several calls bring it at the same moment. */
  async #use(authenticator: Authenticator, typed: string): Promise<Exclude<Passed, 'nothing'> | undefined> {
    const { userId } = authenticator;
    await this.#spendGuess(userId);
    const code = bareCode(typed);
    const isTotp = await this.#useStep(authenticator, code);
    if (!isTotp && !(await this.#useRecoveryCode(userId, code))) return undefined;
    await this.#parts.rateLimiter.clear(GUESSES, userId);
    return isTotp ? 'totp' : 'recovery-code';
  }

  async #useStep(authenticator: Authenticator, code: string): Promise<boolean> {
    const step = this.#stepOf(authenticator, code);
    if (step === undefined) return false;
    // A step still to come was used while the clock was wrong: it must not lock anybody out.
    const isUnused = { [Op.or]: [null, { [Op.lt]: step }, { [Op.gt]: latestStep(this.#parts.clock.now()) }] };
    const where = { userId: authenticator.userId, lastStep: isUnused };
    const [used] = await Authenticator.update({ lastStep: step }, { where });
    return used === 1;
  }

  async #useRecoveryCode(userId: string, code: string): Promise<boolean> {
    const where = { userId, codeSha256: sha256(code), usedAt: null };
    const [used] = await RecoveryCode.update({ usedAt: this.#parts.clock.now() }, { where });
    return used === 1;
  }

  #stepOf({ sealedSecret, userId }: Authenticator, code: string): number | undefined {
    const secret = this.#box.open(sealedSecret, userId);
    if (secret === undefined || !/^\d{6}$/.test(code)) return undefined;
    return stepOfCode(secret, code, this.#parts.clock.now());
  }

  async #spendGuess(userId: string): Promise<void> {
    const verdict = await this.#parts.rateLimiter.hit(GUESSES, userId);
    if (!verdict.isAllowed) throw new ApiError('RATE_LIMITED', { retryAfterS: verdict.retryAfterS });
  }
}

/** Turns it off in the caller's transaction, without a code. Answers whether it was on. */
export async function removeSecondFactor(userId: string): Promise<boolean> {
  const enabled = await findEnabled(userId);
  await Authenticator.destroy({ where: { userId } });
  await RecoveryCode.destroy({ where: { userId } });
  return enabled !== null;
}

function findEnabled(userId: string): Promise<Authenticator | null> {
  return Authenticator.findOne({ where: { userId, enabledAt: { [Op.ne]: null } } });
}

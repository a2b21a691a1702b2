import { ApiError } from '../../http/ApiError.ts';
import type { Language } from '../../i18n/language.ts';
import type { User } from '../../models/index.ts';
import type { AccountActivity } from './accountActivity.ts';
import type { AuthService } from './auth.service.ts';
import type { LogInOrigin } from './guesses.ts';
import type { SessionService } from './sessions.service.ts';
import type { TwoFactorService } from './twoFactor.service.ts';

export interface AccessServiceParts {
  readonly auth: AuthService;
  readonly twoFactor: TwoFactorService;
  readonly sessions: SessionService;
  readonly activity: AccountActivity;
}

/** Where a call comes from: beside its address and cookie, which are never kept, the label of its device. */
export interface CallOrigin extends LogInOrigin {
  readonly device: string | null;
}

/** A user with the token of a session just opened. */
export interface Entry {
  readonly user: User;
  readonly token: string;
}

/** Lets people in: credentials, then the second factor, then a session; and writes down what happened. */
export class AccessService {
  readonly #parts: AccessServiceParts;

  constructor(parts: AccessServiceParts) {
    this.#parts = parts;
  }

  /** Makes an account and logs it in. Refuses as `AuthService.signUp` does. */
  async signUp(
    input: { email: string; username: string; password: string; language: Language },
    { address, device }: CallOrigin,
  ): Promise<Entry> {
    const user = await this.#parts.auth.signUp(input, address);
    return this.#open('signed_up', user, device);
  }

  /** Refuses as `AuthService.logIn` does; then TOTP_REQUIRED, INVALID_TOTP. */
  async logIn(
    credentials: { email: string; password: string; language: Language; totp?: string },
    origin: CallOrigin,
  ): Promise<Entry> {
    const { device } = origin;
    const { auth, twoFactor, activity } = this.#parts;
    const { totp, ...known } = credentials;
    const user = await auth.logIn(known, origin).catch((error: unknown) => {
      if (isRefusal(error, 'INVALID_CREDENTIALS')) {
        activity.recordAttempt('login_failed', known.email, device);
      }
      throw error;
    });
    const passed = await twoFactor.pass(user.id, totp).catch(async (error: unknown) => {
      if (isRefusal(error, 'INVALID_TOTP')) await activity.record('totp_failed', user.id, device);
      throw error;
    });
    if (passed === 'recovery-code') await activity.record('recovery_code_used', user.id, device);
    return this.#open('logged_in', user, device);
  }

  /** Changes the password; every session ends, and the caller goes on in a new one. */
  async changePassword(
    user: User,
    passwords: { current: string; next: string },
    device: string | null,
  ): Promise<Entry> {
    const changed = await this.#parts.auth.changePassword(user, passwords);
    return this.#open('password_changed', changed, device);
  }

  async #open(
    kind: 'signed_up' | 'logged_in' | 'password_changed',
    user: User,
    device: string | null,
  ): Promise<Entry> {
    const token = await this.#parts.sessions.open(user, device);
    await this.#parts.activity.record(kind, user.id, device);
    return { user, token };
  }
}

function isRefusal(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code;
}

import { TOTP } from 'otpauth';
import type { TestApp, TestUser } from './testApp.ts';

/** A user whose log-in asks for a code. */
export interface TotpUser extends TestUser {
  readonly secret: string;
  /** The code it was turned on with. */
  readonly usedCode: string;
  readonly recoveryCodes: string[];
}

/** The code that an authenticator app shows at a moment; the next one counts already. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}

/** The code after the current one. */
export function nextCode(secret: string): string {
  return codeAt(secret, new Date(Date.now() + 30_000));
}

/** Signs a user up and turns the code at log-in on with the current code; the next one is not used yet. */
export async function signUpWithTotp(app: TestApp): Promise<TotpUser> {
  const user = await app.signUp();
  const client = app.request(user.token);
  const begun = await client.post('/api/auth/totp').send({ password: user.password }).expect(200);
  const { secret } = begun.body;
  const totp = codeAt(secret, new Date());
  const confirmed = await client.post('/api/auth/totp/confirm').send({ totp }).expect(200);
  return { ...user, secret, usedCode: totp, recoveryCodes: confirmed.body.recovery_codes };
}

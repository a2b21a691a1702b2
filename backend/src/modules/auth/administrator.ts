import { Op } from 'sequelize';
import type { Config } from '../../config.ts';
import { ApiError } from '../../http/ApiError.ts';
import { User } from '../../models/index.ts';
import { newSecret } from '../../randomness.ts';
import type { AuthService } from './auth.service.ts';
import { normaliseEmail } from './normaliseEmail.ts';

/** The configured administrator's address belongs to an ordinary account, which is not promoted. */
export class AdministratorAddressTakenError extends Error {
  override readonly name = 'AdministratorAddressTakenError';
}

/**
 * Makes the administrator's account if there is none yet, and takes the role from any other account: there is one
 * administrator, the configured one. Answers the password that was made, when one was made.
 */
export async function ensureAdministrator(
  auth: AuthService,
  admin: Config['admin'],
): Promise<{ email: string; madePassword?: string }> {
  const email = normaliseEmail(admin.email);
  await User.update({ isAdmin: false }, { where: { isAdmin: true, email: { [Op.ne]: email } } });
  if (await isThere(email)) return { email };
  const madePassword = admin.password === undefined ? newSecret().slice(0, 20) : undefined;
  const password = admin.password ?? madePassword ?? '';
  try {
    await auth.createAccount({ email, username: 'Administrator', password, language: 'en', isAdmin: true });
  } catch (error) {
    // Another node may have made it at the same moment.
    if (error instanceof ApiError && error.code === 'EMAIL_TAKEN' && (await isThere(email))) return { email };
    throw error;
  }
  return { email, madePassword };
}

async function isThere(email: string): Promise<boolean> {
  const holder = await User.findOne({ where: { email } });
  if (holder && !holder.isAdmin) {
    throw new AdministratorAddressTakenError(
      'ADMIN_EMAIL belongs to an ordinary account, which is not made administrator. Choose another address or delete that account.',
    );
  }
  return holder !== null;
}

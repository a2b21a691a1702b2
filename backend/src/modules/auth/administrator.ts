import { Op, type Sequelize } from 'sequelize';
import type { Config } from '../../config.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import { ConfiguredAdministrator, User } from '../../models/index.ts';
import { newSecret } from '../../randomness.ts';
import type { AuditLog } from '../admin/auditLog.ts';
import type { AuthService } from './auth.service.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { SessionService } from './sessions.service.ts';

/** The configured administrator's address belongs to an ordinary account, which is not promoted. */
export class AdministratorAddressTakenError extends Error {
  override readonly name = 'AdministratorAddressTakenError';
}

export interface AdministratorParts {
  readonly sequelize: Sequelize;
  readonly auth: AuthService;
  readonly sessions: SessionService;
  readonly audit: AuditLog;
}

/**
 * Sees to it that there is one administrator, the configured one: makes the account if there is none yet, gives the role
 * back to one that an earlier start made, and takes it from any other. A password that changed in the configuration since
 * it was last applied becomes the account's, and all its sessions end; an unchanged one leaves the account's alone. Answers
 * the password that was made, when one was made.
 */
export async function ensureAdministrator(
  parts: AdministratorParts,
  admin: Config['admin'],
): Promise<{ email: string; madePassword?: string }> {
  const email = normalizeEmail(admin.email);
  await adoptAdministrators(email, admin.password);
  const madePassword = (await findOurs(email)) ? undefined : await make(parts, email, admin.password);
  const ours = await findOurs(email);
  if (ours) {
    if (!ours.isAdmin) await giveRoleBack(parts, ours);
    if (admin.password !== undefined) await applyPassword(parts, ours.id, admin.password);
  }
  await User.update({ isAdmin: false }, { where: { isAdmin: true, email: { [Op.ne]: email } } });
  return { email, madePassword };
}

/** Administrators that an older release made are ours too; the password configured now counts as applied. */
async function adoptAdministrators(email: string, password: string | undefined): Promise<void> {
  const administrators = await User.findAll({ where: { isAdmin: true } });
  for (const user of administrators) {
    if (await ConfiguredAdministrator.findByPk(user.id)) continue;
    const isNamed = user.email === email && password !== undefined;
    const passwordHash = isNamed ? await hashPassword(password) : null;
    await ConfiguredAdministrator.bulkCreate([{ userId: user.id, passwordHash }], { ignoreDuplicates: true });
  }
}

/** The account with the address, undefined when there is none. Throws when it is an ordinary one. */
async function findOurs(email: string): Promise<User | undefined> {
  const holder = await User.findOne({ where: { email } });
  if (!holder) return undefined;
  if (!(await ConfiguredAdministrator.findByPk(holder.id))) {
    throw new AdministratorAddressTakenError(
      'ADMIN_EMAIL belongs to an ordinary account, which is not made administrator. Choose another address or delete that account.',
    );
  }
  return holder;
}

/** Makes the account; returns the password, when it was made too. */
async function make(
  { sequelize, auth }: AdministratorParts,
  email: string,
  configured: string | undefined,
): Promise<string | undefined> {
  const password = configured ?? newSecret().slice(0, 20);
  const passwordHash = configured === undefined ? null : await hashPassword(configured);
  try {
    await inTransaction(sequelize, async () => {
      const account = { email, username: 'Administrator', password, language: 'en' as const };
      const user = await auth.createAccount({ ...account, isAdmin: true });
      await ConfiguredAdministrator.create({ userId: user.id, passwordHash });
    });
  } catch (error) {
    // Another node may have made it at the same moment.
    if (error instanceof ApiError && error.code === 'EMAIL_TAKEN' && (await findOurs(email)))
      return undefined;
    throw error;
  }
  return configured === undefined ? password : undefined;
}

async function giveRoleBack({ sequelize, sessions, audit }: AdministratorParts, user: User): Promise<void> {
  await inTransaction(sequelize, async () => {
    await user.update({ isAdmin: true });
    // What was opened as an ordinary user does not turn into an administrator's session.
    await sessions.endAll(user.id);
    await audit.record({ kind: 'administrator_restored', actorId: null, subjectId: user.id });
  });
}

async function applyPassword(
  { sequelize, auth, audit }: AdministratorParts,
  userId: string,
  password: string,
): Promise<void> {
  await inTransaction(sequelize, async () => {
    await User.findByPk(userId, { attributes: ['id'], lock: true });
    const applied = await ConfiguredAdministrator.findByPk(userId, { rejectOnEmpty: true });
    if (applied.passwordHash !== null && (await verifyPassword(applied.passwordHash, password))) return;
    const passwordHash = await hashPassword(password);
    await auth.replacePassword(userId, passwordHash);
    await applied.update({ passwordHash });
    await audit.record({ kind: 'administrator_password_rotated', actorId: null, subjectId: userId });
  });
}

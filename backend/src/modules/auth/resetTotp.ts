import type { Sequelize } from 'sequelize';
import { inTransaction } from '../../database/inTransaction.ts';
import { User } from '../../models/index.ts';
import type { AuditLog } from '../admin/auditLog.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { removeSecondFactor } from './twoFactor.service.ts';

/**
 * Turns the code at log-in off for somebody who lost the device and the recovery codes, and writes that down. Answers
 * `off` when none was asked for, `unknown` when there is no such account.
 */
export function resetTotp(
  { sequelize, audit }: { sequelize: Sequelize; audit: AuditLog },
  email: string,
): Promise<'reset' | 'off' | 'unknown'> {
  return inTransaction(sequelize, async () => {
    const user = await User.findOne({ where: { email: normalizeEmail(email) }, lock: true });
    if (!user) return 'unknown';
    if (!(await removeSecondFactor(user.id))) return 'off';
    await audit.record({ kind: 'totp_reset', actorId: null, subjectId: user.id });
    return 'reset';
  });
}

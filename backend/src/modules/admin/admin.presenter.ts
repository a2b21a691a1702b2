import type { AdminUser, AuditEvent as AuditEventView, Transaction } from '@lineleaf/api-client/contract';
import type { AuditEvent, Payment, User } from '../../models/index.ts';

/** A user as the administrator sees it. */
export function presentAdminUser(user: User): AdminUser {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    credits: user.credits,
    total_generations: user.totalGenerations,
    created_at: user.createdAt.toISOString(),
  };
}

/** A payment; its amount in dollars. */
export function presentTransaction(payment: Payment): Transaction {
  return {
    id: payment.id,
    user_id: payment.userId,
    package_id: payment.packageId,
    credits: payment.credits,
    amount: payment.amountCents / 100,
    currency: payment.currency,
    status: payment.status,
    created_at: payment.createdAt.toISOString(),
  };
}

/** What happened, with the names of those accounts in it that still exist. */
export function presentAuditEvent(event: AuditEvent, accounts: ReadonlyMap<string, User>): AuditEventView {
  return {
    id: event.id,
    kind: event.kind,
    actor_id: event.actorId,
    actor: nameOf(event.actorId, accounts),
    subject_id: event.subjectId,
    subject: nameOf(event.subjectId, accounts),
    detail: event.detail,
    reason: event.reason,
    created_at: event.createdAt.toISOString(),
  };
}

function nameOf(id: string | null, accounts: ReadonlyMap<string, User>) {
  const user = id === null ? undefined : accounts.get(id);
  return user ? { username: user.username, email: user.email } : null;
}

import type { Activity, Session as SessionView, User as UserView } from '@lineleaf/api-client/contract';
import { activity } from '@lineleaf/api-client/schemas';
import type { AuditEvent, Session, User } from '../../models/index.ts';

/** A user as the user sees it. */
export function presentUser(user: User): UserView {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    credits: user.credits,
    total_generations: user.totalGenerations,
    created_at: user.createdAt.toISOString(),
    is_admin: user.isAdmin,
  };
}

/** A session as its user sees it, marked when the call came in it. */
export function presentSession(session: Session, currentId: string | undefined): SessionView {
  return {
    id: session.id,
    device: session.device,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_current: session.id === currentId,
  };
}

/** An event as the owner of the account sees it: not by whom, and without details. */
export function presentActivity(event: AuditEvent): Activity {
  return {
    id: event.id,
    kind: activity.shape.kind.parse(event.kind),
    device: event.device,
    created_at: event.createdAt.toISOString(),
  };
}

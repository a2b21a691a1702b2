import type { User as UserView } from '@lineleaf/api-client/contract';
import type { User } from '../../models/index.ts';

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

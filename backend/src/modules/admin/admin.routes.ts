import {
  deleteUser,
  getAdminStats,
  listAdminUsers,
  listAuditEvents,
  updateUserCredits,
} from '@lineleaf/api-client/schemas';
import { decodeCursor, encodeCursor, nextPageUrl } from '../../http/keysetCursor.ts';
import type { ApiRouter } from '../../http/route.ts';
import { ANSWER_SENTENCES } from '../../i18n/answerSentences.ts';
import type { AccountService } from '../auth/account.service.ts';
import { presentAdminUser, presentAuditEvent, presentTransaction } from './admin.presenter.ts';
import type { AdminService } from './admin.service.ts';
import type { AuditLog } from './auditLog.ts';

export interface AdminRoutesParts {
  readonly admin: AdminService;
  readonly accounts: AccountService;
  readonly audit: AuditLog;
}

const AUDIT_EVENTS_SHOWN = 200;

/** The administrator's calls. */
export function adminRoutes(api: ApiRouter, { admin, accounts, audit }: AdminRoutesParts): void {
  api.forUser(getAdminStats, async () => {
    const { users, generations, favorites, payments } = await admin.figures();
    return {
      total_users: users,
      total_generations: generations,
      total_favorites: favorites,
      recent_transactions: payments.map(presentTransaction),
    };
  });
  api.forUser(listAdminUsers, async ({ query: { search, limit, cursor }, request, response }) => {
    const after = cursor === undefined ? undefined : decodeCursor(cursor);
    const users = await admin.listUsers({ search, after, count: limit && limit + 1 });
    const shown = users.slice(0, limit);
    const last = shown.at(-1);
    if (last && shown.length < users.length) {
      response.setHeader('Link', `<${nextPageUrl(request.originalUrl, encodeCursor(last))}>; rel="next"`);
    }
    return shown.map(presentAdminUser);
  });
  api.forUser(updateUserCredits, async ({ user, params, body }) =>
    presentAdminUser(
      await admin.setCredits({
        userId: params.id,
        balance: body.credits,
        actorId: user.id,
        reason: body.reason,
      }),
    ),
  );
  api.forUser(deleteUser, async ({ user, params, language }) => {
    await accounts.remove(params.id, user.id);
    return { message: ANSWER_SENTENCES[language].userDeleted };
  });
  api.forUser(listAuditEvents, async () => {
    const { events, accounts } = await audit.newest(AUDIT_EVENTS_SHOWN);
    return events.map((event) => presentAuditEvent(event, accounts));
  });
}

import {
  endSession,
  listActivity,
  listSessions,
  logout,
  logoutEverywhere,
} from '@lineleaf/api-client/schemas';
import { ApiError } from '../../http/ApiError.ts';
import type { ApiRouter, ApiRouterOptions } from '../../http/route.ts';
import { ANSWER_SENTENCES } from '../../i18n/answerSentences.ts';
import type { AccountActivity } from './accountActivity.ts';
import { presentActivity, presentSession } from './auth.presenter.ts';
import { deviceLabel } from './deviceLabel.ts';
import type { SessionService } from './sessions.service.ts';

export interface SessionRoutesParts {
  readonly authenticate: ApiRouterOptions['authenticate'];
  readonly sessions: SessionService;
  readonly activity: AccountActivity;
}

/** Where one is logged in, the end of that, and what happened to the account. */
export function sessionRoutes(api: ApiRouter, parts: SessionRoutesParts): void {
  const { authenticate, sessions, activity } = parts;

  api.forAnyone(logout, async ({ body, language, request, response }) => {
    const caller = body ? undefined : await authenticate(request, response);
    if (!body && !caller) throw new ApiError('UNAUTHENTICATED');
    const id = body?.session_id ?? caller?.sessionId;
    const userId = id === undefined ? undefined : await sessions.end(id);
    if (userId) await activity.record('logged_out', userId, deviceLabel(request.get('user-agent')));
    return { message: ANSWER_SENTENCES[language].loggedOut };
  });
  api.forUser(listSessions, async ({ user, sessionId }) =>
    (await sessions.list(user.id)).map((session) => presentSession(session, sessionId)),
  );
  api.forUser(endSession, async ({ user, params, language, request }) => {
    if (!(await sessions.end(params.id, user.id))) throw new ApiError('NOT_FOUND');
    await activity.record('session_ended', user.id, deviceLabel(request.get('user-agent')));
    return { message: ANSWER_SENTENCES[language].sessionEnded };
  });
  api.forUser(logoutEverywhere, async ({ user, language, request }) => {
    await sessions.endAll(user.id);
    await activity.record('logged_out_everywhere', user.id, deviceLabel(request.get('user-agent')));
    return { message: ANSWER_SENTENCES[language].loggedOutEverywhere };
  });
  api.forUser(listActivity, async ({ user }) => (await activity.newest(user.id)).map(presentActivity));
}

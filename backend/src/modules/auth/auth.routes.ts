import {
  type Authentication,
  changePassword,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getMe,
  login,
  resetPassword,
  signup,
} from '@lineleaf/api-client/contract';
import type { CallerOrigin } from '../../http/callerOrigin.ts';
import type { ApiRouter, Call } from '../../http/route.ts';
import { ANSWER_SENTENCES } from '../../i18n/answerSentences.ts';
import type { AccessService, CallOrigin, Entry } from './access.service.ts';
import type { AccountService } from './account.service.ts';
import type { AccountActivity } from './accountActivity.ts';
import { presentUser } from './auth.presenter.ts';
import type { AuthService } from './auth.service.ts';
import { deviceLabel } from './deviceLabel.ts';
import type { PasswordResetService } from './passwordReset.service.ts';

export interface AuthRoutesParts {
  readonly auth: AuthService;
  readonly resets: PasswordResetService;
  readonly accounts: AccountService;
  readonly access: AccessService;
  readonly activity: AccountActivity;
  readonly callerOrigin: CallerOrigin;
}

/** Log-in, sign-up, passwords, and one's own account. */
export function authRoutes(api: ApiRouter, parts: AuthRoutesParts): void {
  const { auth, resets, accounts, access, activity, callerOrigin } = parts;

  api.forUser(getMe, async ({ user }) => presentUser(user));
  api.forAnyone(signup, async (call) => {
    const { body, language } = call;
    return presentEntry(await access.signUp({ ...body, language }, originOf(call)));
  });
  api.forAnyone(login, async (call) => {
    const { body, language } = call;
    return presentEntry(await access.logIn({ ...body, language }, originOf(call)));
  });
  api.forUser(changePassword, async ({ user, body, language, request }) => {
    const passwords = { current: body.current_password, next: body.new_password };
    const device = deviceLabel(request.get('user-agent'));
    const token = await access.changePassword(user, passwords, device);
    return { message: ANSWER_SENTENCES[language].passwordChanged, access_token: token };
  });
  api.forAnyone(forgotPassword, async ({ body, request, language, address }) => {
    await resets.request({ email: body.email, origin: callerOrigin(request) }, address);
    activity.recordAttempt('reset_requested', body.email, deviceLabel(request.get('user-agent')));
    return { message: ANSWER_SENTENCES[language].resetSent };
  });
  api.forAnyone(resetPassword, async ({ body, language, request }) => {
    const userId = await resets.complete(body.token, body.new_password);
    await activity.record('password_reset', userId, deviceLabel(request.get('user-agent')));
    return { message: ANSWER_SENTENCES[language].passwordReset };
  });
  api.forUser(exportAccount, async ({ user }) => accounts.exportData(user));
  api.forUser(deleteAccount, async ({ user, body, language }) => {
    await auth.confirmPassword(user, body.password);
    await accounts.remove(user.id, user.id);
    return { message: ANSWER_SENTENCES[language].accountDeleted };
  });
}

function originOf({ address, request }: Pick<Call<unknown>, 'address' | 'request'>): CallOrigin {
  return { address, device: deviceLabel(request.get('user-agent')) };
}

function presentEntry({ user, token }: Entry): Authentication {
  return { access_token: token, user: presentUser(user) };
}

import {
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
import type { ApiRouter } from '../../http/route.ts';
import { ANSWER_SENTENCES } from '../../i18n/answerSentences.ts';
import type { User } from '../../models/index.ts';
import type { AccountService } from './account.service.ts';
import { presentUser } from './auth.presenter.ts';
import type { AuthService } from './auth.service.ts';
import type { PasswordResetService } from './passwordReset.service.ts';

export interface AuthRoutesParts {
  readonly auth: AuthService;
  readonly resets: PasswordResetService;
  readonly accounts: AccountService;
  readonly issueToken: (user: User) => string;
  readonly callerOrigin: CallerOrigin;
}

/** Log-in, sign-up, passwords, and one's own account. */
export function authRoutes(api: ApiRouter, parts: AuthRoutesParts): void {
  const { auth, resets, accounts, issueToken, callerOrigin } = parts;

  api.forUser(getMe, async ({ user }) => presentUser(user));
  api.forAnyone(signup, async ({ body, language, address }) => {
    const user = await auth.signUp({ ...body, language }, address);
    return { access_token: issueToken(user), user: presentUser(user) };
  });
  api.forAnyone(login, async ({ body, language, address }) => {
    const user = await auth.logIn({ ...body, language }, address);
    return { access_token: issueToken(user), user: presentUser(user) };
  });
  api.forUser(changePassword, async ({ user, body, language }) => {
    const changed = await auth.changePassword(user, {
      current: body.current_password,
      next: body.new_password,
    });
    return { message: ANSWER_SENTENCES[language].passwordChanged, access_token: issueToken(changed) };
  });
  api.forAnyone(forgotPassword, async ({ body, request, language, address }) => {
    await resets.request({ email: body.email, origin: callerOrigin(request) }, address);
    return { message: ANSWER_SENTENCES[language].resetSent };
  });
  api.forAnyone(resetPassword, async ({ body, language }) => {
    await resets.complete(body.token, body.new_password);
    return { message: ANSWER_SENTENCES[language].passwordReset };
  });
  api.forUser(exportAccount, async ({ user }) => accounts.exportData(user));
  api.forUser(deleteAccount, async ({ user, body, language }) => {
    await auth.confirmPassword(user, body.password);
    await accounts.remove(user.id, user.id);
    return { message: ANSWER_SENTENCES[language].accountDeleted };
  });
}

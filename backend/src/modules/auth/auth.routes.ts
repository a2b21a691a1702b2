import type { Authentication } from '@lineleaf/api-client/contract';
import {
  changePassword,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getMe,
  login,
  resetPassword,
  signup,
} from '@lineleaf/api-client/schemas';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { CallerOrigin } from '../../http/callerOrigin.ts';
import { ANSWERED, type ApiRouter, type Call } from '../../http/route.ts';
import { sendPieces } from '../../http/sendPieces.ts';
import { ANSWER_SENTENCES } from '../../i18n/answerSentences.ts';
import type { User } from '../../models/index.ts';
import type { HeavyWork } from '../pages/HeavyWork.ts';
import type { PagesService } from '../pages/pages.service.ts';
import type { AccessService, CallOrigin, Entry } from './access.service.ts';
import type { AccountService } from './account.service.ts';
import type { AccountActivity } from './accountActivity.ts';
import { accountFiles } from './accountArchive.ts';
import { presentUser } from './auth.presenter.ts';
import type { AuthService } from './auth.service.ts';
import type { DeviceProofs } from './DeviceProofs.ts';
import { keepDeviceCookie, readDeviceCookie } from './deviceCookie.ts';
import { deviceLabel } from './deviceLabel.ts';
import type { PasswordResetService } from './passwordReset.service.ts';
import { zipArchive } from './zipArchive.ts';

export interface AuthRoutesParts {
  readonly auth: AuthService;
  readonly resets: PasswordResetService;
  readonly accounts: AccountService;
  readonly access: AccessService;
  readonly activity: AccountActivity;
  readonly devices: DeviceProofs;
  readonly heavyWork: HeavyWork;
  readonly pages: PagesService;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly callerOrigin: CallerOrigin;
}

/** Log-in, sign-up, passwords, and one's own account. */
export function authRoutes(api: ApiRouter, parts: AuthRoutesParts): void {
  const { auth, resets, accounts, access, activity, devices, callerOrigin } = parts;
  const isSecure = parts.config.publicUrl.startsWith('https:');
  const knowDevice = ({ request, response }: Pick<Call<unknown>, 'request' | 'response'>, user: User): void =>
    keepDeviceCookie(response, devices.renew(user, readDeviceCookie(request)), isSecure);

  api.forUser(getMe, async ({ user }) => presentUser(user));
  api.forAnyone(signup, async (call) => {
    const { body, language } = call;
    const entry = await access.signUp({ ...body, language }, originOf(call));
    knowDevice(call, entry.user);
    return presentEntry(entry);
  });
  api.forAnyone(login, async (call) => {
    const { body, language } = call;
    const entry = await access.logIn({ ...body, language }, originOf(call));
    knowDevice(call, entry.user);
    return presentEntry(entry);
  });
  api.forUser(changePassword, async (call) => {
    const { user, body, language, request } = call;
    const passwords = { current: body.current_password, next: body.new_password };
    const device = deviceLabel(request.get('user-agent'));
    const entry = await access.changePassword(user, passwords, device);
    knowDevice(call, entry.user);
    return { message: ANSWER_SENTENCES[language].passwordChanged, access_token: entry.token };
  });
  api.forAnyone(forgotPassword, async ({ body, request, language, address }) => {
    await resets.request({ email: body.email, origin: callerOrigin(request) }, address);
    activity.recordAttempt('reset_requested', body.email, deviceLabel(request.get('user-agent')));
    return { message: ANSWER_SENTENCES[language].resetSent };
  });
  api.forAnyone(resetPassword, async (call) => {
    const { body, language, request } = call;
    const user = await resets.complete(body.token, body.new_password);
    await activity.record('password_reset', user.id, deviceLabel(request.get('user-agent')));
    knowDevice(call, user);
    return { message: ANSWER_SENTENCES[language].passwordReset };
  });
  api.forUser(exportAccount, async ({ user, query, response }) => {
    await parts.heavyWork.spend('accountExport', user.id);
    const data = await accounts.exportData(user);
    if (query.format === undefined) return data;
    response.attachment('lineleaf-account.zip');
    await sendPieces(response, zipArchive(accountFiles(data, parts)));
    return ANSWERED;
  });
  api.forUser(deleteAccount, async ({ user, body, language }) => {
    await auth.confirmPassword(user, body.password);
    await accounts.remove(user.id, user.id);
    return { message: ANSWER_SENTENCES[language].accountDeleted };
  });
}

function originOf({ address, request }: Pick<Call<unknown>, 'address' | 'request'>): CallOrigin {
  const device = deviceLabel(request.get('user-agent'));
  return { address, device, deviceCookie: readDeviceCookie(request) };
}

function presentEntry({ user, token }: Entry): Authentication {
  return { access_token: token, user: presentUser(user) };
}

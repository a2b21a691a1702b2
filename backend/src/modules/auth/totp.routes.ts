import { beginTotp, confirmTotp, disableTotp, getTotp } from '@lineleaf/api-client/schemas';
import type { ApiRouter } from '../../http/route.ts';
import { ANSWER_SENTENCES } from '../../i18n/answerSentences.ts';
import type { AccountActivity } from './accountActivity.ts';
import type { AuthService } from './auth.service.ts';
import { deviceLabel } from './deviceLabel.ts';
import type { TwoFactorService } from './twoFactor.service.ts';

export interface TotpRoutesParts {
  readonly auth: AuthService;
  readonly twoFactor: TwoFactorService;
  readonly activity: AccountActivity;
}

/** The code at log-in: turned on, turned off. */
export function totpRoutes(api: ApiRouter, { auth, twoFactor, activity }: TotpRoutesParts): void {
  api.forUser(getTotp, async ({ user }) => {
    const { isEnabled, codesLeft } = await twoFactor.stateOf(user.id);
    return { is_enabled: isEnabled, recovery_codes_left: codesLeft };
  });
  api.forUser(beginTotp, async ({ user, body }) => {
    await auth.confirmPassword(user, body.password);
    const { secret, address } = await twoFactor.begin(user);
    return { secret, otpauth_url: address };
  });
  api.forUser(confirmTotp, async ({ user, body, request }) => {
    const recoveryCodes = await twoFactor.confirm(user.id, body.totp);
    await activity.record('totp_enabled', user.id, deviceLabel(request.get('user-agent')));
    return { recovery_codes: recoveryCodes };
  });
  api.forUser(disableTotp, async ({ user, body, language, request }) => {
    await auth.confirmPassword(user, body.password);
    await twoFactor.turnOff(user.id, body.totp);
    await activity.record('totp_disabled', user.id, deviceLabel(request.get('user-agent')));
    return { message: ANSWER_SENTENCES[language].totpDisabled };
  });
}

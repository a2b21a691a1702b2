import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '../contract/auth.ts';
import * as contract from '../contract/totp.ts';
import { endpoint } from './endpoint.ts';
import { message } from './primitives.ts';

const password = z.string().max(PASSWORD_MAX_LENGTH);

export const getTotp = endpoint(contract.getTotp, {
  access: 'user',
  summary: 'Whether log-in asks for a code, and how many recovery codes are left',
  response: z.object({
    is_enabled: z.boolean(),
    recovery_codes_left: z.int().min(0).max(contract.RECOVERY_CODES),
  }),
});

/** Nothing is asked for at log-in until the secret is confirmed; a second call replaces one that was not. */
export const beginTotp = endpoint(contract.beginTotp, {
  access: 'user',
  summary: 'Get a secret for an authenticator app',
  body: z.object({ password }),
  response: z.object({
    /** Base32, to be typed where no camera is. */
    secret: z.string(),
    /** What the QR code says. */
    otpauth_url: z.string(),
  }),
  errors: ['WRONG_PASSWORD', 'TOTP_ALREADY_ENABLED', 'RATE_LIMITED'],
});

export const confirmTotp = endpoint(contract.confirmTotp, {
  access: 'user',
  summary: 'Turn the code at log-in on with a first code; returns the recovery codes, once',
  body: z.object({ totp: z.string().max(40) }),
  response: z.object({ recovery_codes: z.array(z.string()).length(contract.RECOVERY_CODES) }),
  errors: ['WRONG_TOTP', 'TOTP_ALREADY_ENABLED', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const disableTotp = endpoint(contract.disableTotp, {
  access: 'user',
  summary: 'Turn the code at log-in off, with the password and a code or a recovery code',
  body: z.object({ password, totp: z.string().max(40) }),
  response: message,
  errors: ['WRONG_PASSWORD', 'WRONG_TOTP', 'NOT_FOUND', 'RATE_LIMITED'],
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { creditBalance, email, message, timestamp, uuid } from './primitives.ts';

/** The signed-in user as the API shows it. Only the server sets `is_admin`. */
export const user = z.object({
  id: uuid,
  email: z.string(),
  username: z.string(),
  credits: creditBalance,
  total_generations: z.int().min(0),
  created_at: timestamp,
  is_admin: z.boolean(),
});
export type User = z.infer<typeof user>;

export const authentication = z.object({ access_token: z.string(), user });
export type Authentication = z.infer<typeof authentication>;

/** Password lengths: sign-up and reset need 6, a change needs 8 (specification, sections 5 and 9). */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_CHANGE_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const USERNAME_MAX_LENGTH = 60;

/** Year and month of the Terms of Service that a sign-up accepts; the server records it. */
export const TERMS_VERSION = '2025-01';

/** A new account's name: what can be seen and read in one direction; names with control or direction signs, or with nothing to see, are refused. */
export const username = z
  .string()
  .trim()
  .min(1)
  .max(USERNAME_MAX_LENGTH)
  .refine((name) => !UNPRINTABLE.test(name) && VISIBLE.test(name), { error: 'not printable' });

/** Control, direction and zero-width signs. The joiners of emoji and of Persian words stay. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/u;
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;

const password = z.string().max(PASSWORD_MAX_LENGTH);

/** Spaces may be part of a password, and not all of it. */
export function isBlankPassword(text: string): boolean {
  return text !== '' && text.trim() === '';
}

const newPassword = (minLength: number) =>
  password.min(minLength).refine((text) => !isBlankPassword(text), { error: 'spaces alone' });

export const getMe = endpoint({
  id: 'getMe',
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  summary: 'The signed-in user',
  response: user,
});

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Log in',
  /** `totp`: the code of an authenticator app, or a recovery code; asked for by TOTP_REQUIRED. */
  body: z.object({ email: z.string().max(254), password, totp: z.string().max(40).optional() }),
  response: authentication,
  errors: ['INVALID_CREDENTIALS', 'TOTP_REQUIRED', 'INVALID_TOTP', 'RATE_LIMITED'],
});

export const signup = endpoint({
  id: 'signup',
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Create an account with 10 free credits',
  body: z.object({
    email,
    username,
    password: newPassword(PASSWORD_MIN_LENGTH),
  }),
  response: authentication,
  errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
});

export const changePassword = endpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'user',
  summary: 'Change the password; every older token dies',
  body: z.object({ current_password: password, new_password: newPassword(PASSWORD_CHANGE_MIN_LENGTH) }),
  response: message.extend({ access_token: z.string() }),
  errors: ['WRONG_PASSWORD', 'RATE_LIMITED'],
});

export const forgotPassword = endpoint({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Send a reset link; the same answer for every address',
  body: z.object({ email }),
  response: message,
  errors: ['RATE_LIMITED'],
});

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the token of a reset link; a token works once',
  body: z.object({ token: z.string().min(1).max(200), new_password: newPassword(PASSWORD_MIN_LENGTH) }),
  response: message,
  errors: ['INVALID_RESET_TOKEN', 'RATE_LIMITED'],
});

/** Everything the product holds about one user. Images are named by path; each is fetched with the bearer token. */
export const accountExport = z.object({
  user,
  /** Of the last log-in: mails are written in it. */
  language: z.string(),
  /** The Terms that were accepted at sign-up; null when that was before it was recorded. */
  terms_version: z.string().nullable(),
  pages: z.array(
    z.object({
      id: uuid,
      prompt: z.string(),
      is_favorite: z.boolean(),
      is_colored: z.boolean(),
      created_at: timestamp,
      image_path: z.string(),
    }),
  ),
  /** Every page that was asked for, also those that came to nothing. */
  generations: z.array(z.object({ prompt: z.string(), status: z.string(), created_at: timestamp })),
  credit_entries: z.array(
    z.object({ amount: z.int(), kind: z.string(), reason: z.string().nullable(), created_at: timestamp }),
  ),
  payments: z.array(
    z.object({ package_id: z.string(), amount: z.number(), status: z.string(), created_at: timestamp }),
  ),
  sessions: z.array(
    z.object({ device: z.string().nullable(), created_at: timestamp, last_used_at: timestamp }),
  ),
  activity: z.array(z.object({ kind: z.string(), device: z.string().nullable(), created_at: timestamp })),
});

export const exportAccount = endpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/auth/account/export',
  access: 'user',
  summary: "All data of one's own account",
  response: accountExport,
  errors: ['RATE_LIMITED'],
});

export const deleteAccount = endpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/auth/account',
  access: 'user',
  summary: "Delete one's own account with everything in it",
  body: z.object({ password }),
  response: message,
  errors: ['WRONG_PASSWORD', 'ADMIN_PROTECTED'],
});

import { z } from 'zod';
import * as contract from '../contract/auth.ts';
import { endpoint } from './endpoint.ts';
import { creditBalance, email, message, printableText, timestamp, uuid } from './primitives.ts';

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

/** A new account's name. */
export const username = printableText(contract.USERNAME_MAX_LENGTH);

const password = z.string().max(contract.PASSWORD_MAX_LENGTH);

const newPassword = (minLength: number) =>
  password.min(minLength).refine((text) => !contract.isBlankPassword(text), { error: 'spaces alone' });

export const getMe = endpoint(contract.getMe, {
  access: 'user',
  summary: 'The signed-in user',
  response: user,
});

export const login = endpoint(contract.login, {
  access: 'public',
  summary: 'Log in',
  /** `totp`: the code of an authenticator app, or a recovery code; asked for by TOTP_REQUIRED. */
  body: z.object({ email: z.string().max(254), password, totp: z.string().max(40).optional() }),
  response: authentication,
  errors: ['INVALID_CREDENTIALS', 'TOTP_REQUIRED', 'INVALID_TOTP', 'RATE_LIMITED'],
});

export const signup = endpoint(contract.signup, {
  access: 'public',
  summary: 'Create an account with 10 free credits',
  body: z.object({
    email,
    username,
    password: newPassword(contract.PASSWORD_MIN_LENGTH),
  }),
  response: authentication,
  errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
});

export const changePassword = endpoint(contract.changePassword, {
  access: 'user',
  summary: 'Change the password; every older token dies',
  body: z.object({
    current_password: password,
    new_password: newPassword(contract.PASSWORD_CHANGE_MIN_LENGTH),
  }),
  response: message.extend({ access_token: z.string() }),
  errors: ['WRONG_PASSWORD', 'RATE_LIMITED'],
});

export const forgotPassword = endpoint(contract.forgotPassword, {
  access: 'public',
  summary: 'Send a reset link; the same answer for every address',
  body: z.object({ email }),
  response: message,
  errors: ['RATE_LIMITED'],
});

export const resetPassword = endpoint(contract.resetPassword, {
  access: 'public',
  summary: 'Set a new password with the token of a reset link; a token works once',
  body: z.object({
    token: z.string().min(1).max(200),
    new_password: newPassword(contract.PASSWORD_MIN_LENGTH),
  }),
  response: message,
  errors: ['INVALID_RESET_TOKEN', 'RATE_LIMITED'],
});

/**
 * Everything the product holds about one user. Pictures are named by path: of the API, to be fetched with the bearer token; in a
 * ZIP, of the archive.
 */
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
      title: z.string().nullable(),
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

/** With `format=zip` returns `application/zip`, not JSON: the same data as `account.json`, and every picture. */
export const exportAccount = endpoint(contract.exportAccount, {
  access: 'user',
  summary: "All data of one's own account",
  query: z.object({ format: z.literal('zip').optional() }),
  response: accountExport,
  errors: ['RATE_LIMITED'],
});

export const deleteAccount = endpoint(contract.deleteAccount, {
  access: 'user',
  summary: "Delete one's own account with everything in it",
  body: z.object({ password }),
  response: message,
  errors: ['WRONG_PASSWORD', 'ADMIN_PROTECTED'],
});

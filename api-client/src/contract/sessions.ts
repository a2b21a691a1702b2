import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, message, timestamp, uuid } from './primitives.ts';

/** A log-in that goes on. `device` is a short label such as `Firefox on Windows`, null where the browser tells none. */
export const session = z.object({
  id: uuid,
  device: z.string().nullable(),
  created_at: timestamp,
  /** Written every few minutes at most. */
  last_used_at: timestamp,
  /** Whether this call was made in it. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

/**
 * Ends the session of the bearer token; with `session_id` and no token, the one of that id: a log-out that was made
 * offline is sent later by a device that has forgotten its token. A session that is over already is no fault.
 */
export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Log out: end one session',
  body: z.object({ session_id: uuid }).optional(),
  response: message,
  errors: ['UNAUTHENTICATED'],
});

export const listSessions = endpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'user',
  summary: 'Where the account is logged in, last used first',
  response: z.array(session),
});

export const endSession = endpoint({
  id: 'endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'user',
  summary: "End one of one's own sessions",
  params: idParams,
  response: message,
  errors: ['NOT_FOUND'],
});

export const logoutEverywhere = endpoint({
  id: 'logoutEverywhere',
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'user',
  summary: 'End every session, this one too; every token dies',
  response: message,
});

/** What users do with their own accounts, or others try. */
export const OWN_ACTIVITY_KINDS = [
  'signed_up',
  'logged_in',
  'login_failed',
  'logged_out',
  'session_ended',
  'logged_out_everywhere',
  'password_changed',
  'reset_requested',
  'password_reset',
  'totp_enabled',
  'totp_disabled',
  'totp_failed',
  'recovery_code_used',
] as const;

/** What an account's own list of activity tells of: that, and what was done to it. */
export const ACTIVITY_KINDS = [
  ...OWN_ACTIVITY_KINDS,
  'totp_reset',
  'administrator_password_rotated',
  'administrator_restored',
  'credits_adjusted',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Something that happened to an account. It holds no address and no e-mail. */
export const activity = z.object({
  id: uuid,
  kind: z.enum(ACTIVITY_KINDS),
  device: z.string().nullable(),
  created_at: timestamp,
});
export type Activity = z.infer<typeof activity>;

export const listActivity = endpoint({
  id: 'listActivity',
  method: 'GET',
  path: '/api/auth/activity',
  access: 'user',
  summary: "The newest 20 security events of one's own account",
  response: z.array(activity),
});

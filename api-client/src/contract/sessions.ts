import { call } from './call.ts';

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

export const logout = call('logout', 'POST', '/api/auth/logout');
export const listSessions = call('listSessions', 'GET', '/api/auth/sessions');
export const endSession = call('endSession', 'DELETE', '/api/auth/sessions/:id');
export const logoutEverywhere = call('logoutEverywhere', 'DELETE', '/api/auth/sessions');
export const listActivity = call('listActivity', 'GET', '/api/auth/activity');

import { z } from 'zod';
import * as contract from '../contract/sessions.ts';
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
export const logout = endpoint(contract.logout, {
  access: 'public',
  summary: 'Log out: end one session',
  body: z.object({ session_id: uuid }).optional(),
  response: message,
  errors: ['UNAUTHENTICATED'],
});

export const listSessions = endpoint(contract.listSessions, {
  access: 'user',
  summary: 'Where the account is logged in, last used first',
  response: z.array(session),
});

export const endSession = endpoint(contract.endSession, {
  access: 'user',
  summary: "End one of one's own sessions",
  params: idParams,
  response: message,
  errors: ['NOT_FOUND'],
});

export const logoutEverywhere = endpoint(contract.logoutEverywhere, {
  access: 'user',
  summary: 'End every session, this one too; every token dies',
  response: message,
});

/** Something that happened to an account. It holds no address and no e-mail. */
export const activity = z.object({
  id: uuid,
  kind: z.enum(contract.ACTIVITY_KINDS),
  device: z.string().nullable(),
  created_at: timestamp,
});
export type Activity = z.infer<typeof activity>;

export const listActivity = endpoint(contract.listActivity, {
  access: 'user',
  summary: "The newest 20 security events of one's own account",
  response: z.array(activity),
});

import { z } from 'zod';
import * as contract from '../contract/admin.ts';
import { endpoint } from './endpoint.ts';
import { creditAmount, creditBalance, idParams, message, timestamp, uuid } from './primitives.ts';

/** A payment as the administrator sees it; `amount` in dollars. */
export const transaction = z.object({
  id: uuid,
  user_id: uuid.nullable(),
  package_id: z.string(),
  credits: z.int(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  created_at: timestamp,
});
export type Transaction = z.infer<typeof transaction>;

/** `recent_transactions`: the paid payments of the last 30 days. */
export const adminStats = z.object({
  total_users: z.int().min(0),
  total_generations: z.int().min(0),
  total_favorites: z.int().min(0),
  recent_transactions: z.array(transaction),
});
export type AdminStats = z.infer<typeof adminStats>;

export const adminUser = z.object({
  id: uuid,
  email: z.string(),
  username: z.string(),
  credits: creditBalance,
  total_generations: z.int().min(0),
  created_at: timestamp,
});
export type AdminUser = z.infer<typeof adminUser>;

export const getAdminStats = endpoint(contract.getAdminStats, {
  access: 'admin',
  summary: 'Figures of the whole product',
  response: adminStats,
  errors: ['FORBIDDEN'],
});

/** `search` matches e-mail and username; `limit` and `cursor` page through (`Link: rel=next`). */
export const listAdminUsers = endpoint(contract.listAdminUsers, {
  access: 'admin',
  summary: 'All users, newest first',
  query: z.object({
    search: z.string().max(254).optional(),
    limit: z.coerce.number().int().min(1).max(500).optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: z.array(adminUser),
  errors: ['FORBIDDEN'],
});

/** `credits` is the new balance; it is booked as the difference, with the actor and the reason. */
export const updateUserCredits = endpoint(contract.updateUserCredits, {
  access: 'admin',
  summary: "Set a user's balance",
  params: idParams,
  body: z.object({ credits: creditAmount, reason: z.string().trim().max(200).optional() }),
  response: adminUser,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const deleteUser = endpoint(contract.deleteUser, {
  access: 'admin',
  summary: 'Delete a user with all pages and payment transactions',
  params: idParams,
  response: message,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'ADMIN_PROTECTED'],
});

/** Who an account belongs to; null once it is deleted. */
const accountName = z.object({ username: z.string(), email: z.string() }).nullable();

/** What an administrator or the product did. The server of a release from before gives no names and no reason. */
export const auditEvent = z.object({
  id: uuid,
  kind: z.string(),
  actor_id: uuid.nullable(),
  actor: accountName.optional(),
  subject_id: uuid.nullable(),
  subject: accountName.optional(),
  detail: z.string().nullable(),
  /** In the words of whoever did it. */
  reason: z.string().nullable().optional(),
  created_at: timestamp,
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const listAuditEvents = endpoint(contract.listAuditEvents, {
  access: 'admin',
  summary: 'The newest 200 audit events',
  response: z.array(auditEvent),
  errors: ['FORBIDDEN'],
});

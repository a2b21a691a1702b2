import { z } from 'zod';
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

/** `recent_transactions`: all payments of the last 30 days. */
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

export const getAdminStats = endpoint({
  id: 'getAdminStats',
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  summary: 'Figures of the whole product',
  response: adminStats,
  errors: ['FORBIDDEN'],
});

/** `search` matches e-mail and username; `limit` and `cursor` page through (`Link: rel=next`). */
export const listAdminUsers = endpoint({
  id: 'listAdminUsers',
  method: 'GET',
  path: '/api/admin/users',
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
export const updateUserCredits = endpoint({
  id: 'updateUserCredits',
  method: 'PATCH',
  path: '/api/admin/users/:id/credits',
  access: 'admin',
  summary: "Set a user's balance",
  params: idParams,
  body: z.object({ credits: creditAmount, reason: z.string().trim().max(200).optional() }),
  response: adminUser,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const deleteUser = endpoint({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'admin',
  summary: 'Delete a user with all pages and payment transactions',
  params: idParams,
  response: message,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'ADMIN_PROTECTED'],
});

/** What an administrator did, without personal data. */
export const auditEvent = z.object({
  id: uuid,
  kind: z.string(),
  actor_id: uuid.nullable(),
  subject_id: uuid.nullable(),
  detail: z.string().nullable(),
  created_at: timestamp,
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const listAuditEvents = endpoint({
  id: 'listAuditEvents',
  method: 'GET',
  path: '/api/admin/audit-events',
  access: 'admin',
  summary: 'The newest 200 audit events',
  response: z.array(auditEvent),
  errors: ['FORBIDDEN'],
});

import { injectEndpoints, requestOf } from '@lineleaf/api-client';
import {
  type AdminStats,
  type AdminUser,
  type AuditEvent,
  type BodyInputOf,
  deleteUser,
  getAdminStats,
  listAdminUsers,
  listAuditEvents,
  type ResponseOf,
  updateUserCredits,
} from '@lineleaf/api-client/contract';

const USERS_RETRY = { attempts: 4, firstDelayMs: 1000 };

type CreditsUpdate = BodyInputOf<typeof updateUserCredits> & { readonly id: string };

const adminApi = injectEndpoints('mfe-admin', (build) => ({
  getAdminStats: build.query<AdminStats, void>({
    query: () => requestOf(getAdminStats),
    providesTags: ['AdminStats'],
  }),
  listAdminUsers: build.query<AdminUser[], void>({
    query: () => requestOf(listAdminUsers, { retry: USERS_RETRY }),
    providesTags: ['AdminUser'],
  }),
  listAuditEvents: build.query<AuditEvent[], void>({
    query: () => requestOf(listAuditEvents),
    providesTags: ['AuditEvent'],
  }),
  updateUserCredits: build.mutation<AdminUser, CreditsUpdate>({
    query: ({ id, ...body }) => requestOf(updateUserCredits, { params: { id }, body }),
    invalidatesTags: (_, error) => (error ? [] : ['AdminUser', 'AuditEvent']),
  }),
  deleteUser: build.mutation<ResponseOf<typeof deleteUser>, string>({
    query: (id) => requestOf(deleteUser, { params: { id } }),
    invalidatesTags: (_, error) => (error ? [] : ['AdminUser', 'AdminStats', 'AuditEvent']),
  }),
}));

export const {
  useGetAdminStatsQuery,
  useListAdminUsersQuery,
  useListAuditEventsQuery,
  useUpdateUserCreditsMutation,
  useDeleteUserMutation,
} = adminApi;

import { injectEndpoints, requestOf } from '@lineleaf/api-client';
import {
  type Activity,
  type BodyInputOf,
  beginTotp,
  changePassword,
  confirmTotp,
  deleteAccount,
  disableTotp,
  endSession,
  getTotp,
  listActivity,
  listSessions,
  logoutEverywhere,
  type ResponseOf,
  type Session,
} from '@lineleaf/api-client/contract';

/** What settings alone ask for. */
const accountApi = injectEndpoints('mfe-auth', (build) => ({
  changePassword: build.mutation<ResponseOf<typeof changePassword>, BodyInputOf<typeof changePassword>>({
    query: (body) => requestOf(changePassword, { body }),
  }),
  deleteAccount: build.mutation<ResponseOf<typeof deleteAccount>, BodyInputOf<typeof deleteAccount>>({
    query: (body) => requestOf(deleteAccount, { body }),
  }),
  listSessions: build.query<Session[], void>({
    query: () => requestOf(listSessions),
    providesTags: ['Session'],
  }),
  endSession: build.mutation<ResponseOf<typeof endSession>, string>({
    query: (id) => requestOf(endSession, { params: { id } }),
    invalidatesTags: ['Session', 'Activity'],
  }),
  logoutEverywhere: build.mutation<ResponseOf<typeof logoutEverywhere>, void>({
    query: () => requestOf(logoutEverywhere),
  }),
  listActivity: build.query<Activity[], void>({
    query: () => requestOf(listActivity),
    providesTags: ['Activity'],
  }),
  getTotp: build.query<ResponseOf<typeof getTotp>, void>({
    query: () => requestOf(getTotp),
    providesTags: ['Totp'],
  }),
  beginTotp: build.mutation<ResponseOf<typeof beginTotp>, BodyInputOf<typeof beginTotp>>({
    query: (body) => requestOf(beginTotp, { body }),
  }),
  confirmTotp: build.mutation<ResponseOf<typeof confirmTotp>, BodyInputOf<typeof confirmTotp>>({
    query: (body) => requestOf(confirmTotp, { body }),
    invalidatesTags: ['Totp', 'Activity'],
  }),
  disableTotp: build.mutation<ResponseOf<typeof disableTotp>, BodyInputOf<typeof disableTotp>>({
    query: (body) => requestOf(disableTotp, { body }),
    invalidatesTags: ['Totp', 'Activity'],
  }),
}));

export const {
  useBeginTotpMutation,
  useChangePasswordMutation,
  useConfirmTotpMutation,
  useDeleteAccountMutation,
  useDisableTotpMutation,
  useEndSessionMutation,
  useGetTotpQuery,
  useListActivityQuery,
  useListSessionsQuery,
  useLogoutEverywhereMutation,
} = accountApi;

/** For a change that comes with a new token: has sessions and activity read again, once that token is stored. */
export const readAccountAgain = () => accountApi.util.invalidateTags(['Session', 'Activity']);

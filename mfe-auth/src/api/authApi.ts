import { injectEndpoints, requestOf } from '@lineleaf/api-client';
import {
  type Authentication,
  type BodyInputOf,
  changePassword,
  deleteAccount,
  exportAccount,
  forgotPassword,
  login,
  type ResponseOf,
  resetPassword,
  signup,
} from '@lineleaf/api-client/contract';

const authApi = injectEndpoints('mfe-auth', (build) => ({
  login: build.mutation<Authentication, BodyInputOf<typeof login>>({
    query: (body) => requestOf(login, { body }),
  }),
  signup: build.mutation<Authentication, BodyInputOf<typeof signup>>({
    query: (body) => requestOf(signup, { body }),
  }),
  changePassword: build.mutation<ResponseOf<typeof changePassword>, BodyInputOf<typeof changePassword>>({
    query: (body) => requestOf(changePassword, { body }),
  }),
  forgotPassword: build.mutation<ResponseOf<typeof forgotPassword>, BodyInputOf<typeof forgotPassword>>({
    query: (body) => requestOf(forgotPassword, { body }),
  }),
  resetPassword: build.mutation<ResponseOf<typeof resetPassword>, BodyInputOf<typeof resetPassword>>({
    query: (body) => requestOf(resetPassword, { body }),
  }),
  exportAccount: build.mutation<ResponseOf<typeof exportAccount>, void>({
    query: () => requestOf(exportAccount),
  }),
  deleteAccount: build.mutation<ResponseOf<typeof deleteAccount>, BodyInputOf<typeof deleteAccount>>({
    query: (body) => requestOf(deleteAccount, { body }),
  }),
}));

export const {
  useChangePasswordMutation,
  useDeleteAccountMutation,
  useExportAccountMutation,
  useForgotPasswordMutation,
  useLoginMutation,
  useResetPasswordMutation,
  useSignupMutation,
} = authApi;

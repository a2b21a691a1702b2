import { injectEndpoints, requestOf } from '@lineleaf/api-client';
import {
  type Authentication,
  type BodyInputOf,
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
  forgotPassword: build.mutation<ResponseOf<typeof forgotPassword>, BodyInputOf<typeof forgotPassword>>({
    query: (body) => requestOf(forgotPassword, { body }),
  }),
  resetPassword: build.mutation<ResponseOf<typeof resetPassword>, BodyInputOf<typeof resetPassword>>({
    query: (body) => requestOf(resetPassword, { body }),
  }),
}));

export const { useForgotPasswordMutation, useLoginMutation, useResetPasswordMutation, useSignupMutation } =
  authApi;

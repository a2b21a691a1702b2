import { injectEndpoints, requestOf } from '@lineleaf/api-client';
import {
  type BodyInputOf,
  type CreditEntry,
  type CreditPackage,
  createCheckout,
  listCreditHistory,
  listCreditPackages,
} from '@lineleaf/api-client/contract';

const billingApi = injectEndpoints('mfe-billing', (build) => ({
  listCreditPackages: build.query<CreditPackage[], void>({
    query: () => requestOf(listCreditPackages),
    providesTags: ['Package'],
  }),
  listCreditHistory: build.query<CreditEntry[], void>({
    query: () => requestOf(listCreditHistory),
    providesTags: ['CreditHistory'],
  }),
  /** `url` may be missing in what a server sends: whoever navigates checks it. */
  createCheckout: build.mutation<{ url?: string }, BodyInputOf<typeof createCheckout>>({
    query: (body) => requestOf(createCheckout, { body }),
  }),
}));

export const { useListCreditPackagesQuery, useListCreditHistoryQuery, useCreateCheckoutMutation } =
  billingApi;

import {
  type ColoringPage,
  getMe,
  listColoringPages,
  type ResponseOf,
  saveColoredPage,
  type User,
  verifyPending,
} from '../contract/index.ts';
import { injectEndpoints } from './base/api.ts';
import type { ApiRequest } from './base/baseQuery.ts';
import { requestOf } from './base/requestOf.ts';
import type { SaveRequest } from './unsent/queuedSaves.ts';

/** How a screen wants the list of pages fetched; both share one cache entry. */
export interface PageListRequest {
  readonly retry: NonNullable<ApiRequest['retry']>;
}

/** The endpoints that several parts need. What one remote alone uses stands in that remote. */
const sharedApi = injectEndpoints('api-client', (build) => ({
  getMe: build.query<User, void>({ query: () => requestOf(getMe) }),
  listColoringPages: build.query<ColoringPage[], PageListRequest>({
    query: ({ retry }) => requestOf(listColoringPages, { query: { images: 'url' }, retry }),
    serializeQueryArgs: ({ endpointName }) => endpointName,
    providesTags: ['Page'],
  }),
  saveColoredPage: build.mutation<ColoringPage, SaveRequest>({
    query: ({ idempotencyKey, body }) =>
      requestOf(saveColoredPage, { body, headers: { 'Idempotency-Key': idempotencyKey } }),
    invalidatesTags: ['Page'],
  }),
  verifyPending: build.mutation<ResponseOf<typeof verifyPending>, void>({
    query: () => requestOf(verifyPending),
    invalidatesTags: ['CreditHistory'],
  }),
}));

export const { useListColoringPagesQuery, useVerifyPendingMutation } = sharedApi;
/** Initiators and cache updates of the shared endpoints, for thunks. */
export const sharedEndpoints = sharedApi.endpoints;
/** `updateQueryData` and its siblings over the shared endpoints. */
export const sharedCache = sharedApi.util;

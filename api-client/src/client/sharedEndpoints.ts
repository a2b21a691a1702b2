import {
  type BodyInputOf,
  type ColoringPage,
  getMe,
  listColoringPages,
  type ResponseOf,
  renameColoringPage,
  saveColoredPage,
  type User,
  updateColoredPage,
  verifyPending,
} from '../contract/index.ts';
import type { ApiRequest } from './base/ApiRequest.ts';
import { injectEndpoints } from './base/api.ts';
import { requestOf } from './base/requestOf.ts';
import type { SaveRequest } from './unsent/queuedSaves.ts';

/** How a screen wants the list of pages fetched; both share one cache entry. */
export interface PageListRequest {
  readonly retry: NonNullable<ApiRequest['retry']>;
}

/** A page's new title; null takes it away. */
export interface RenameRequest {
  readonly pageId: string;
  readonly title: string | null;
}

/** A save over a colored copy, of the version that was colored on. */
export interface CopyUpdate {
  readonly pageId: string;
  readonly version: string;
  readonly idempotencyKey: string;
  readonly body: BodyInputOf<typeof updateColoredPage>;
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
  updateColoredPage: build.mutation<ColoringPage, CopyUpdate>({
    query: ({ pageId, version, idempotencyKey, body }) =>
      requestOf(updateColoredPage, {
        params: { id: pageId },
        body,
        headers: { 'If-Match': `"${version}"`, 'Idempotency-Key': idempotencyKey },
      }),
    invalidatesTags: ['Page'],
  }),
  renameColoringPage: build.mutation<ColoringPage, RenameRequest>({
    query: ({ pageId, title }) => requestOf(renameColoringPage, { params: { id: pageId }, body: { title } }),
    invalidatesTags: (result) => (result ? ['Page'] : []),
  }),
  verifyPending: build.mutation<ResponseOf<typeof verifyPending>, void>({
    query: () => requestOf(verifyPending),
    invalidatesTags: ['CreditHistory'],
  }),
}));

export const { useListColoringPagesQuery, useRenameColoringPageMutation, useVerifyPendingMutation } =
  sharedApi;
/** Initiators and cache updates of the shared endpoints, for thunks. */
export const sharedEndpoints = sharedApi.endpoints;
/** `updateQueryData` and its siblings over the shared endpoints. */
export const sharedCache = sharedApi.util;

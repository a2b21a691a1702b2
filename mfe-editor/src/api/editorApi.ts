import { injectEndpoints, requestOf } from '@lineleaf/api-client';
import { type BodyInputOf, type ColoringPage, saveColoredPage } from '@lineleaf/api-client/contract';

/** A colored copy on its way; the key lets the server save it once however often it is sent. */
export interface SaveRequest {
  readonly idempotencyKey: string;
  readonly body: BodyInputOf<typeof saveColoredPage>;
}

const editorApi = injectEndpoints('mfe-editor', (build) => ({
  saveColoredPage: build.mutation<ColoringPage, SaveRequest>({
    query: ({ idempotencyKey, body }) =>
      requestOf(saveColoredPage, { body, headers: { 'Idempotency-Key': idempotencyKey } }),
    invalidatesTags: ['Page'],
  }),
}));

/** The endpoints that the editor alone uses. */
export const editorEndpoints = editorApi.endpoints;

import { injectEndpoints, refreshUser, requestOf } from '@lineleaf/api-client';
import {
  type ColoringPage,
  type DetailLevel,
  deleteColoringPage,
  type GenerationResult,
  generateColoringPage,
  type ResponseOf,
  updateFavorite,
} from '@lineleaf/api-client/contract';
import { forgetPage, markFavorite, rememberNewPage } from './pageCaches.ts';

/** One wish for a page. The same key answers the same page and is charged once. */
interface GenerationRequest {
  readonly prompt: string;
  readonly detail: DetailLevel;
  readonly idempotencyKey: string;
}

interface FavoriteChange {
  /** The page as it was shown when the wish came. */
  readonly page: ColoringPage;
  readonly isFavorite: boolean;
}

/** The endpoints that this remote alone uses; a change shows in every cached list at once and is undone if refused. */
const studioApi = injectEndpoints('mfe-studio', (build) => ({
  generateColoringPage: build.mutation<GenerationResult, GenerationRequest>({
    query: ({ prompt, detail, idempotencyKey }) =>
      requestOf(generateColoringPage, {
        body: { prompt, detail },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    invalidatesTags: (result) => (result ? ['Page', 'CreditHistory'] : []),
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      await queryFulfilled.then(
        ({ data }) => {
          dispatch(rememberNewPage(data));
          return dispatch(refreshUser());
        },
        () => undefined,
      );
    },
  }),
  updateFavorite: build.mutation<ResponseOf<typeof updateFavorite>, FavoriteChange>({
    query: ({ page, isFavorite }) =>
      requestOf(updateFavorite, { params: { id: page.id }, body: { is_favorite: isFavorite } }),
    onQueryStarted: async ({ page, isFavorite }, { dispatch, queryFulfilled }) => {
      dispatch(markFavorite(page, isFavorite));
      await queryFulfilled.catch(() => dispatch(markFavorite(page, !isFavorite)));
    },
  }),
  deleteColoringPage: build.mutation<ResponseOf<typeof deleteColoringPage>, string>({
    query: (id) => requestOf(deleteColoringPage, { params: { id } }),
    onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
      await queryFulfilled.then(
        () => dispatch(forgetPage(id)),
        () => undefined,
      );
    },
  }),
}));

export const { useGenerateColoringPageMutation, useUpdateFavoriteMutation, useDeleteColoringPageMutation } =
  studioApi;

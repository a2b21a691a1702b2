import { injectEndpoints, requestOf } from '@lineleaf/api-client';
import { type ColoringPage, listFavorites } from '@lineleaf/api-client/contract';

const favoritesApi = injectEndpoints('mfe-studio', (build) => ({
  listFavorites: build.query<ColoringPage[], void>({
    query: () => requestOf(listFavorites, { query: { images: 'url' } }),
    providesTags: [{ type: 'Page', id: 'FAVORITES' }],
  }),
}));

export const { useListFavoritesQuery } = favoritesApi;
/** `updateQueryData` and its siblings over the favorites. */
export const favoritesCache = favoritesApi.util;

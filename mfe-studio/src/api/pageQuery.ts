import { injectEndpoints, requestOf } from '@lineleaf/api-client';
import { type ColoringPage, getColoringPage } from '@lineleaf/api-client/contract';

const pageApi = injectEndpoints('mfe-studio', (build) => ({
  getColoringPage: build.query<ColoringPage, string>({
    query: (id) => requestOf(getColoringPage, { params: { id }, query: { images: 'url' } }),
  }),
}));

export const { useGetColoringPageQuery } = pageApi;
/** The row's initiator, for thunks. */
export const pageEndpoints = pageApi.endpoints;
/** `updateQueryData` and its siblings over single rows. */
export const pageCache = pageApi.util;

import { injectEndpoints, requestOf, setupListeners, useAppDispatch } from '@lineleaf/api-client';
import {
  type BodyInputOf,
  changeRelease,
  getReleases,
  type ReleaseAction,
  type ReleaseOverview,
} from '@lineleaf/api-client/contract';
import { useEffect } from 'react';

/** How often the screen looks while it is seen. */
const POLL_MS = 5000;

type ReleaseChange = BodyInputOf<typeof changeRelease> & {
  readonly part: string;
  readonly action: ReleaseAction;
};

const releasesApi = injectEndpoints('mfe-admin', (build) => ({
  getReleases: build.query<ReleaseOverview, void>({
    query: () => requestOf(getReleases),
    providesTags: ['Release'],
  }),
  // A refused change is one on releases that may have moved on, so they are read again in any case.
  changeRelease: build.mutation<ReleaseOverview, ReleaseChange>({
    query: ({ part, action, ...body }) =>
      requestOf(changeRelease, { params: { remote: part, action }, body }),
    invalidatesTags: ['Release', 'AuditEvent'],
  }),
}));

export const { useChangeReleaseMutation } = releasesApi;

/** What is served of each part, read again every 5 s while the tab is seen, and at once when it comes back into view. */
export function useReleases() {
  const dispatch = useAppDispatch();
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return releasesApi.useGetReleasesQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
}

import { useAppDispatch } from '@lineleaf/api-client';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import { useCallback } from 'react';
import { studioEndpoints } from '../api/studioApi.ts';

/** Rows asked for again, by the address that had aged: each once while this page of the browser lives. */
const asked = new Map<string, Promise<ColoringPage | undefined>>();

/**
 * Returns a function that fetches a page's row again after one of its addresses failed; every list then shows the new
 * row. A given address is asked about once, so that a picture that is gone for good never makes a loop of requests.
 */
export function useFreshRow(): (page: ColoringPage) => Promise<ColoringPage | undefined> {
  const dispatch = useAppDispatch();
  return useCallback(
    (page) => {
      const known = asked.get(page.image_url);
      if (known !== undefined) return known;
      const request = dispatch(
        studioEndpoints.getColoringPage.initiate(page.id, { forceRefetch: true, subscribe: false }),
      );
      const row = request.then(({ data }) => data);
      asked.set(page.image_url, row);
      return row;
    },
    [dispatch],
  );
}

import { useAppDispatch } from '@lineleaf/api-client';
import type { ColoringPage } from '@lineleaf/api-client/contract';
import { useCallback } from 'react';
import { replacePage } from '../api/pageCaches.ts';
import { pageEndpoints } from '../api/pageQuery.ts';

/** An address lasts 24 to 48 hours, so a row that was fetched within the hour is not fetched again. */
const FRESH_FOR_MS = 3_600_000;

interface FreshRow {
  readonly row: Promise<ColoringPage | undefined>;
  readonly askedAtMs: number;
}

const freshRows = new Map<string, FreshRow>();

/**
 * Returns a function that fetches a page's row again after one of its addresses failed; every list then shows the new
 * row. It asks once, so that a picture that is gone for good never makes a loop of requests.
 */
export function useFreshRow(): (page: ColoringPage) => Promise<ColoringPage | undefined> {
  const dispatch = useAppDispatch();
  return useCallback(
    ({ id }) => {
      const known = freshRows.get(id);
      if (known && Date.now() - known.askedAtMs < FRESH_FOR_MS) return known.row;
      const request = dispatch(
        pageEndpoints.getColoringPage.initiate(id, { forceRefetch: true, subscribe: false }),
      );
      const row = request.then(({ data }) => {
        if (data) dispatch(replacePage(data));
        return data;
      });
      freshRows.set(id, { row, askedAtMs: Date.now() });
      return row;
    },
    [dispatch],
  );
}

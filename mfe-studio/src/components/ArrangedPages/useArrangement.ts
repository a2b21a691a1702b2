import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Arrangement, FILTERS, SORTS } from './arrangePages.ts';

const STORAGE_KEY = 'lineleaf.gallery.grouped';
const PARAMS = { filter: 'show', sort: 'sort' } as const;

/** How pages are arranged: filter and order stand in the address, for Back and the editor; the grouping is remembered on this device. */
export function useArrangement() {
  const [params, setParams] = useSearchParams();
  const [isGrouped, setIsGrouped] = useState(() => localStorage.getItem(STORAGE_KEY) === 'yes');
  const arrangement = useMemo(
    (): Arrangement => ({
      filter: oneOf(FILTERS, params.get(PARAMS.filter)),
      sort: oneOf(SORTS, params.get(PARAMS.sort)),
      isGrouped,
    }),
    [params, isGrouped],
  );
  const change = (part: Partial<Arrangement>) => {
    if (part.isGrouped !== undefined) {
      localStorage.setItem(STORAGE_KEY, part.isGrouped ? 'yes' : 'no');
      setIsGrouped(part.isGrouped);
    }
    const next = new URLSearchParams(params);
    setUnlessUsual(next, PARAMS.filter, FILTERS, part.filter);
    setUnlessUsual(next, PARAMS.sort, SORTS, part.sort);
    if (next.toString() !== params.toString()) setParams(next, { replace: true, preventScrollReset: true });
  };
  return { arrangement, change };
}

/** The value if it is one of the list, else the first: the usual one, which the address does not name. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value {
  return values.find((known) => known === value) ?? values[0];
}

function setUnlessUsual(
  params: URLSearchParams,
  name: string,
  values: readonly string[],
  value: string | undefined,
): void {
  if (value === values[0]) params.delete(name);
  else if (value !== undefined) params.set(name, value);
}

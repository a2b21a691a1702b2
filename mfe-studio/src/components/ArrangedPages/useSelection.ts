import type { ColoringPage } from '@lineleaf/api-client/contract';
import { useCallback, useState } from 'react';

/** The pages that are selected, by id; undefined while nothing is being selected. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const begin = useCallback(() => setIds(new Set()), []);
  const end = useCallback(() => setIds(undefined), []);
  const toggle = useCallback(({ id }: ColoringPage) => {
    setIds((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { ids, begin, end, toggle };
}

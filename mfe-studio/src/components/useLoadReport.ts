import { useEffect, useEffectEvent, useRef } from 'react';

interface LoadState {
  readonly requestId?: string;
  readonly isFetching: boolean;
}

/** Calls `report` once for each load that ends after the screen opened, and never for what was loaded before. */
export function useLoadReport({ requestId, isFetching }: LoadState, report: () => void): void {
  const reported = useRef(isFetching ? undefined : requestId);
  const onLoadEnd = useEffectEvent(report);
  useEffect(() => {
    if (isFetching || requestId === undefined || reported.current === requestId) return;
    reported.current = requestId;
    onLoadEnd();
  }, [requestId, isFetching]);
}

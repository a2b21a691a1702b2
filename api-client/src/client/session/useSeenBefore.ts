import { useEffect, useEffectEvent, useRef } from 'react';
import { toApiError } from '../base/ApiError.ts';
import { useIsOffline } from './useIsOffline.ts';

interface SeenQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  refetch(): unknown;
}

/**
 * Whether what the queries show is what this device saw before, since the network or the server is away. Asks again as
 * soon as the network is back.
 */
export function useSeenBefore(...queries: readonly SeenQuery[]): boolean {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  const askAgain = useEffectEvent(() => {
    for (const query of queries) void query.refetch();
  });
  useEffect(() => {
    if (wasOffline.current && !isOffline) askAgain();
    wasOffline.current = isOffline;
  }, [isOffline]);
  return queries.some(({ data, error }) => data !== undefined && (isOffline || isNetworkFault(error)));
}

function isNetworkFault(error: unknown): boolean {
  return error !== undefined && toApiError(error).kind === 'network';
}

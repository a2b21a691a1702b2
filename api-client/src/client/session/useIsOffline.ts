import { useSyncExternalStore } from 'react';
import { useSession } from './useSession.ts';

/** Whether the screens show what this device remembers: the network is gone, or the server did not answer at load. */
export function useIsOffline(): boolean {
  const { isOffline } = useSession();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOffline || !isOnline;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

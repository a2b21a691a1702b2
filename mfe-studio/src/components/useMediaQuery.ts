import { useCallback, useSyncExternalStore } from 'react';

/** Whether a CSS media query matches now; follows changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Phones and tablets: what is held in the hand and touched shares, everything else prints. */
export function useIsHandheld(): boolean {
  return useMediaQuery('(hover: none) and (pointer: coarse)');
}

/** As narrow as a phone. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(width < 40rem)');
}

import { useSyncExternalStore } from 'react';
import { readTheme, storeTheme, subscribeToTheme, type Theme } from './theme.ts';

/** The chosen theme and the way to choose another one; every user of the hook is told. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  return { theme, setTheme: storeTheme };
}

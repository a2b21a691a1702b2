import { useSyncExternalStore } from 'react';

/** 'system' follows the device's setting, also when it changes. */
export type Theme = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'lineleaf.theme';
const listeners = new Set<() => void>();
let isFollowingDevice = false;

/** Marks the document with the stored theme. To be called before the first paint; harmless when called again. */
export function applyStoredTheme(): void {
  followDevice();
  const theme = readTheme();
  const isDark = theme === 'dark' || (theme === 'system' && darkDevice().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** The chosen theme and the way to choose another one; every user of the hook is told. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, readTheme);
  return { theme, setTheme: storeTheme };
}

function storeTheme(theme: Theme): void {
  localStorage.setItem(STORAGE_KEY, theme);
  announce();
}

function announce(): void {
  applyStoredTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', announce);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', announce);
  };
}

function readTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function followDevice(): void {
  if (isFollowingDevice) return;
  isFollowingDevice = true;
  darkDevice().addEventListener('change', announce);
}

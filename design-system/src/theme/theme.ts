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

/** Keeps the chosen theme and shows it. */
export function storeTheme(theme: Theme): void {
  localStorage.setItem(STORAGE_KEY, theme);
  announce();
}

function announce(): void {
  applyStoredTheme();
  for (const listener of listeners) listener();
}

/** Calls the listener at each change of the theme, until what it returns is called. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', announce);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', announce);
  };
}

/** The theme that was chosen. */
export function readTheme(): Theme {
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

import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const device = { isDark: false, tell: () => undefined as unknown };

beforeEach(() => {
  vi.resetModules();
  device.isDark = false;
  delete document.documentElement.dataset.theme;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return device.isDark;
        },
        addEventListener: (_: string, listener: () => void) => {
          device.tell = listener;
        },
      }) as unknown as MediaQueryList,
  );
});

function markedTheme() {
  return document.documentElement.dataset.theme;
}

it('marks the document with the stored theme', async () => {
  const { applyStoredTheme } = await import('./theme.ts');
  localStorage.setItem('lineleaf.theme', 'dark');
  applyStoredTheme();
  expect(markedTheme()).toBe('dark');
});

it('follows the device until a theme is chosen, also when the device changes', async () => {
  const { applyStoredTheme } = await import('./theme.ts');
  const { useTheme } = await import('./useTheme.ts');
  applyStoredTheme();
  expect(markedTheme()).toBe('light');
  device.isDark = true;
  device.tell();
  expect(markedTheme()).toBe('dark');
  const { result } = renderHook(() => useTheme());
  expect(result.current.theme).toBe('system');
  act(() => result.current.setTheme('light'));
  expect(markedTheme()).toBe('light');
});

it('keeps the choice and tells everyone who uses it', async () => {
  const { useTheme } = await import('./useTheme.ts');
  const first = renderHook(() => useTheme());
  const second = renderHook(() => useTheme());
  act(() => first.result.current.setTheme('dark'));
  expect(second.result.current.theme).toBe('dark');
  expect(localStorage.getItem('lineleaf.theme')).toBe('dark');
});

it('takes anything else that is stored for the system theme', async () => {
  const { useTheme } = await import('./useTheme.ts');
  localStorage.setItem('lineleaf.theme', 'purple');
  expect(renderHook(() => useTheme()).result.current.theme).toBe('system');
});

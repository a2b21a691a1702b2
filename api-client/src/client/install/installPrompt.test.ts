import { afterEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../store.ts';
import { captureInstallPrompt, dismissInstall, promptInstall } from './installPrompt.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

afterEach(() => vi.unstubAllGlobals());

function offerOf(store: ReturnType<typeof createAppStore>) {
  return store.getState().install.offer;
}

function capture() {
  const store = createAppStore();
  captureInstallPrompt(store);
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  return { store, event, prompt };
}

it("holds the browser's offer back and shows it once, when asked", async () => {
  const { store, event, prompt } = capture();
  expect(offerOf(store)).toBe('none');
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(offerOf(store)).toBe('prompt');
  expect(prompt).not.toHaveBeenCalled();
  await store.dispatch(promptInstall());
  await store.dispatch(promptInstall());
  expect(prompt).toHaveBeenCalledOnce();
  expect(offerOf(store)).toBe('none');
});

it('stays silent for the rest of the browser session once it is dismissed', () => {
  const first = capture();
  window.dispatchEvent(first.event);
  first.store.dispatch(dismissInstall());
  expect(offerOf(first.store)).toBe('none');
  const next = capture();
  window.dispatchEvent(next.event);
  expect(offerOf(next.store)).toBe('none');
});

it('gives a hint where the browser makes no offer', () => {
  vi.stubGlobal('navigator', { userAgent: IPHONE });
  expect(offerOf(capture().store)).toBe('hint');
});

it('gives no hint to the installed app', () => {
  vi.stubGlobal('navigator', { userAgent: IPHONE, standalone: true });
  expect(offerOf(capture().store)).toBe('none');
});

/// <reference types="vite/client" />
import { hintSignedIn, TOKEN_KEY } from '@lineleaf/api-client/session';
import { keepLanguage, LANGUAGE_STORAGE_KEY } from '@lineleaf/design-system/languages';
import { afterEach, expect, it, vi } from 'vitest';
import page from './visitor.html?raw';

/** What the page runs before the first paint. */
const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];

const place = { pathname: '/auth', search: '', replace: vi.fn(), reload: vi.fn() };

afterEach(() => {
  hintSignedIn(false);
  // biome-ignore lint/suspicious/noDocumentCookie: as the product does
  document.cookie = 'lineleaf_language=; path=/; max-age=0';
  document.documentElement.hidden = false;
  vi.clearAllMocks();
});

function open(): void {
  new Function('location', 'addEventListener', script)(place, vi.fn());
}

it('sends away whoever holds a token, unseen, and has the server know', () => {
  localStorage.setItem(TOKEN_KEY, 'abc');
  open();
  expect(place.replace).toHaveBeenCalledWith('/');
  expect(document.documentElement.hidden).toBe(true);
  const told = document.cookie;
  hintSignedIn(true);
  expect(document.cookie).toBe(told);
});

it('stays for a visitor', () => {
  open();
  expect(place.replace).not.toHaveBeenCalled();
  expect(document.documentElement.hidden).toBe(false);
});

it('asks again in the language that was chosen on this device, once', () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'de');
  open();
  expect(place.reload).toHaveBeenCalledOnce();
  const told = document.cookie;
  keepLanguage('de');
  expect(document.cookie).toBe(told);
  open();
  expect(place.reload).toHaveBeenCalledOnce();
});

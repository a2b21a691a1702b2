import '@testing-library/jest-dom/vitest';
import type { Authentication } from '@lineleaf/api-client/contract';
import { takeWelcome } from '@lineleaf/api-client/session';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import terms from '@lineleaf/design-system/terms/en.json';
import ds from '@lineleaf/design-system/words/en.json';
import { waitFor } from '@testing-library/dom';
import { render } from 'preact';
import { afterEach, expect, vi } from 'vitest';
import { setLandingData } from '../landing/landingData.ts';
import { openProduct } from '../landing/openProduct.ts';
import auth from '../locales/en.json';
import { AuthScreen } from '../screens/AuthScreen/AuthScreen.tsx';

// Stands in for authTest.tsx, so that the tests of the screen hold for the landing's own page too.

vi.mock('../landing/openProduct.ts', () => ({ openProduct: vi.fn() }));

/** The API of the importing test file. */
export const server = mockServer();
afterEach(() => {
  render(null, document.body);
  document.body.replaceChildren();
});

/** Opens the landing. */
export function renderAuth(): Record<string, never> {
  setLandingData({ language: 'en', words: { auth, ds, terms } });
  document.documentElement.lang = 'en';
  render(<AuthScreen />, document.body);
  return {};
}

/** Waits until somebody is let in: the product's own page is opened, and finds the token and the welcome. */
export async function expectEntered(
  _: object,
  { access_token }: Authentication,
  welcome: string,
): Promise<void> {
  await waitFor(() => expect(openProduct).toHaveBeenCalled());
  expect(takeWelcome()).toBe(welcome);
  expect(localStorage.getItem('token')).toBe(access_token);
}

import '@testing-library/jest-dom/vitest';
import { type Authentication, getMe, type User } from '@lineleaf/api-client/contract';
import { mockEndpoint, renderRoutes } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { AppFrame, toast } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect } from 'vitest';
import { routes } from '../routes.tsx';

/** The API of the importing test file. */
export const server = mockServer();
afterEach(() => void toast.dismiss());

/** A button by its name, once it can be pressed: a form that was refused takes it again after its message came. */
export async function pressableButton(name: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/** Waits until somebody is let in: the welcome is said, and the session is theirs. */
export async function expectEntered(
  { store }: ReturnType<typeof renderAuth>,
  { access_token, user }: Authentication,
  welcome: string,
): Promise<void> {
  expect(await screen.findByText(welcome)).toBeVisible();
  expect(store.getState().session).toMatchObject({ status: 'signedIn', user });
  expect(localStorage.getItem('token')).toBe(access_token);
}

/** Opens a screen of this remote, for a visitor unless a user is given. */
export function renderAuth(path: string, user: User | null = null) {
  if (user) server.use(mockEndpoint(getMe, user));
  return renderRoutes(routes, { path, user, wrapper: Frame });
}

function Frame({ children }: { children: ReactNode }) {
  return <AppFrame i18n={createI18n({ language: 'en' })}>{children}</AppFrame>;
}

import '@testing-library/jest-dom/vitest';
import { getMe, type User } from '@lineleaf/api-client/contract';
import { mockEndpoint, renderRoutes } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { AppFrame, toast } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { routes } from '../routes.tsx';

/** The API of the importing test file. */
export const server = mockServer();
afterEach(() => void toast.dismiss());

/** Opens a screen of this remote, for a visitor unless a user is given. */
export function renderAuth(path: string, user: User | null = null) {
  if (user) server.use(mockEndpoint(getMe, user));
  return renderRoutes(routes, { path, user, wrapper: Frame });
}

function Frame({ children }: { children: ReactNode }) {
  return <AppFrame i18n={createI18n({ language: 'en' })}>{children}</AppFrame>;
}

import '@testing-library/jest-dom/vitest';
import { getMe, type User } from '@lineleaf/api-client/contract';
import { buildUser, mockEndpoint, renderRoutes } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { Toaster, toast } from '@lineleaf/design-system';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { routes } from '../routes.tsx';

/** The API of the importing test file. */
export const server = mockServer();
afterEach(() => void toast.dismiss());

/** Opens a screen of this remote for a signed-in user. */
export function renderStudio(path: string, user: User = buildUser()) {
  server.use(mockEndpoint(getMe, user));
  return renderRoutes(routes, { path, user, wrapper: WithToaster });
}

/** Makes this device a phone or a tablet, or one of a given width, as media queries see it. */
export function stubMedia(matching: readonly string[]): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: matching.includes(media),
    addEventListener() {},
    removeEventListener() {},
  }));
}

export const HANDHELD_QUERY = '(hover: none) and (pointer: coarse)';

function WithToaster({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}

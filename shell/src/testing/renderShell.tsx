import { buildUser, renderRoutes } from '@lineleaf/api-client/testing';
import { AppFrame } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import '../messages.ts';

/** A part of the shell at a path, with store, router, languages and the place of messages; Robin by default. */
export async function renderShell(
  element: ReactNode,
  { path = '/', user = buildUser() }: { path?: string; user?: ReturnType<typeof buildUser> | null } = {},
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppFrame i18n={createI18n()}>{children}</AppFrame>
  );
  // Awaited, so that what loads at once has been drawn.
  return act(async () => renderRoutes([{ path: '*', element }], { path, user, wrapper }));
}

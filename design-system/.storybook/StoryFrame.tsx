import { createAppStore } from '@lineleaf/api-client';
import type { User } from '@lineleaf/api-client/contract';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { AppFrame } from '../src/components/AppFrame/AppFrame.tsx';
import { createI18n } from '../src/i18n/i18n.ts';
import { applyStoredTheme } from '../src/theme/theme.ts';

/** `parameters.screen` of a story that shows a remote's screen. */
export interface ScreenParameters {
  routes: RouteObject[];
  path: string;
  /** The signed-in user, or null for a visitor. */
  user?: User | null;
}

interface StoryFrameProps {
  theme: string;
  screen: ScreenParameters | undefined;
  children: ReactNode;
}

/** What stands around every story: theme, languages, messages, and for a screen its store and router. */
export function StoryFrame({ theme, screen, children }: StoryFrameProps): ReactElement {
  localStorage.setItem('lineleaf.theme', theme);
  applyStoredTheme();
  return <AppFrame i18n={createI18n()}>{screen ? <ScreenStage {...screen} /> : children}</AppFrame>;
}

function ScreenStage({ routes, path, user = null }: ScreenParameters): ReactElement {
  const [{ store, router }] = useState(() => {
    if (user) localStorage.setItem('token', 'story-token');
    return {
      store: createAppStore({
        session: { status: user ? 'signedIn' : 'signedOut', user, isOffline: false },
      }),
      router: createMemoryRouter([...routes, { path: '*', element: <p>Elsewhere</p> }], {
        initialEntries: [path],
      }),
    };
  });
  return (
    <Provider store={store}>
      <main>
        <RouterProvider router={router} />
      </main>
    </Provider>
  );
}

import { createAppStore, type RootState } from '@lineleaf/api-client';
import type { User } from '@lineleaf/api-client/contract';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { AppFrame } from '../src/components/AppFrame/AppFrame.tsx';
import { createI18n } from '../src/i18n/i18n.ts';
import { applyStoredTheme } from '../src/theme/theme.ts';

/** `parameters.screen` of a story that shows a screen of a remote or of the shell. */
export interface ScreenParameters {
  routes: RouteObject[];
  path: string;
  /** The signed-in user, or null for a visitor. */
  user?: User | null;
  /** What else the store holds at the start; the session of `user` by default. */
  state?: Partial<RootState>;
  /** The story brings its own main landmark. */
  hasOwnMain?: boolean;
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

function ScreenStage({ routes, path, user = null, state, hasOwnMain }: ScreenParameters): ReactElement {
  const [{ store, router }] = useState(() => {
    if (user) localStorage.setItem('token', 'story-token');
    return {
      store: createAppStore({
        session: { status: user ? 'signedIn' : 'signedOut', user, isOffline: false },
        ...state,
      }),
      router: createMemoryRouter([...routes, { path: '*', element: <p>Elsewhere</p> }], {
        initialEntries: [path],
      }),
    };
  });
  return (
    <Provider store={store}>
      {hasOwnMain ? (
        <RouterProvider router={router} />
      ) : (
        <main>
          <RouterProvider router={router} />
        </main>
      )}
    </Provider>
  );
}

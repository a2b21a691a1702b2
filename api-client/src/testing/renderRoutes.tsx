import { clearAllListeners } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { type AppStore, createAppStore } from '../client/store.ts';
import type { User } from '../contract/index.ts';

interface RenderOptions {
  /** Where to begin, with its query. */
  readonly path: string;
  /** The signed-in user (a token is stored), or null for a visitor. */
  readonly user?: User | null;
  /** What stands around the routes, a Toaster for instance. */
  readonly wrapper?: ComponentType<{ children: ReactNode }>;
}

/** Renders a remote's routes with a store and a memory router; any other path shows 'Elsewhere'. */
export function renderRoutes(routes: RouteObject[], { path, user = null, wrapper: Wrapper }: RenderOptions) {
  if (user) localStorage.setItem('token', 'test-token');
  const store = createAppStore({
    session: { status: user ? 'signedIn' : 'signedOut', user, isOffline: false },
  });
  const router = createMemoryRouter([...routes, { path: '*', element: <Elsewhere /> }], {
    initialEntries: [path],
  });
  const screen = <RouterProvider router={router} />;
  const view = render(<Quieted store={store}>{Wrapper ? <Wrapper>{screen}</Wrapper> : screen}</Quieted>);
  return { store, router, ...view };
}

/** Quiets the store with the test: one that stays signed in sends kept saves every half minute, into the tests after it. */
function Quieted({ store, children }: { store: AppStore; children: ReactNode }) {
  useEffect(() => () => void store.dispatch(clearAllListeners()), [store]);
  return <Provider store={store}>{children}</Provider>;
}

function Elsewhere() {
  return <p>Elsewhere</p>;
}

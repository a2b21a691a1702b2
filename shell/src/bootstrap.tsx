import {
  captureInstallPrompt,
  createAppStore,
  refreshUser,
  restoreSession,
  watchLogouts,
} from '@lineleaf/api-client';
import { takeWelcome } from '@lineleaf/api-client/session';
import { AppFrame, applyStoredTheme, toast, watchFailedFiles } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router';
import { App } from './App.tsx';
import { lendRuntime } from './federation/lendRuntime.ts';
import './messages.ts';
import { registerServiceWorker } from './pwa/registerServiceWorker.ts';
import { followOtherTabs } from './session/followOtherTabs.ts';
import { tellOfCrash, watchErrors } from './telemetry/tellOfError.ts';

applyStoredTheme();
watchFailedFiles();
lendRuntime();
const i18n = createI18n();
const store = createAppStore();
captureInstallPrompt(store);
followOtherTabs(store);
watchLogouts();
watchErrors();
registerServiceWorker();
// One route for everything: which remote serves a path is known only at run time.
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <>
        <App />
        <ScrollRestoration />
      </>
    ),
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <Provider store={store}>
        <AppFrame i18n={i18n}>
          <RouterProvider router={router} />
        </AppFrame>
      </Provider>
    </StrictMode>,
  );
}
void store.dispatch(restoreSession());
// From a page of visitors on which somebody has just signed in.
const welcome = takeWelcome();
if (welcome) toast.success(welcome);
window.addEventListener('online', () => void store.dispatch(refreshUser()));

/** A screen broke, and its boundary shows a card in its place. */
function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as React does without us
  console.error(error);
  tellOfCrash(error);
}

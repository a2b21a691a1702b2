import {
  captureInstallPrompt,
  createAppStore,
  refreshUser,
  restoreSession,
  watchLogouts,
} from '@lineleaf/api-client';
import { AppFrame, applyStoredTheme, watchFailedFiles } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router';
import { App } from './App.tsx';
import { endFirstView } from './firstView/firstView.ts';
import './messages.ts';
import { registerServiceWorker } from './pwa/registerServiceWorker.ts';
import { followOtherTabs } from './session/followOtherTabs.ts';
import { tellOfCrash, watchErrors } from './telemetry/tellOfError.ts';

applyStoredTheme();
watchFailedFiles();
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
  endFirstView(root);
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
window.addEventListener('online', () => void store.dispatch(refreshUser()));

/** A screen broke, and its boundary shows a card in its place. */
function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as React does without us
  console.error(error);
  tellOfCrash(error);
}

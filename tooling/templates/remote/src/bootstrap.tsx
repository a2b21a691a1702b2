import { createAppStore, restoreSession } from '@lineleaf/api-client';
import { AppFrame, applyStoredTheme } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import '@lineleaf/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';

// The standalone start: this remote alone, with its own store, against a real API on the same origin.
applyStoredTheme();
const store = createAppStore();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <AppFrame i18n={createI18n()}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </AppFrame>
    </Provider>,
  );
}
void store.dispatch(restoreSession());

import { createAppStore } from '@lineleaf/api-client';
import { buildUser } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { setLanguage } from '@lineleaf/design-system/i18n';
import type { RemoteTab } from '@lineleaf/releases/discovery';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { buildRemote, discoveryWith } from './testing/discovered.ts';
import { renderShell } from './testing/renderShell.tsx';

vi.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));

const tab = (path: string, order: number, label: RemoteTab['label']) => ({
  path,
  order,
  label,
  icon: 'HeartIcon',
});
const discovery = discoveryWith([
  buildRemote('mfe-admin', {
    routes: [{ path: 'admin', access: 'admin' }],
    tabs: [tab('admin', 90, { en: 'Admin' })],
  }),
  buildRemote('mfe-auth', {
    routes: [
      { path: 'auth', access: 'visitor' },
      { path: 'reset-password', access: 'visitor' },
      { path: 'settings', access: 'user' },
    ],
    tabs: [],
  }),
  buildRemote('mfe-shelf', {
    routes: [{ path: 'favorites', access: 'user' }],
    tabs: [tab('favorites', 30, { en: 'Favorites', de: 'Favoriten' })],
  }),
  buildRemote('mfe-studio', {
    routes: [
      { path: '', access: 'user' },
      { path: 'gallery', access: 'user' },
    ],
    tabs: [tab('', 10, { en: 'Make' }), tab('gallery', 20, { en: 'Gallery', de: 'Galerie' })],
  }),
]);

const server = mockServer();
beforeEach(() => {
  server.use(http.get('*/discovery', () => HttpResponse.json(discovery)));
  vi.mocked(loadRemote).mockImplementation(async (id) => ({
    routes: [{ path: '*', element: <Somewhere remote={id.split('/')[0] ?? ''} /> }],
  }));
});

/** What every remote shows here: its name and the path it was opened at. */
function Somewhere({ remote }: { remote: string }) {
  const { pathname } = useLocation();
  return (
    <p>
      {remote} at {pathname}
    </p>
  );
}

const robin = buildUser();
const keeper = buildUser({ is_admin: true });

describe('a visitor', () => {
  it.each(['/auth', '/reset-password'])('sees %s, without header and tabs', async (path) => {
    await renderShell(<App />, { path, user: null });
    expect(await screen.findByText(`mfe_auth at ${path}`)).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Theme' })).toBeInTheDocument();
  });

  it.each(['/', '/gallery', '/settings', '/admin', '/nowhere'])('is sent from %s to /auth', async (path) => {
    const { router } = await renderShell(<App />, { path, user: null });
    expect(await screen.findByText('mfe_auth at /auth')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/auth');
  });

  it('takes along to /auth what the screen before had to tell', async () => {
    const { router } = await renderShell(<App />, { path: '/reset-password', user: null });
    await screen.findByText('mfe_auth at /reset-password');
    await act(() => router.navigate('/', { state: { card: 'login' } }));
    expect(await screen.findByText('mfe_auth at /auth')).toBeInTheDocument();
    expect(router.state.location.state).toEqual({ card: 'login' });
  });
});

describe('somebody signed in', () => {
  it.each([
    ['/', 'mfe_studio'],
    ['/gallery', 'mfe_studio'],
    ['/settings', 'mfe_auth'],
  ])('sees %s, with header and tabs', async (path, remote) => {
    await renderShell(<App />, { path, user: robin });
    expect(await screen.findByText(`${remote} at ${path}`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '10 credits' })).toHaveAttribute('href', '/credits');
    expect(screen.getByRole('link', { name: 'Robin' })).toHaveAttribute('href', '/settings');
    expect(screen.getByRole('link', { name: 'Lineleaf, go to Make' })).toHaveAttribute('href', '/');
    for (const tab of ['Make', 'Gallery', 'Favorites'])
      expect(screen.getByRole('link', { name: tab })).toBeInTheDocument();
  });

  it.each(['/auth', '/reset-password'])('is sent from %s to Make', async (path) => {
    const { router } = await renderShell(<App />, { path, user: robin });
    expect(await screen.findByText('mfe_studio at /')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
  });

  it.each(['/admin', '/nowhere', '/gallery/deeper'])(
    'is told at %s that there is no page, and led to Make',
    async (path) => {
      await renderShell(<App />, { path, user: robin });
      expect(await screen.findByText("We can't find that page")).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('link', { name: 'Make a coloring page' }));
      expect(await screen.findByText('mfe_studio at /')).toBeInTheDocument();
    },
  );
});

it('without a network a notice says that the screens show what this device remembers, until it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderShell(<App />, { path: '/gallery', user: robin });
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

it('the administrator has a tab and a screen more', async () => {
  await renderShell(<App />, { path: '/admin', user: keeper });
  expect(await screen.findByText('mfe_admin at /admin')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
});

it('a tab is the current one on the screens below its own', async () => {
  await renderShell(<App />, { path: '/admin/platform', user: keeper });
  expect(await screen.findByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Make' })).not.toHaveAttribute('aria-current');
});

describe('the tabs', () => {
  afterEach(() => act(() => setLanguage('en')));

  const labels = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('come from the remotes, in the order that these ask for, for who may open their screens', async () => {
    const { unmount } = await renderShell(<App />, { user: robin });
    expect(await screen.findByText('mfe_studio at /')).toBeInTheDocument();
    expect(labels()).toEqual(['Make', 'Gallery', 'Favorites']);
    expect(screen.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
    expect(screen.getByRole('link', { name: 'Make' })).toHaveAttribute('aria-current', 'page');
    unmount();
    await renderShell(<App />, { user: keeper });
    expect(await screen.findByText('mfe_studio at /')).toBeInTheDocument();
    expect(labels()).toEqual(['Make', 'Gallery', 'Favorites', 'Admin']);
  });

  it('speak the chosen language, or else English', async () => {
    await renderShell(<App />, { user: robin });
    await act(() => setLanguage('de'));
    expect(await screen.findByRole('link', { name: 'Favoriten' })).toBeInTheDocument();
    expect(labels()).toEqual(['Make', 'Galerie', 'Favoriten']);
  });

  it('go with the remote that is no longer there', async () => {
    const { 'mfe-shelf': _, ...microFrontends } = discovery.microFrontends;
    server.use(http.get('*/discovery', () => HttpResponse.json({ ...discovery, microFrontends })));
    await renderShell(<App />, { user: robin });
    expect(await screen.findByText('mfe_studio at /')).toBeInTheDocument();
    expect(labels()).toEqual(['Make', 'Gallery']);
  });
});

it('a remote is loaded ahead when its tab is pointed at', async () => {
  await renderShell(<App />, { path: '/settings', user: keeper });
  await screen.findByText('mfe_auth at /settings');
  expect(loadRemote).not.toHaveBeenCalledWith('mfe_shelf/routes');
  await userEvent.hover(screen.getByRole('link', { name: 'Favorites' }));
  expect(loadRemote).toHaveBeenCalledWith('mfe_shelf/routes');
});

it('while the session is being resolved a spinner shows and no guard decides', async () => {
  const store = createAppStore();
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: ['/gallery'] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/gallery');
});

it('when the list of remotes cannot be had, it says so, and Retry recovers', async () => {
  server.use(http.get('*/discovery', () => HttpResponse.error()));
  await renderShell(<App />, { path: '/', user: robin });
  expect(await screen.findByText('Lineleaf cannot be reached')).toBeInTheDocument();
  server.resetHandlers(http.get('*/discovery', () => HttpResponse.json(discovery)));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('mfe_studio at /')).toBeInTheDocument();
});

import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { placeNow } from '../telemetry/onScreen.ts';
import { discoveryWith } from '../testing/discovered.ts';
import { renderShell } from '../testing/renderShell.tsx';
import type { Remote } from './discovery.ts';
import { RemoteRoutes } from './RemoteRoutes.tsx';

vi.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));

const server = mockServer(http.get('*/discovery', () => HttpResponse.json(discoveryWith([]))));

let remote: Remote;
let count = 0;
beforeEach(() => {
  count += 1;
  const name = `mfe-test${count}`; // What loaded once stays loaded for the life of the page.
  const base = `/releases/${name}/1.0.0+a`;
  remote = {
    name,
    version: '1.0.0+a',
    entry: `${base}/remoteEntry.js`,
    integrity: '',
    routes: [
      { path: '', access: 'user' },
      { path: 'color/:pageId', access: 'user' },
    ],
    tabs: [],
  };
});

const routes = [{ path: '/', element: <p>the screen</p> }];

it('shows a spinner while the remote loads, then its screen', async () => {
  let arrive: (value: unknown) => void = () => {};
  vi.mocked(loadRemote).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await renderShell(<RemoteRoutes remote={remote} />);
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  await act(async () => arrive({ routes }));
  expect(await screen.findByText('the screen')).toBeInTheDocument();
});

it('says that the screen needs the room from its first moment on, as its contract does', async () => {
  let arrive: (value: unknown) => void = () => {};
  vi.mocked(loadRemote).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const roomy: Remote = { ...remote, routes: [{ path: '', access: 'user', needsRoom: true }] };
  await renderShell(<RemoteRoutes remote={roomy} />);
  expect(screen.getByRole('status', { name: 'Loading...' }).closest('[data-needs-room]')).not.toBeNull();
  await act(async () => arrive({ routes }));
  expect((await screen.findByText('the screen')).closest('[data-needs-room]')).not.toBeNull();
});

it('leaves the shell its header where the screen did not load', async () => {
  vi.mocked(loadRemote).mockRejectedValue(new Error('gone'));
  const roomy: Remote = { ...remote, routes: [{ path: '', access: 'user', needsRoom: true }] };
  await renderShell(<RemoteRoutes remote={roomy} />);
  expect((await screen.findByRole('alert')).closest('[data-needs-room]')).toBeNull();
});

it.each([
  ['cannot be reached', () => Promise.reject(new Error('gone'))],
  ['exposes nothing', () => Promise.resolve(null)],
])('shows a card when the remote %s, and Retry recovers', async (_, fail) => {
  vi.mocked(loadRemote).mockImplementation(fail);
  await renderShell(<RemoteRoutes remote={remote} />);
  expect(await screen.findByText('This part of Lineleaf did not load')).toBeInTheDocument();
  vi.mocked(loadRemote).mockResolvedValue({ routes });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the screen')).toBeInTheDocument();
});

it('says for reports which of its routes is on the screen, by its template', async () => {
  vi.mocked(loadRemote).mockResolvedValue({ routes });
  await renderShell(<RemoteRoutes remote={remote} />, { path: '/color/7' });
  expect(placeNow().route).toBe('color/:pageId');
});

it('comes from its fallback origin when the first fails', async () => {
  const fallbackEntry = 'https://backup.example/remoteEntry.js';
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ routes });
  await renderShell(<RemoteRoutes remote={{ ...remote, fallbackEntry }} />);
  expect(await screen.findByText('the screen')).toBeInTheDocument();
  const entries = vi
    .mocked(registerRemotes)
    .mock.calls.slice(-2)
    .map(([[registered]]) => registered);
  expect(entries).toMatchObject([
    { entry: new URL(remote.entry, location.origin).href },
    { entry: fallbackEntry },
  ]);
});

it('shows the card again when trying again fails too', async () => {
  vi.mocked(loadRemote).mockRejectedValue(new Error('gone'));
  await renderShell(<RemoteRoutes remote={remote} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('shows the card when the screen breaks while it draws, and Retry draws it again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const state = { isBroken: true };
  vi.mocked(loadRemote).mockResolvedValue({ routes: [{ path: '/', element: <Fragile state={state} /> }] });
  await renderShell(<RemoteRoutes remote={remote} />);
  expect(await screen.findByText('This part of Lineleaf did not load')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  state.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('mended')).toBeInTheDocument();
});

function Fragile({ state }: { state: { isBroken: boolean } }) {
  if (state.isBroken) throw new Error('broken screen');
  return <p>mended</p>;
}

const STAND_IN = 'http://localhost:3012/mf-manifest.json';

it.each([
  ['a released remote from the release that is current then', undefined, '/releases/newer/remoteEntry.js'],
  ['a stand-in from its own address, whatever was released', STAND_IN, 'http://localhost:3012/dev/entry.js'],
])('tries %s', async (_, standInManifest, entry) => {
  const failing: Remote = { ...remote, standInManifest };
  const released = { ...remote, entry: '/releases/newer/remoteEntry.js' };
  server.use(
    http.get('*/discovery', () => HttpResponse.json(discoveryWith([released]))),
    http.get(STAND_IN, () =>
      HttpResponse.json({ metaData: { remoteEntry: { path: 'dev/', name: 'entry.js' } } }),
    ),
  );
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ routes });
  await renderShell(<RemoteRoutes remote={failing} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the screen')).toBeInTheDocument();
  const registered = vi.mocked(registerRemotes).mock.lastCall?.[0];
  expect(registered).toEqual([expect.objectContaining({ entry: new URL(entry, location.origin).href })]);
});

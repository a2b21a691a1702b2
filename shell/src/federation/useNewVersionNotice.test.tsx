import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { toast } from '@lineleaf/design-system';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discoveryWith } from '../testing/discovered.ts';
import { renderShell } from '../testing/renderShell.tsx';
import type { Remote } from './discovery.ts';
import { loadRemoteRoutes } from './loadRemoteRoutes.ts';
import { useNewVersionNotice } from './useNewVersionNotice.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));

const server = mockServer();
const NOTICE = 'A new version of Lineleaf is ready.';
const remote: Remote = {
  name: 'mfe-open',
  version: '2.0.0+b',
  entry: '/e.js',
  integrity: '',
  routes: [],
  tabs: [],
};
const before: Remote = { ...remote, version: '1.0.0+a' };
let asked = 0;

/** Has the server serve these releases of the remote from now on, the first of them to this visitor. */
function serve(...releases: readonly Remote[]) {
  const served = releases.flatMap((each) => discoveryWith([each]).microFrontends['mfe-open'] ?? []);
  server.use(
    http.get('*/discovery', () => {
      asked += 1;
      return HttpResponse.json({ schema: '', microFrontends: { 'mfe-open': served } });
    }),
  );
}

function Page() {
  useNewVersionNotice();
  return <p>the page</p>;
}

/** The page is seen again, and has been answered. */
async function lookAgain() {
  const soFar = asked;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked).toBe(soFar + 1));
  await act(async () => {});
}

beforeEach(async () => {
  vi.mocked(loadRemote).mockResolvedValue({ routes: [] });
  await loadRemoteRoutes(remote);
  await renderShell(<Page />);
});
afterEach(() => {
  document.querySelector('meta[name="lineleaf:release"]')?.remove();
  toast.dismiss();
});

it('an open page is told when the release that runs in it was taken back', async () => {
  serve(before);
  await lookAgain();
  expect(await screen.findByText(NOTICE)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});

it('an open page is told when the shell that it is of was replaced', async () => {
  const meta = Object.assign(document.createElement('meta'), {
    name: 'lineleaf:release',
    content: '1.0.0+s',
  });
  document.head.append(meta);
  const [shell] =
    discoveryWith([{ ...remote, name: 'shell', version: '2.0.0+s' }]).microFrontends.shell ?? [];
  server.use(
    http.get('*/discovery', () => HttpResponse.json({ schema: '', microFrontends: { shell: [shell] } })),
  );
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(NOTICE)).toBeInTheDocument();
});

it('nobody is told while the release is still served, though this visitor would be given another now', async () => {
  serve(before, remote);
  await lookAgain();
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

it('without an answer nobody is told anything', async () => {
  server.use(
    http.get('*/discovery', () => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  await lookAgain();
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listColoringPages } from '../../contract/index.ts';
import { buildPage } from '../../testing/index.ts';
import { mockServer } from '../../testing/vitest.ts';
import { TOKEN_KEY } from '../session/signedIn.ts';
import { sharedEndpoints } from '../sharedEndpoints.ts';
import { createAppStore } from '../store.ts';
import { askAhead, forgetAhead } from './askAhead.ts';

const LIST = '/api/coloring-pages?images=url';
const asked = vi.fn<(token: string | null) => void>();
let status = 200;
mockServer(
  http.get(`*${listColoringPages.path}`, ({ request }) => {
    asked(request.headers.get('Authorization'));
    return status === 200
      ? HttpResponse.json([buildPage()])
      : HttpResponse.json({ detail: 'No' }, { status });
  }),
  http.delete('*/api/auth/sessions/current', () => HttpResponse.json({})),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.setItem(TOKEN_KEY, 'robin');
  asked.mockClear();
  forgetAhead();
  status = 200;
});
afterEach(() => localStorage.clear());

const list = () =>
  createAppStore().dispatch(
    sharedEndpoints.listColoringPages.initiate({ retry: { attempts: 1, firstDelayMs: 0 } }),
  );

it('asks before the screen does, which takes the answer as its own', async () => {
  askAhead(LIST);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith('Bearer robin'));
  const { data } = await list();
  expect(data).toHaveLength(1);
  expect(asked).toHaveBeenCalledTimes(1);
  await list();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('hands on a failure too: it was the first try', async () => {
  status = 404;
  askAhead(LIST);
  const { error } = await list();
  expect(error).toMatchObject({ kind: 'http', status: 404 });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('does nothing signed out, nor for what was asked for within the minute', async () => {
  localStorage.clear();
  askAhead(LIST);
  localStorage.setItem(TOKEN_KEY, 'robin');
  await list();
  askAhead(LIST);
  vi.setSystemTime(Date.now() + 59_000);
  askAhead(LIST);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1000);
  askAhead(LIST);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it.each([
  ['is ten seconds old', () => vi.setSystemTime(Date.now() + 10_000)],
  ['was for somebody else', () => localStorage.setItem(TOKEN_KEY, 'kim')],
  ['came before a change', () => forgetAhead()],
])('does not hand on an answer that %s', async (_, change) => {
  askAhead(LIST);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  change();
  await list();
  expect(asked).toHaveBeenCalledTimes(2);
});

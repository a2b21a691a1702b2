import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveColoredPage } from '../../contract/index.ts';
import { buildPage, buildUser, errorResponse, mockEndpoint, networkError } from '../../testing/index.ts';
import { mockServer } from '../../testing/vitest.ts';
import { signIn, signOut } from '../session/sessionThunks.ts';
import { createAppStore } from '../store.ts';
import { listQueuedSaves, type QueuedSave, removeQueuedSave } from './queuedSaves.ts';
import {
  flushSaveQueue,
  type RefusedSave,
  sendOrQueue,
  watchRefusedSaves,
  watchSaveQueue,
} from './saveQueue.ts';
import { listUnsentWork } from './unsentWork.ts';

const USER = 'robin';
const server = mockServer();
let isOnline = true;
let sentKeys: (string | null)[] = [];

function save(idempotencyKey: string, userId = USER): QueuedSave {
  const body = {
    original_page_id: buildPage().id,
    image_base64: 'AAAA',
    color_data: { colors_used: 2 },
  };
  return { userId, idempotencyKey, body };
}

beforeEach(async () => {
  isOnline = true;
  sentKeys = [];
  for (const user of [USER, 'kim']) {
    for (const { idempotencyKey } of await listQueuedSaves(user)) await removeQueuedSave(idempotencyKey);
  }
  server.use(
    mockEndpoint(saveColoredPage, ({ request }) => {
      if (!isOnline) return networkError();
      sentKeys.push(request.headers.get('Idempotency-Key'));
      return buildPage({ is_colored: true });
    }),
  );
});

describe('a save', () => {
  it('goes out at once with its key where there is a connection', async () => {
    const { dispatch } = createAppStore();
    expect(await sendOrQueue(dispatch, save('one'))).toBe('sent');
    expect(sentKeys).toEqual(['one']);
    expect(await listQueuedSaves(USER)).toEqual([]);
  });

  it('waits without a connection and goes out exactly once, with the same key, when it is back', async () => {
    const { dispatch } = createAppStore();
    isOnline = false;
    expect(await sendOrQueue(dispatch, save('one'))).toBe('queued');
    await expect(flushSaveQueue(dispatch, USER)).rejects.toMatchObject({ kind: 'network' });
    const stop = watchSaveQueue(dispatch, USER);
    isOnline = true;
    dispatchEvent(new Event('online'));
    await vi.waitFor(async () => expect(await listQueuedSaves(USER)).toEqual([]), 10_000);
    dispatchEvent(new Event('online'));
    await flushSaveQueue(dispatch, USER);
    stop();
    expect(new Set(sentKeys)).toEqual(new Set(['one']));
  });

  it('of another user stays where it is', async () => {
    const { dispatch } = createAppStore();
    isOnline = false;
    await sendOrQueue(dispatch, save('mine'));
    await sendOrQueue(dispatch, save('hers', 'kim'));
    isOnline = true;
    await flushSaveQueue(dispatch, USER);
    expect(sentKeys).toEqual(['mine']);
    expect(await listQueuedSaves('kim')).toHaveLength(1);
  });

  it('that the server refuses for good is told, kept, and does not block those behind it', async () => {
    const { dispatch } = createAppStore();
    isOnline = false;
    await sendOrQueue(dispatch, save('one'));
    await sendOrQueue(dispatch, save('two'));
    const told: RefusedSave[] = [];
    const stop = watchRefusedSaves((refusal) => told.push(refusal));
    const tries: (string | null)[] = [];
    server.use(
      mockEndpoint(saveColoredPage, ({ request }) => {
        const key = request.headers.get('Idempotency-Key');
        tries.push(key);
        return key === 'one' ? errorResponse('NOT_FOUND') : buildPage({ is_colored: true });
      }),
    );
    await flushSaveQueue(dispatch, USER);
    await flushSaveQueue(dispatch, USER);
    stop();
    expect(tries).toEqual(['one', 'two']);
    expect(told.map(({ save, error }) => [save.idempotencyKey, error])).toEqual([
      ['one', expect.objectContaining({ code: 'NOT_FOUND' })],
    ]);
    expect((await listQueuedSaves(USER)).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['one']);

    const toldLate: RefusedSave[] = [];
    watchRefusedSaves((refusal) => toldLate.push(refusal))();
    expect(toldLate).toEqual(told);
    await told[0]?.forget();
    expect(await listQueuedSaves(USER)).toEqual([]);
  });

  it('that was refused holds up no log-out, and is tried again at the next visit', async () => {
    const { dispatch } = createAppStore();
    isOnline = false;
    await sendOrQueue(dispatch, save('one'));
    server.use(mockEndpoint(saveColoredPage, () => errorResponse('PAGE_LIMIT_REACHED')));
    const told: RefusedSave[] = [];
    const stopTelling = watchRefusedSaves((refusal) => told.push(refusal));
    const stop = watchSaveQueue(dispatch, USER);
    await vi.waitFor(() => expect(told).toHaveLength(1), 10_000);
    await vi.waitFor(() => expect(listUnsentWork()).toEqual([]), 10_000);
    stop();
    stopTelling();
    server.use(mockEndpoint(saveColoredPage, () => buildPage({ is_colored: true })));
    const stopNext = watchSaveQueue(dispatch, USER);
    await vi.waitFor(async () => expect(await listQueuedSaves(USER)).toEqual([]), 10_000);
    stopNext();
  });

  it('that is refused while the editor looks on is not kept', async () => {
    const { dispatch } = createAppStore();
    server.use(mockEndpoint(saveColoredPage, () => errorResponse('PAGE_LIMIT_REACHED')));
    await expect(sendOrQueue(dispatch, save('one'))).rejects.toMatchObject({ code: 'PAGE_LIMIT_REACHED' });
    expect(await listQueuedSaves(USER)).toEqual([]);
  });

  it('that waits is told to log-out, which may throw it away', async () => {
    const { dispatch } = createAppStore();
    isOnline = false;
    await sendOrQueue(dispatch, save('one'));
    const stop = watchSaveQueue(dispatch, USER);
    await vi.waitFor(() => expect(listUnsentWork()).toHaveLength(1), 10_000);
    await listUnsentWork()[0]?.discard();
    expect(await listQueuedSaves(USER)).toEqual([]);
    stop();
    expect(listUnsentWork()).toEqual([]);
  });

  it('goes out as soon as its user is signed in, whatever screen is open, and no later than log-out', async () => {
    const store = createAppStore();
    const robin = buildUser({ id: USER });
    isOnline = false;
    await sendOrQueue(store.dispatch, save('one'));
    isOnline = true;
    store.dispatch(signIn({ access_token: 'abc', user: robin }));
    await vi.waitFor(async () => expect(await listQueuedSaves(USER)).toEqual([]), 10_000);
    expect(sentKeys).toEqual(['one']);

    store.dispatch(signOut());
    isOnline = false;
    await sendOrQueue(store.dispatch, save('two'));
    isOnline = true;
    dispatchEvent(new Event('online'));
    expect(await listQueuedSaves(USER)).toHaveLength(1);
    expect(sentKeys).toEqual(['one']);
  });
});

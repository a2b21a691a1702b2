import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveColoredPage, updateColoredPage } from '../../contract/index.ts';
import { buildPage, buildUser, errorResponse, mockEndpoint, networkError } from '../../testing/index.ts';
import { mockServer } from '../../testing/vitest.ts';
import { signIn, signOut } from '../session/sessionThunks.ts';
import { createAppStore } from '../store.ts';
import { noteCopy } from './coloringCopies.ts';
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
const COPY = buildPage().id;
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
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
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

describe('a coloring', () => {
  let updates: { path: string; ifMatch: string | null; key: string | null; colors: number }[];
  let isChanged: boolean;

  function coloredSave(coloring: string, idempotencyKey: string, colors = 2): QueuedSave {
    const { body } = save(idempotencyKey);
    return {
      ...save(idempotencyKey),
      coloring,
      copy: null,
      body: { ...body, color_data: { colors_used: colors } },
    };
  }

  beforeEach(() => {
    updates = [];
    isChanged = false;
    server.use(
      mockEndpoint(saveColoredPage, ({ request }) => {
        if (!isOnline) return networkError();
        sentKeys.push(request.headers.get('Idempotency-Key'));
        return buildPage({ id: COPY, is_colored: true, version: 'v1' });
      }),
      mockEndpoint(updateColoredPage, ({ request, body }) => {
        if (!isOnline) return networkError();
        if (isChanged) return errorResponse('COPY_CHANGED');
        updates.push({
          path: new URL(request.url).pathname,
          ifMatch: request.headers.get('If-Match'),
          key: request.headers.get('Idempotency-Key'),
          colors: (body as QueuedSave['body']).color_data.colors_used,
        });
        return buildPage({ id: COPY, is_colored: true, version: `v${updates.length + 1}` });
      }),
    );
  });

  it('is saved over its own copy after the first save, each time by the version that was left', async () => {
    const { dispatch } = createAppStore();
    for (const key of ['one', 'two', 'three']) await sendOrQueue(dispatch, coloredSave('sun', key));
    expect(sentKeys).toEqual(['one']);
    const path = `/api/coloring-pages/${COPY}/colored`;
    expect(updates).toEqual([
      { path, ifMatch: '"v1"', key: 'two', colors: 2 },
      { path, ifMatch: '"v2"', key: 'three', colors: 2 },
    ]);
    await sendOrQueue(dispatch, coloredSave('another', 'four'));
    expect(sentKeys).toEqual(['one', 'four']);
  });

  it('is saved over by the version that another tab left', async () => {
    const { dispatch } = createAppStore();
    await sendOrQueue(dispatch, coloredSave('cloud', 'one'));
    vi.resetModules();
    const otherTab = await import('./coloringCopies.ts');
    await otherTab.noteCopy('cloud', buildPage({ id: COPY, version: 'v5' }));
    await sendOrQueue(dispatch, coloredSave('cloud', 'two'));
    expect(updates).toEqual([expect.objectContaining({ ifMatch: '"v5"' })]);
  });

  it('is saved over by the last version where the device can keep no more', async () => {
    const { dispatch } = createAppStore();
    await noteCopy('hill', buildPage({ id: COPY, version: 'v1' }));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await noteCopy('hill', buildPage({ id: COPY, version: 'v2' }));
    await sendOrQueue(dispatch, coloredSave('hill', 'one'));
    expect(updates).toEqual([expect.objectContaining({ ifMatch: '"v2"' })]);
  });

  it('of an opened copy is saved over it', async () => {
    const { dispatch } = createAppStore();
    await sendOrQueue(dispatch, { ...coloredSave('opened', 'one'), copy: { id: COPY, version: 'v7' } });
    expect(sentKeys).toEqual([]);
    expect(updates).toEqual([expect.objectContaining({ ifMatch: '"v7"' })]);
  });

  it('saved again and again without a connection waits, and goes out, as its last save alone', async () => {
    const { dispatch } = createAppStore();
    await sendOrQueue(dispatch, coloredSave('moon', 'zero'));
    isOnline = false;
    await sendOrQueue(dispatch, coloredSave('other', 'other'));
    for (const colors of [3, 4, 5]) {
      expect(await sendOrQueue(dispatch, coloredSave('moon', `with ${colors}`, colors))).toBe('queued');
    }
    const waiting = await listQueuedSaves(USER);
    expect(waiting.map(({ idempotencyKey }) => idempotencyKey).toSorted()).toEqual(['other', 'with 5']);
    isOnline = true;
    await flushSaveQueue(dispatch, USER);
    expect(updates).toEqual([expect.objectContaining({ key: 'with 5', colors: 5, ifMatch: '"v1"' })]);
    expect(await listQueuedSaves(USER)).toEqual([]);
  });

  it('that reaches the server takes what waited of it along', async () => {
    const { dispatch } = createAppStore();
    isOnline = false;
    await sendOrQueue(dispatch, coloredSave('star', 'early'));
    isOnline = true;
    expect(await sendOrQueue(dispatch, coloredSave('star', 'late'))).toBe('sent');
    expect(await listQueuedSaves(USER)).toEqual([]);
    expect(sentKeys).toEqual(['late']);
  });

  it('that reaches the server, or waits again, takes along what was refused of it before', async () => {
    const { dispatch } = createAppStore();
    const listKeys = async () => (await listQueuedSaves(USER)).map(({ idempotencyKey }) => idempotencyKey);
    isOnline = false;
    await sendOrQueue(dispatch, coloredSave('boat', 'refused'));
    server.use(mockEndpoint(saveColoredPage, () => errorResponse('PAGE_LIMIT_REACHED')));
    await flushSaveQueue(dispatch, USER);
    server.use(mockEndpoint(saveColoredPage, () => networkError()));
    await sendOrQueue(dispatch, coloredSave('boat', 'refused too'));
    expect(await listKeys()).toEqual(['refused too']);
    server.use(mockEndpoint(saveColoredPage, () => errorResponse('PAGE_LIMIT_REACHED')));
    await flushSaveQueue(dispatch, USER);

    server.use(mockEndpoint(saveColoredPage, () => buildPage({ id: COPY, is_colored: true, version: 'v1' })));
    expect(await sendOrQueue(dispatch, coloredSave('boat', 'late'))).toBe('sent');
    expect(await listKeys()).toEqual([]);
    const told: RefusedSave[] = [];
    watchRefusedSaves((refusal) => told.push(refusal))();
    expect(told).toEqual([]);
  });

  it('whose copy has changed elsewhere is refused where the editor looks on', async () => {
    const { dispatch } = createAppStore();
    await noteCopy('tree', buildPage({ id: COPY, version: 'v1' }));
    isChanged = true;
    await expect(sendOrQueue(dispatch, coloredSave('tree', 'one'))).rejects.toMatchObject({ status: 412 });
  });

  it('that waited while its copy changed is told, kept, and sent as a new copy when asked', async () => {
    const { dispatch } = createAppStore();
    await noteCopy('house', buildPage({ id: COPY, version: 'v1' }));
    isOnline = false;
    await sendOrQueue(dispatch, coloredSave('house', 'late', 9));
    isOnline = true;
    isChanged = true;
    const told: RefusedSave[] = [];
    const stop = watchRefusedSaves((refusal) => told.push(refusal));
    await flushSaveQueue(dispatch, USER);
    expect(told).toEqual([
      expect.objectContaining({ error: expect.objectContaining({ code: 'COPY_CHANGED' }) }),
    ]);
    expect(await listQueuedSaves(USER)).toMatchObject([{ copy: { id: COPY, version: 'v1' } }]);

    isOnline = false;
    await expect(told[0]?.sendAsNew()).rejects.toMatchObject({ kind: 'network' });
    expect(await listQueuedSaves(USER)).toMatchObject([{ body: { color_data: { colors_used: 9 } } }]);
    isOnline = true;
    await flushSaveQueue(dispatch, USER);
    stop();
    expect(sentKeys).toHaveLength(1);
    expect(sentKeys[0]).not.toBe('late');
    expect(await listQueuedSaves(USER)).toEqual([]);
  });
  it('that waited while its copy changed or went holds up a log-out, which may send it as a new copy', async () => {
    const { dispatch } = createAppStore();
    await noteCopy('ship', buildPage({ id: COPY, version: 'v1' }));
    isOnline = false;
    await sendOrQueue(dispatch, coloredSave('ship', 'late'));
    const stop = watchSaveQueue(dispatch, USER);
    await vi.waitFor(() => expect(listUnsentWork()).toHaveLength(1), 10_000);
    isOnline = true;
    server.use(mockEndpoint(updateColoredPage, () => errorResponse('NOT_FOUND')));
    const [work] = listUnsentWork();
    await expect(work?.send()).rejects.toMatchObject({ status: 412 });
    await work?.sendAsNew?.();
    stop();
    expect(sentKeys).toHaveLength(1);
    expect(await listQueuedSaves(USER)).toEqual([]);
  });
});

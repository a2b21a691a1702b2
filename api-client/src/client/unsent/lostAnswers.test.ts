import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { saveColoredPage, updateColoredPage } from '../../contract/index.ts';
import { buildPage, errorResponse, mockEndpoint, networkError } from '../../testing/index.ts';
import { mockServer } from '../../testing/vitest.ts';
import { createAppStore } from '../store.ts';
import { listQueuedSaves, type QueuedSave, removeQueuedSave } from './queuedSaves.ts';
import { flushSaveQueue, sendOrQueue } from './saveQueue.ts';

const USER = 'robin';
const COPY = buildPage().id;
const server = mockServer();

/** The server's copies by the key that made or changed them, and how many answers are still to be lost on the way back. */
let changes: string[];
let lost: number;

function save(coloring: string, idempotencyKey: string): QueuedSave {
  const body = { original_page_id: COPY, image_base64: 'AAAA', color_data: { colors_used: 2 } };
  return { userId: USER, idempotencyKey, body, coloring, copy: null };
}

/** What a server does that does the same once for each key, whoever hears of it. */
function answer(change: string, key: string | null) {
  const known = changes.findIndex((each) => each.endsWith(` ${key}`));
  if (known < 0) changes.push(`${change} ${key}`);
  lost -= 1;
  if (lost >= 0) return networkError();
  return buildPage({ id: COPY, is_colored: true, version: `v${known < 0 ? changes.length : known + 1}` });
}

beforeEach(async () => {
  changes = [];
  lost = 0;
  for (const { idempotencyKey } of await listQueuedSaves(USER)) await removeQueuedSave(idempotencyKey);
  server.use(
    mockEndpoint(saveColoredPage, ({ request }) => answer('POST', request.headers.get('Idempotency-Key'))),
    mockEndpoint(updateColoredPage, ({ request }) => {
      const key = request.headers.get('Idempotency-Key');
      const isKnown = changes.some((each) => each.endsWith(` ${key}`));
      if (!isKnown && request.headers.get('If-Match') !== `"v${changes.length}"`)
        return errorResponse('COPY_CHANGED');
      return answer('PUT', key);
    }),
  );
});

it('a save whose answer was lost and the next one make one copy', async () => {
  const { dispatch } = createAppStore();
  lost = 1;
  expect(await sendOrQueue(dispatch, save('sun', 'one'))).toBe('queued');
  expect(await sendOrQueue(dispatch, save('sun', 'two'))).toBe('sent');
  expect(changes).toEqual(['POST one', 'PUT two']);
  expect(await listQueuedSaves(USER)).toEqual([]);
});

it('nobody is told that a copy was changed elsewhere by a save of this device', async () => {
  const { dispatch } = createAppStore();
  await sendOrQueue(dispatch, save('moon', 'one'));
  lost = 1;
  expect(await sendOrQueue(dispatch, save('moon', 'two'))).toBe('queued');
  expect(await sendOrQueue(dispatch, save('moon', 'three'))).toBe('sent');
  expect(changes).toEqual(['POST one', 'PUT two', 'PUT three']);
});

it('saves wait as two where the first may be there, and go out in their order', async () => {
  const { dispatch } = createAppStore();
  lost = 3;
  for (const key of ['one', 'two', 'three'])
    expect(await sendOrQueue(dispatch, save('star', key))).toBe('queued');
  expect(await listQueuedSaves(USER)).toMatchObject([
    { idempotencyKey: 'three', before: { idempotencyKey: 'one' } },
  ]);
  await flushSaveQueue(dispatch, USER);
  expect(changes).toEqual(['POST one', 'PUT three']);
  expect(await listQueuedSaves(USER)).toEqual([]);
});

it('a save whose answer is lost when it goes out later is no second copy either', async () => {
  const { dispatch } = createAppStore();
  lost = 2;
  await sendOrQueue(dispatch, save('tree', 'one'));
  await expect(flushSaveQueue(dispatch, USER)).rejects.toMatchObject({ kind: 'network' });
  expect(await sendOrQueue(dispatch, save('tree', 'two'))).toBe('sent');
  expect(changes).toEqual(['POST one', 'PUT two']);
});

import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { draftStore } from './storage.ts';

const draft = (linesCrc: number) => ({
  version: 1,
  width: 3,
  height: 3,
  linesCrc,
  palette: new Uint32Array(0),
  runs: new Uint8Array(0),
});

afterEach(() => {
  vi.restoreAllMocks();
});

it("keeps a page's draft for one user alone", async () => {
  await draftStore('robin', 'sun').write(draft(1));
  expect(await draftStore('robin', 'sun').read()).toMatchObject({ linesCrc: 1 });
  expect(await draftStore('kim', 'sun').read()).toBeNull();
  expect(await draftStore('robin', 'moon').read()).toBeNull();
});

it('of two tabs on one page the one that is done leaves the draft of the other', async () => {
  const first = draftStore('robin', 'bear');
  const second = draftStore('robin', 'bear');
  await first.write(draft(1));
  await second.write(draft(2));
  await first.remove();
  expect(await draftStore('robin', 'bear').read()).toMatchObject({ linesCrc: 2 });
  await second.remove();
  expect(await draftStore('robin', 'bear').read()).toBeNull();
});

it('removes the draft of an earlier visit that it went on with', async () => {
  await draftStore('robin', 'car').write(draft(1));
  const later = draftStore('robin', 'car');
  await later.read();
  await later.remove();
  expect(await later.read()).toBeNull();
});

it('does without a device that is full or forbids storage', async () => {
  const store = draftStore('robin', 'boat');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.write(draft(1));
  expect(await store.read()).toBeNull();
});

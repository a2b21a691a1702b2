import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Storage } from './Storage.ts';

/** What every storage promises. `open` gives one that is empty. */
export function storageContract(open: () => Promise<Storage>): void {
  describe('a storage', () => {
    const bytes = (value: string) => new TextEncoder().encode(value);

    it('gives back what was put, and replaces it', async () => {
      const storage = await open();
      await storage.put('pages/a/full.png', bytes('one'), 'image/png');
      await storage.put('pages/a/full.png', bytes('two'), 'image/png');
      expect(Buffer.from((await storage.get('pages/a/full.png')) ?? []).toString()).toBe('two');
    });

    it('keeps every byte value', async () => {
      const storage = await open();
      const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      await storage.put('pages/all', all, 'image/png');
      expect(Buffer.from((await storage.get('pages/all')) ?? []).equals(all)).toBe(true);
    });

    it('streams what was put', async () => {
      const storage = await open();
      await storage.put('pages/b', bytes('streamed'), 'image/png');
      const stream = await storage.stream('pages/b');
      expect(stream && (await text(stream))).toBe('streamed');
    });

    it('knows nothing of a key that was never put or was deleted', async () => {
      const storage = await open();
      await storage.put('pages/c', bytes('gone soon'), 'image/png');
      await storage.delete('pages/c');
      await storage.delete('pages/c');
      expect(await storage.get('pages/c')).toBeUndefined();
      expect(await storage.stream('pages/never')).toBeUndefined();
    });

    it('lists the keys below a prefix', async () => {
      const storage = await open();
      for (const key of ['pages/x/1', 'pages/x/2', 'pages/y/1'])
        await storage.put(key, bytes(key), 'image/png');
      const found: string[] = [];
      for await (const key of storage.list('pages/x/')) found.push(key);
      expect(found.sort()).toEqual(['pages/x/1', 'pages/x/2']);
    });

    it('answers a check', async () => {
      const storage = await open();
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageContract } from './contract.ts';
import { FileStorage } from './FileStorage.ts';

const open = async () => new FileStorage(join(await mkdtemp(join(tmpdir(), 'lineleaf-storage-')), 'images'));

storageContract(open);

it.each(['../secret', '/etc/passwd', 'a/../../b', 'A', '', 'a//b'])('refuses the key %j', async (key) => {
  const storage = await open();
  await expect(storage.put(key, new Uint8Array(1))).rejects.toThrow(RangeError);
  await expect(storage.get(key)).rejects.toThrow(RangeError);
});

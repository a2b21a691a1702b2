import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storageContract } from './contract.ts';
import { createStorage } from './index.ts';
import { S3Storage } from './S3Storage.ts';

let endpoint: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lineleaf-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'images', configs: [] }] });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  stop = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stop();
});

storageContract(async () => createStorage(`s3://images?endpoint=${endpoint}`));

it('fails its check without its bucket', async () => {
  await expect(new S3Storage(`s3://missing?endpoint=${endpoint}`).check()).rejects.toThrow();
});

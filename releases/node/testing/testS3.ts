/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { vi } from 'vitest';

/** An S3 server on a folder of its own, with a bucket `images`. Its credentials are in the environment until `remove`. */
export interface TestS3 {
  readonly endpoint: string;
  /** As `STORAGE_URL` names the bucket. */
  readonly url: string;
  /** Takes no connection any more; what is stored stays. */
  stop(): Promise<void>;
  /** Serves again at the same address. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'lineleaf-s3-'));
  const options = { address: '127.0.0.1', silent: true, directory };
  const open = async (port: number): Promise<{ server: S3rver; port: number }> => {
    const server = new S3rver({ ...options, port, configureBuckets: [{ name: 'images', configs: [] }] });
    return { server, port: (await server.run()).port };
  };
  let { server, port } = await open(0);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    url: `s3://images?endpoint=${endpoint}`,
    stop: () => server.close(),
    async start() {
      ({ server, port } = await open(port));
    },
    async remove() {
      vi.unstubAllEnvs();
      await server.close().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

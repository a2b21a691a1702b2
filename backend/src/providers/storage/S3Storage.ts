import { Readable } from 'node:stream';
import { S3Bucket, statusOf } from '@lineleaf/releases/node';
import { type Storage, StorageAwayError } from './Storage.ts';

/** Written and deleted again by checks; several processes may do so at once. */
const PROBE_KEY = 'probes/readiness';

/** Pictures in an S3-compatible bucket. The SDK is large and loaded at the first use. */
export class S3Storage implements Storage {
  readonly #bucket: S3Bucket;

  /** `url`: `s3://bucket?endpoint=https://…`; credentials come from the SDK's own environment. */
  constructor(url: string, answerTimeoutMs?: number) {
    this.#bucket = new S3Bucket(url, answerTimeoutMs);
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const { sdk, client } = await this.#bucket.connect();
    const object = { Bucket: this.#bucket.name, Key: key, Body: bytes, ContentType: contentType };
    await client.send(new sdk.PutObjectCommand(object)).catch(tellAway);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const body = await this.#body(key);
    return body?.transformToByteArray().catch(tellAway);
  }

  async stream(key: string): Promise<Readable | undefined> {
    const body = await this.#body(key);
    return body instanceof Readable ? body : undefined;
  }

  async delete(key: string): Promise<void> {
    const { sdk, client } = await this.#bucket.connect();
    const object = { Bucket: this.#bucket.name, Key: key };
    await client.send(new sdk.DeleteObjectCommand(object)).catch(tellAway);
  }

  async *list(prefix: string): AsyncGenerator<string> {
    const { sdk, client } = await this.#bucket.connect();
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: this.#bucket.name, Prefix: prefix });
    try {
      for await (const { Contents } of pages) {
        for (const { Key } of Contents ?? []) if (Key) yield Key;
      }
    } catch (error) {
      tellAway(error);
    }
  }

  async check(): Promise<void> {
    await this.put(PROBE_KEY, new Uint8Array(1), 'application/octet-stream');
    await this.delete(PROBE_KEY);
  }

  async #body(key: string) {
    const { sdk, client } = await this.#bucket.connect();
    try {
      return (await client.send(new sdk.GetObjectCommand({ Bucket: this.#bucket.name, Key: key }))).Body;
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return undefined;
      return tellAway(error);
    }
  }
}

/** Throws on. What is no answer of the server, or says that it is out of order, becomes StorageAwayError. */
function tellAway(error: unknown): never {
  const isAway = error instanceof Error && isOutOfOrder(error);
  throw isAway ? new StorageAwayError('The S3 server does not serve now', { cause: error }) : error;
}

function isOutOfOrder(error: Error): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

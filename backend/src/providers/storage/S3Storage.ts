import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Storage } from './Storage.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Written and deleted again by checks; several processes may do so at once. */
const PROBE_KEY = 'probes/readiness';

/** Pictures in an S3-compatible bucket. The SDK is large and loaded at the first use. */
export class S3Storage implements Storage {
  readonly #bucket: string;
  readonly #endpoint: string | undefined;
  #connected: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  /** `url`: `s3://bucket?endpoint=https://…`; credentials come from the SDK's own environment. */
  constructor(url: string) {
    const { host, searchParams } = new URL(url);
    this.#bucket = host;
    this.#endpoint = searchParams.get('endpoint') ?? undefined;
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const { sdk, client } = await this.#connect();
    const object = { Bucket: this.#bucket, Key: key, Body: bytes, ContentType: contentType };
    await client.send(new sdk.PutObjectCommand(object));
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const body = await this.#body(key);
    return body?.transformToByteArray();
  }

  async stream(key: string): Promise<Readable | undefined> {
    const body = await this.#body(key);
    return body instanceof Readable ? body : undefined;
  }

  async delete(key: string): Promise<void> {
    const { sdk, client } = await this.#connect();
    await client.send(new sdk.DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  async *list(prefix: string): AsyncIterable<string> {
    const { sdk, client } = await this.#connect();
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: this.#bucket, Prefix: prefix });
    for await (const { Contents } of pages) {
      for (const { Key } of Contents ?? []) if (Key) yield Key;
    }
  }

  async check(): Promise<void> {
    await this.put(PROBE_KEY, new Uint8Array(1), 'application/octet-stream');
    await this.delete(PROBE_KEY);
  }

  async #body(key: string) {
    const { sdk, client } = await this.#connect();
    try {
      return (await client.send(new sdk.GetObjectCommand({ Bucket: this.#bucket, Key: key }))).Body;
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return undefined;
      throw error;
    }
  }

  #connect() {
    this.#connected ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint: this.#endpoint,
        forcePathStyle: this.#endpoint !== undefined,
        // The default checksums corrupt streamed bodies on servers that do not know them.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return this.#connected;
  }
}

import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { type Storage, StorageAwayError } from './Storage.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Written and deleted again by checks; several processes may do so at once. */
const PROBE_KEY = 'probes/readiness';

const CONNECT_TIMEOUT_MS = 3_000;
/** For a whole answer to begin, and for each pause within it. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Whoever waits for a picture would rather hear soon that there is none now. */
const ATTEMPTS = 2;

/** Pictures in an S3-compatible bucket. The SDK is large and loaded at the first use. */
export class S3Storage implements Storage {
  readonly #bucket: string;
  readonly #endpoint: string | undefined;
  readonly #answerTimeoutMs: number;
  #connected: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  /** `url`: `s3://bucket?endpoint=https://…`; credentials come from the SDK's own environment. */
  constructor(url: string, answerTimeoutMs = ANSWER_TIMEOUT_MS) {
    this.#answerTimeoutMs = answerTimeoutMs;
    const { host, searchParams } = new URL(url);
    this.#bucket = host;
    this.#endpoint = searchParams.get('endpoint') ?? undefined;
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const { sdk, client } = await this.#connect();
    const object = { Bucket: this.#bucket, Key: key, Body: bytes, ContentType: contentType };
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
    const { sdk, client } = await this.#connect();
    const object = { Bucket: this.#bucket, Key: key };
    await client.send(new sdk.DeleteObjectCommand(object)).catch(tellAway);
  }

  async *list(prefix: string): AsyncGenerator<string> {
    const { sdk, client } = await this.#connect();
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: this.#bucket, Prefix: prefix });
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
    const { sdk, client } = await this.#connect();
    try {
      return (await client.send(new sdk.GetObjectCommand({ Bucket: this.#bucket, Key: key }))).Body;
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return undefined;
      return tellAway(error);
    }
  }

  #connect() {
    this.#connected ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint: this.#endpoint,
        forcePathStyle: this.#endpoint !== undefined,
        maxAttempts: ATTEMPTS,
        requestHandler: {
          connectionTimeout: CONNECT_TIMEOUT_MS,
          requestTimeout: this.#answerTimeoutMs,
          socketTimeout: this.#answerTimeoutMs,
          throwOnRequestTimeout: true,
        },
        // The default checksums corrupt streamed bodies on servers that do not know them.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return this.#connected;
  }
}

/** Throws on. What is no answer of the server, or says that it is out of order, becomes StorageAwayError. */
function tellAway(error: unknown): never {
  const isAway = error instanceof Error && isOutOfOrder(error);
  throw isAway ? new StorageAwayError('The S3 server does not serve now', { cause: error }) : error;
}

/** The SDK writes down what status came, if any. */
function isOutOfOrder(error: Error): boolean {
  const { httpStatusCode } = (error as S3Fault).$metadata ?? {};
  return httpStatusCode === undefined || httpStatusCode >= 500;
}

interface S3Fault extends Error {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

import type { S3Client } from '@aws-sdk/client-s3';

type Sdk = typeof import('@aws-sdk/client-s3');

const CONNECT_TIMEOUT_MS = 3_000;
/** For a whole answer to begin, and for each pause within it. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Whoever waits would rather hear soon that there is nothing now. */
const ATTEMPTS = 2;

/** A bucket as a URL names it. The SDK is large and loaded at the first use. */
export class S3Bucket {
  readonly name: string;
  /** What the keys begin with: empty, or a path that ends with a slash. */
  readonly prefix: string;
  readonly #endpoint: string | undefined;
  readonly #answerTimeoutMs: number;
  #connected: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  /** `url`: `s3://bucket/prefix?endpoint=https://…`; credentials come from the SDK's own environment. */
  constructor(url: string, answerTimeoutMs = ANSWER_TIMEOUT_MS) {
    const { host, pathname, searchParams } = new URL(url);
    const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
    this.name = host;
    this.prefix = path === '' ? '' : `${path}/`;
    this.#endpoint = searchParams.get('endpoint') ?? undefined;
    this.#answerTimeoutMs = answerTimeoutMs;
  }

  /** The SDK with a client; the same at each call. */
  connect(): Promise<{ sdk: Sdk; client: S3Client }> {
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

/** The status that the server gave a failed request; undefined where there was no answer. */
export function statusOf(error: unknown): number | undefined {
  return (error as S3Fault | undefined)?.$metadata?.httpStatusCode;
}

/** How often a failed request was sent. */
export function attemptsOf(error: unknown): number {
  return (error as S3Fault | undefined)?.$metadata?.attempts ?? 1;
}

/** What the SDK writes down of a request. */
interface S3Fault {
  readonly $metadata?: { readonly httpStatusCode?: number; readonly attempts?: number };
}

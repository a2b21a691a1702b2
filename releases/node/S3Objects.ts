import { randomUUID } from 'node:crypto';
import type { _Object } from '@aws-sdk/client-s3';
import { attemptsOf, S3Bucket, statusOf } from './S3Bucket.ts';

/** An object as it was read. */
export interface ReadObject {
  readonly bytes: Buffer;
  /** Names this version. */
  readonly tag: string;
}

/** How an object is written: where the condition does not hold, nothing is. */
interface Written {
  readonly type: string;
  /** How the bytes are compressed. */
  readonly encoding?: string | undefined;
  readonly cacheControl: string;
  /** The version that is replaced; `none` writes only where there is no object. */
  readonly replaces?: string | 'none';
}

/** What a listing says of one object. */
export interface ListedObject {
  /** Below the store's prefix. */
  readonly key: string;
  readonly at: Date;
}

const CONFLICTS = [409, 412];

/** The objects of a release store in a bucket, by their keys below its prefix. */
export class S3Objects {
  readonly #bucket: S3Bucket;

  constructor(url: string) {
    this.#bucket = new S3Bucket(url);
  }

  async read(key: string): Promise<ReadObject | undefined> {
    const { sdk, client } = await this.#bucket.connect();
    try {
      const { Body, ETag } = await client.send(new sdk.GetObjectCommand(this.#named(key)));
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag ?? '' };
    } catch (error) {
      if (statusOf(error) === 404 && !(error instanceof sdk.NoSuchBucket)) return undefined;
      throw error;
    }
  }

  /** Whether the object was written; `conflict` where another version is there. */
  async write(
    key: string,
    bytes: Uint8Array,
    { type, encoding, cacheControl, replaces }: Written,
  ): Promise<'written' | 'conflict'> {
    const { sdk, client } = await this.#bucket.connect();
    const writer = randomUUID();
    const object = {
      ...this.#named(key),
      Body: bytes,
      ContentType: type,
      ...(encoding === undefined ? {} : { ContentEncoding: encoding }),
      CacheControl: cacheControl,
      Metadata: { writer },
      ...(replaces === 'none' ? { IfNoneMatch: '*' } : { IfMatch: replaces }),
    };
    try {
      await client.send(new sdk.PutObjectCommand(object));
      return 'written';
    } catch (error) {
      const isGone = statusOf(error) === 404 && error instanceof sdk.NoSuchKey;
      if (!isGone && !CONFLICTS.includes(statusOf(error) ?? 0)) throw error;
      // The answer to a first attempt may be lost: then the second one meets what the first has written.
      const isOwn = attemptsOf(error) > 1 && (await this.#writerOf(key)) === writer;
      return isOwn ? 'written' : 'conflict';
    }
  }

  async delete(key: string): Promise<void> {
    const { sdk, client } = await this.#bucket.connect();
    await client.send(new sdk.DeleteObjectCommand(this.#named(key)));
  }

  /** Every object whose key begins so. */
  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const { sdk, client } = await this.#bucket.connect();
    const { name, prefix: own } = this.#bucket;
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: own + prefix });
    for await (const { Contents } of pages) {
      for (const listed of Contents ?? []) yield this.#listed(listed);
    }
  }

  /** What lies in a folder itself: its objects, and the folders in it with their slash. */
  async listFolder(prefix: string): Promise<{ objects: ListedObject[]; folders: string[] }> {
    const { sdk, client } = await this.#bucket.connect();
    const { name, prefix: own } = this.#bucket;
    const folder = { Bucket: name, Prefix: own + prefix, Delimiter: '/' };
    const objects: ListedObject[] = [];
    const folders: string[] = [];
    for await (const page of sdk.paginateListObjectsV2({ client }, folder)) {
      objects.push(...(page.Contents ?? []).map((listed) => this.#listed(listed)));
      folders.push(...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(own.length)));
    }
    return { objects, folders };
  }

  async #writerOf(key: string): Promise<string | undefined> {
    const { sdk, client } = await this.#bucket.connect();
    try {
      return (await client.send(new sdk.HeadObjectCommand(this.#named(key)))).Metadata?.writer;
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  #listed({ Key = '', LastModified = new Date() }: _Object): ListedObject {
    return { key: Key.slice(this.#bucket.prefix.length), at: LastModified };
  }

  #named(key: string) {
    return { Bucket: this.#bucket.name, Key: this.#bucket.prefix + key };
  }
}

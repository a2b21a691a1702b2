import { FileStorage } from './FileStorage.ts';
import { S3Storage } from './S3Storage.ts';
import type { Storage } from './Storage.ts';

/** The storage that a URL names: `file:<folder>` or `s3://bucket?endpoint=…`. */
export function createStorage(url: string): Storage {
  return url.startsWith('s3:') ? new S3Storage(url) : new FileStorage(url.slice('file:'.length));
}

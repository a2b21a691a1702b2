import { createHash } from 'node:crypto';

/** Subresource integrity of a file's bytes. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

import { createHash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type Manifest, sumLine } from './archiveFormat.ts';

/** The list of an archive's files with their hashes, written to a file as it grows: there may be very many. */
export class ArchiveSums {
  readonly path: string;
  readonly #output: WriteStream;
  readonly #hash = createHash('sha256');
  #sha256 = '';
  #files = 0;
  #bytes = 0;

  constructor(path: string) {
    this.path = path;
    this.#output = createWriteStream(path, { mode: 0o600 });
  }

  add({ name, bytes, sha256 }: { name: string; bytes: number; sha256: string }): void {
    const line = sumLine(sha256, name);
    this.#output.write(line);
    this.#hash.update(line);
    this.#files += 1;
    this.#bytes += bytes;
  }

  /** Ends the list. */
  async close(): Promise<void> {
    this.#output.end();
    await finished(this.#output);
    this.#sha256 = this.#hash.digest('hex');
  }

  /** The archive's manifest, once the list is closed. */
  manifest(draft: Omit<Manifest, 'files' | 'bytes' | 'sums_sha256'>): Manifest {
    return { ...draft, files: this.#files, bytes: this.#bytes, sums_sha256: this.#sha256 };
  }
}

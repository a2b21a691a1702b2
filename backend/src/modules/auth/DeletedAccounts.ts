import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';

const accountId = z.uuid();

/**
 * The ids of deleted accounts, one a line, in a file of the data folder that no backup holds and no restore replaces: by
 * it, a restore deletes again who was deleted since the backup. It only grows and holds nothing but ids.
 */
export class DeletedAccounts {
  readonly #folder: string;
  readonly #logger: Logger | undefined;

  constructor(dataDir: string, logger?: Logger) {
    this.#folder = dataDir;
    this.#logger = logger;
  }

  /** Adds accounts, durable when it resolves. A fault is logged: the next start adds what is missing. */
  async add(ids: readonly string[]): Promise<void> {
    try {
      await this.#append(ids.map((id) => `${id}\n`).join(''));
    } catch (error) {
      this.#logger?.error({ err: error }, 'deleted accounts were not written down');
    }
  }

  async list(): Promise<Set<string>> {
    const text = await readFile(this.#path(), 'utf8').catch(emptyIfMissing);
    return new Set(text.split('\n').filter((line) => accountId.safeParse(line).success));
  }

  async #append(lines: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const handle = await open(this.#path(), 'a', 0o600);
    try {
      await handle.appendFile(lines);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  #path(): string {
    return join(this.#folder, 'deleted-accounts');
  }
}

function emptyIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
}

import { QueryTypes, type Sequelize } from 'sequelize';
import type { PictureRef } from './pictureKey.ts';

/** What serving a picture takes. */
export interface PictureRow extends PictureRef {
  readonly userId: string;
  readonly imageSha256: string;
  /** The owner's: a signed URL holds for one version of the owner's tokens. */
  readonly tokenVersion: number;
}

/** Ids in one query at most. */
const LARGEST_BATCH = 100;

interface Waiting {
  readonly pageId: string;
  readonly resolve: (row: PictureRow | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Finds what serving pictures takes. A gallery asks for dozens at once: what is asked for in one turn of the event loop is
 * one query, made after the last of them, so that none is answered from before it was asked.
 */
export class PictureRows {
  readonly #sequelize: Sequelize;
  #waiting: Waiting[] = [];

  constructor(sequelize: Sequelize) {
    this.#sequelize = sequelize;
  }

  /** The row of a page, whoever owns it; undefined when there is none. */
  find(pageId: string): Promise<PictureRow | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ pageId, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#answerAll());
    });
  }

  #answerAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < waiting.length; start += LARGEST_BATCH) {
      const batch = waiting.slice(start, start + LARGEST_BATCH);
      this.#read(batch).then(
        (rows) => {
          for (const { pageId, resolve } of batch) resolve(rows.get(pageId));
        },
        (error: unknown) => {
          for (const { reject } of batch) reject(error);
        },
      );
    }
  }

  async #read(batch: readonly Waiting[]): Promise<Map<string, PictureRow>> {
    const pageIds = [...new Set(batch.map(({ pageId }) => pageId))];
    const places = pageIds.map((_, index) => `$${index + 1}`).join(', ');
    const rows = await this.#sequelize.query<PictureRow>(
      `SELECT coloring_pages.id AS id, picture_id AS pictureId, user_id AS userId, image_sha256 AS imageSha256, token_version AS tokenVersion
       FROM coloring_pages JOIN users ON users.id = coloring_pages.user_id
       WHERE coloring_pages.id IN (${places})`,
      { bind: pageIds, type: QueryTypes.SELECT },
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

import type { Sequelize } from 'sequelize';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import { afterPosition, type KeysetPosition, NEWEST_FIRST } from '../../http/keysetCursor.ts';
import { ColoringPage, User } from '../../models/index.ts';
import type { PageImages } from './pageImages.ts';

/** Which of a user's pages. */
export interface PageFilter {
  readonly userId: string;
  readonly favoritesOnly: boolean;
}

const BATCH_SIZE = 50;

/** A user's pages: found, marked, deleted. A page of another user does not exist here. */
export class PagesService {
  readonly #sequelize: Sequelize;
  readonly #images: PageImages;

  constructor(sequelize: Sequelize, images: PageImages) {
    this.#sequelize = sequelize;
    this.#images = images;
  }

  /** At most `count` pages after a position, newest first. */
  list(filter: PageFilter, count: number, after?: KeysetPosition): Promise<ColoringPage[]> {
    const favorites = filter.favoritesOnly ? { isFavorite: true } : {};
    return ColoringPage.findAll({
      where: { userId: filter.userId, ...favorites, ...afterPosition(after) },
      order: NEWEST_FIRST,
      limit: count,
    });
  }

  /** All pages, newest first, read batch by batch; no connection is held in between. */
  async *listAll(filter: PageFilter): AsyncGenerator<ColoringPage> {
    let after: ColoringPage | undefined;
    for (;;) {
      const batch: ColoringPage[] = await this.list(filter, BATCH_SIZE, after);
      yield* batch;
      after = batch.at(-1);
      if (batch.length < BATCH_SIZE) return;
    }
  }

  /** NOT_FOUND. */
  async get(userId: string, pageId: string): Promise<ColoringPage> {
    const page = await ColoringPage.findOne({ where: { id: pageId, userId } });
    if (!page) throw new ApiError('NOT_FOUND');
    return page;
  }

  /** A page with its owner's token version, for whoever holds a signed URL. */
  async findWithTokenVersion(
    pageId: string,
  ): Promise<{ page: ColoringPage; tokenVersion: number } | undefined> {
    const page = await ColoringPage.findByPk(pageId);
    const owner = page && (await User.findByPk(page.userId, { attributes: ['tokenVersion'] }));
    return owner ? { page, tokenVersion: owner.tokenVersion } : undefined;
  }

  /** NOT_FOUND. */
  async setFavorite(userId: string, pageId: string, isFavorite: boolean): Promise<void> {
    const page = await this.get(userId, pageId);
    await page.update({ isFavorite });
  }

  /** Deletes a page for good; its colored copies stay and forget their original. NOT_FOUND. */
  async remove(userId: string, pageId: string): Promise<void> {
    await inTransaction(this.#sequelize, async () => {
      const removed = await ColoringPage.destroy({ where: { id: pageId, userId } });
      if (removed === 0) throw new ApiError('NOT_FOUND');
      await ColoringPage.update({ originalPageId: null }, { where: { originalPageId: pageId } });
    });
    this.#images.removeLater([pageId]);
  }
}

import { AREA_MAP_VERSION, type AreaColors } from '@lineleaf/press';
import { literal, type Sequelize } from 'sequelize';
import { z } from 'zod';
import { inTransaction } from '../../database/inTransaction.ts';
import { ApiError } from '../../http/ApiError.ts';
import { afterPosition, type KeysetPosition, NEWEST_FIRST } from '../../http/keysetCursor.ts';
import { ColoringPage, Generation } from '../../models/index.ts';
import type { PageImages } from './pageImages.ts';
import type { PictureRef } from './pictureKey.ts';

/** Which of a user's pages. */
export interface PageFilter {
  readonly userId: string;
  readonly favoritesOnly: boolean;
}

/** What a list shows of a page, without the cost of a model each. */
export type PageRow = Pick<
  ColoringPage,
  | 'id'
  | 'prompt'
  | 'title'
  | 'pictureId'
  | 'isFavorite'
  | 'isColored'
  | 'originalPageId'
  | 'width'
  | 'height'
  | 'colorability'
  | 'createdAt'
> & {
  /** Whether it is known how the page could be colored. */
  readonly hasPalette: boolean;
};

const PAGE_COLUMNS: (keyof ColoringPage & keyof PageRow)[] = [
  'id',
  'prompt',
  'title',
  'pictureId',
  'isFavorite',
  'isColored',
  'originalPageId',
  'width',
  'height',
  'colorability',
  'createdAt',
];

const storedPalette = z.object({
  version: z.literal(AREA_MAP_VERSION),
  colors: z.array(z.string().nullable()),
});

/** Rows without pictures are small: about 50 kB a batch. */
const BATCH_SIZE = 200;

/** A user's pages: found, marked, deleted. A page of another user does not exist here. */
export class PagesService {
  readonly #sequelize: Sequelize;
  readonly #images: PageImages;

  constructor(sequelize: Sequelize, images: PageImages) {
    this.#sequelize = sequelize;
    this.#images = images;
  }

  /** At most `count` pages after a position, newest first. */
  async list(filter: PageFilter, count: number, after?: KeysetPosition): Promise<PageRow[]> {
    const favorites = filter.favoritesOnly ? { isFavorite: true } : {};
    const rows = await ColoringPage.findAll({
      attributes: [...PAGE_COLUMNS, [literal('palette IS NOT NULL'), 'hasPalette']],
      where: { userId: filter.userId, ...favorites, ...afterPosition(after) },
      order: NEWEST_FIRST,
      limit: count,
      raw: true,
    });
    return rows.map(asPageRow);
  }

  /** All pages, newest first, read batch by batch; no connection is held in between. */
  async *listAll(filter: PageFilter): AsyncGenerator<PageRow> {
    let after: PageRow | undefined;
    for (;;) {
      const batch: PageRow[] = await this.list(filter, BATCH_SIZE, after);
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

  /** Pages in the order of their ids. NOT_FOUND if any is missing. */
  async getAll(userId: string, pageIds: readonly string[]): Promise<ColoringPage[]> {
    const found = await ColoringPage.findAll({ where: { id: [...pageIds], userId } });
    const byId = new Map(found.map((page) => [page.id, page]));
    return pageIds.map((id) => {
      const page = byId.get(id);
      if (!page) throw new ApiError('NOT_FOUND');
      return page;
    });
  }

  /** The PNG of a page that was found a while ago: of one that was saved over since, the new one. Undefined when it was deleted since. */
  async readPicture(page: PictureRef): Promise<Uint8Array | undefined> {
    const png = await this.#images.read(page);
    if (png) return png;
    const current = await ColoringPage.findByPk(page.id, { attributes: ['id', 'pictureId'] });
    return current ? this.#images.read(current) : undefined;
  }

  /** The colors of a page's areas. NOT_FOUND, also for a page whose colors nobody knows or of a map that is no more. */
  async getColors(pageId: string): Promise<AreaColors> {
    const page = await ColoringPage.findByPk(pageId, { attributes: ['palette'] });
    const palette = page?.palette ? storedPalette.safeParse(JSON.parse(page.palette)) : undefined;
    if (!palette?.success) throw new ApiError('NOT_FOUND');
    return palette.data.colors;
  }

  /** The page with its new title; null takes the old one away. NOT_FOUND. */
  async rename(userId: string, pageId: string, title: string | null): Promise<ColoringPage> {
    const page = await this.get(userId, pageId);
    return page.update({ title });
  }

  /** NOT_FOUND. */
  async setFavorite(userId: string, pageId: string, isFavorite: boolean): Promise<void> {
    const page = await this.get(userId, pageId);
    await page.update({ isFavorite });
  }

  /** Deletes a page and its description for good; colored copies stay and forget their original. NOT_FOUND. */
  async remove(userId: string, pageId: string): Promise<void> {
    await inTransaction(this.#sequelize, async () => {
      const removed = await ColoringPage.destroy({ where: { id: pageId, userId } });
      if (removed === 0) throw new ApiError('NOT_FOUND');
      await ColoringPage.update({ originalPageId: null }, { where: { originalPageId: pageId } });
      await Generation.update(
        { prompt: '', drawn: null, unknownWords: null, readings: null },
        { where: { pageId } },
      );
    });
    this.#images.removeLater([pageId]);
  }
}

/** SQLite gives raw rows with numbers for booleans and text for times. */
function asPageRow(row: PageRow): PageRow {
  return {
    ...row,
    isFavorite: Boolean(row.isFavorite),
    isColored: Boolean(row.isColored),
    hasPalette: Boolean(row.hasPalette),
    createdAt: new Date(row.createdAt),
  };
}

import { type CreationAttributes, Op, type Sequelize, UniqueConstraintError } from 'sequelize';
import type { Clock } from '../../clock.ts';
import type { Limits } from '../../config.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sha256 } from '../../hashing.ts';
import { ApiError } from '../../http/ApiError.ts';
import { ColoringPage, PageSave, User } from '../../models/index.ts';
import { checkColoredPage } from '../../pictures/index.ts';
import { newId } from '../../randomness.ts';
import { ignoreStorageFull } from '../../storageFull.ts';
import { waitUntil } from '../../waitUntil.ts';
import type { HeavyWork } from './HeavyWork.ts';
import type { PageImages } from './pageImages.ts';
import type { PagesService } from './pages.service.ts';
import { refuseFullGallery } from './refuseFullGallery.ts';

/** A colored copy as it was sent. */
export interface ColoredSave {
  readonly userId: string;
  readonly originalPageId: string;
  readonly imageBase64: string;
  readonly colorsUsed: number;
  readonly idempotencyKey: string | null;
}

export interface ColoredSaveParts {
  readonly sequelize: Sequelize;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly images: PageImages;
  readonly pages: PagesService;
  readonly heavyWork: HeavyWork;
}

const LEASE_MS = 2 * 60 * 1000;
/** Its key is free again. */
const FAILED = { status: 'failed', idempotencyKey: null } as const;

/** Saves colored copies: checked, written anew, announced before the picture is stored, and once for one key. */
export class ColoredSaveService {
  readonly #parts: ColoredSaveParts;
  /** Saves that failed without it being written down (a full disk). */
  readonly #owed = new Set<string>();

  constructor(parts: ColoredSaveParts) {
    this.#parts = parts;
  }

  /** The saved copy. NOT_FOUND, INVALID_IMAGE, IDEMPOTENCY_CONFLICT, PAGE_LIMIT_REACHED, RATE_LIMITED; nothing of a refused upload is kept. */
  async save(input: ColoredSave): Promise<ColoringPage> {
    const { pages, limits, heavyWork } = this.#parts;
    const requestHash = sha256(
      JSON.stringify([input.originalPageId, input.colorsUsed, sha256(input.imageBase64)]),
    );
    const known = await this.#findByKey(input);
    if (known && this.#owed.has(known.id)) await this.#end(known.id);
    else if (known) return this.#replay(known, requestHash);
    const original = await pages.get(input.userId, input.originalPageId);
    await refuseFullGallery(input.userId, limits);
    await heavyWork.spend('coloredSave', input.userId);
    const save = await this.#announce(input, requestHash);
    return 'id' in save ? this.#carryOut(save, input, original) : this.#replay(save.known, requestHash);
  }

  /** Ends saves that a crash left open: all of them, or those whose lease has run out. Their keys are free again. */
  async endAbandoned(which: 'all' | 'expired'): Promise<void> {
    for (const id of this.#owed) await this.#end(id);
    const expired = which === 'all' ? {} : { leaseExpiresAt: { [Op.lt]: this.#parts.clock.now() } };
    await PageSave.update(FAILED, { where: { status: 'open', ...expired } });
  }

  /** Frees a save's key; false when it had ended before. What cannot be written now is owed: it throws, and the next save under the same key or the next sweep does it. */
  async #end(id: string): Promise<boolean> {
    this.#owed.add(id);
    const [ended] = await PageSave.update(FAILED, { where: { id, status: 'open' } });
    this.#owed.delete(id);
    return ended === 1;
  }

  async #carryOut(save: PageSave, input: ColoredSave, original: ColoringPage): Promise<ColoringPage> {
    const { images } = this.#parts;
    try {
      const checked = await checkColoredPage(Buffer.from(input.imageBase64, 'base64'));
      if (!checked.ok) throw new ApiError('INVALID_IMAGE');
      const image = await images.store(save.pageId, checked.png);
      return await this.#commit(save, {
        id: save.pageId,
        userId: input.userId,
        prompt: original.prompt,
        isColored: true,
        originalPageId: original.id,
        colorsUsed: input.colorsUsed,
        colorability: original.colorability,
        ...image,
        createdAt: this.#parts.clock.now(),
      });
    } catch (error) {
      if (await this.#end(save.id).catch(ignoreStorageFull)) images.removeLater([save.pageId]);
      throw error;
    }
  }

  #commit(save: PageSave, row: CreationAttributes<ColoringPage>): Promise<ColoringPage> {
    return inTransaction(this.#parts.sequelize, async () => {
      const owner = await User.findByPk(save.userId, { attributes: ['id'], lock: true });
      const [closed] = await PageSave.update({ status: 'saved' }, { where: { id: save.id, status: 'open' } });
      if (!owner || closed !== 1) throw new ApiError('UNAVAILABLE', { retryAfterS: 1 });
      return ColoringPage.create(row);
    });
  }

  async #announce(input: ColoredSave, requestHash: string): Promise<PageSave | { known: PageSave }> {
    const now = this.#parts.clock.now();
    try {
      return await PageSave.create({
        id: newId(),
        userId: input.userId,
        idempotencyKey: input.idempotencyKey,
        requestHash,
        pageId: newId(),
        status: 'open',
        leaseExpiresAt: new Date(now.getTime() + LEASE_MS),
        createdAt: now,
      });
    } catch (error) {
      const known = error instanceof UniqueConstraintError ? await this.#findByKey(input) : null;
      if (known) return { known };
      throw error;
    }
  }

  async #findByKey({ userId, idempotencyKey }: ColoredSave): Promise<PageSave | null> {
    return idempotencyKey === null ? null : PageSave.findOne({ where: { userId, idempotencyKey } });
  }

  /** The outcome of the first request under the same key. */
  async #replay(known: PageSave, requestHash: string): Promise<ColoringPage> {
    if (known.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_CONFLICT');
    await waitUntil(async () => (await known.reload()).status !== 'open', LEASE_MS);
    if (known.status !== 'saved') throw new ApiError('UNAVAILABLE', { retryAfterS: 1 });
    return this.#parts.pages.get(known.userId, known.pageId);
  }
}

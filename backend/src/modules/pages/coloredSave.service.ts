import { Op, type Sequelize, UniqueConstraintError } from 'sequelize';
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
import type { PageImages, StoredImage } from './pageImages.ts';
import type { PagesService } from './pages.service.ts';
import { firstPicture, type PictureRef, pictureVersion } from './pictureKey.ts';
import { refuseFullGallery } from './refuseFullGallery.ts';

/** A colored picture as it was sent. */
interface Upload {
  readonly userId: string;
  readonly imageBase64: string;
  readonly colorsUsed: number;
  readonly idempotencyKey: string | null;
}

/** A picture that becomes a page of its own. */
export interface ColoredSave extends Upload {
  readonly originalPageId: string;
}

/** A picture that is saved over a copy. */
export interface CopyUpdate extends Upload {
  readonly pageId: string;
  readonly originalPageId: string | null;
  /** Which picture of the copy was colored on: `pictureVersion`. */
  readonly version: string;
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

/** What a save makes of a picture once it is stored. */
interface Plan {
  readonly picture: PictureRef;
  /** Gives the picture to its page, in the transaction that closes the save. */
  readonly commit: (image: StoredImage) => Promise<ColoringPage>;
  /** The picture that is no page's afterwards. */
  readonly replaces?: PictureRef;
}

/**
 * Saves colored copies: checked, rewritten, announced before the picture is stored, and once for one key. Each save has a
 * storage key of its own: what was there before is whole until the row names the new picture, and some minutes longer.
 */
export class ColoredSaveService {
  readonly #parts: ColoredSaveParts;
  /** Saves that failed without it being written down (a full disk). */
  readonly #owed = new Set<string>();

  constructor(parts: ColoredSaveParts) {
    this.#parts = parts;
  }

  /** The saved copy. NOT_FOUND, INVALID_IMAGE, IDEMPOTENCY_CONFLICT, PAGE_LIMIT_REACHED, RATE_LIMITED; nothing of a refused upload is kept. */
  save(input: ColoredSave): Promise<ColoringPage> {
    const { pages, limits, heavyWork } = this.#parts;
    return this.#once(input, [input.originalPageId], async () => {
      const original = await pages.get(input.userId, input.originalPageId);
      await refuseFullGallery(input.userId, limits);
      await heavyWork.spend('coloredSave', input.userId);
      const picture = firstPicture(newId());
      return { picture, commit: (image) => this.#create(picture, { input, original, image }) };
    });
  }

  /** The copy with its new picture. As `save`, and COPY_CHANGED when the copy has another picture by now, INVALID_REQUEST for another original. */
  update(input: CopyUpdate): Promise<ColoringPage> {
    const { pages, limits, heavyWork } = this.#parts;
    return this.#once(input, [input.originalPageId, input.pageId, input.version], async () => {
      const copy = await pages.get(input.userId, input.pageId);
      refuseOtherCopy(copy, input);
      await refuseFullGallery(input.userId, limits, copy.id);
      await heavyWork.spend('coloredSave', input.userId);
      const picture = { id: copy.id, pictureId: newId() };
      return { picture, commit: (image) => this.#replace(copy, { picture, input, image }), replaces: copy };
    });
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

  /** Carries a save out, or returns what the first request under the same key came to. */
  async #once(
    upload: Upload,
    claim: readonly (string | null)[],
    prepare: () => Promise<Plan>,
  ): Promise<ColoringPage> {
    const requestHash = sha256(JSON.stringify([...claim, upload.colorsUsed, sha256(upload.imageBase64)]));
    const known = await this.#findByKey(upload);
    if (known && this.#owed.has(known.id)) await this.#end(known.id);
    else if (known) return this.#replay(known, requestHash);
    const plan = await prepare();
    const save = await this.#announce(upload, requestHash, plan.picture);
    return 'id' in save ? this.#carryOut(save, upload, plan) : this.#replay(save.known, requestHash);
  }

  async #carryOut(save: PageSave, upload: Upload, plan: Plan): Promise<ColoringPage> {
    const { images } = this.#parts;
    try {
      const checked = await checkColoredPage(Buffer.from(upload.imageBase64, 'base64'));
      if (!checked.ok) throw new ApiError('INVALID_IMAGE');
      const image = await images.store(plan.picture, checked.png);
      const page = await this.#commit(save, () => plan.commit(image));
      if (plan.replaces) images.retire(plan.replaces);
      return page;
    } catch (error) {
      if (await this.#end(save.id).catch(ignoreStorageFull)) {
        if (plan.replaces) images.retire(plan.picture);
        else images.removeLater([save.pageId]);
      }
      throw error;
    }
  }

  #commit(save: PageSave, commit: () => Promise<ColoringPage>): Promise<ColoringPage> {
    return inTransaction(this.#parts.sequelize, async () => {
      const owner = await User.findByPk(save.userId, { attributes: ['id'], lock: true });
      const [closed] = await PageSave.update({ status: 'saved' }, { where: { id: save.id, status: 'open' } });
      if (!owner || closed !== 1) throw new ApiError('UNAVAILABLE', { retryAfterS: 1 });
      return commit();
    });
  }

  #create(
    { id }: PictureRef,
    { input, original, image }: { input: ColoredSave; original: ColoringPage; image: StoredImage },
  ): Promise<ColoringPage> {
    return ColoringPage.create({
      id,
      userId: input.userId,
      prompt: original.prompt,
      title: original.title,
      pictureId: null,
      isColored: true,
      originalPageId: original.id,
      colorsUsed: input.colorsUsed,
      colorability: original.colorability,
      ...image,
      createdAt: this.#parts.clock.now(),
    });
  }

  async #replace(
    copy: ColoringPage,
    { picture, input, image }: { picture: PictureRef; input: CopyUpdate; image: StoredImage },
  ): Promise<ColoringPage> {
    const { pages } = this.#parts;
    const [replaced] = await ColoringPage.update(
      { ...image, pictureId: picture.pictureId, colorsUsed: input.colorsUsed },
      { where: { id: copy.id, pictureId: copy.pictureId } },
    );
    const page = await pages.get(input.userId, copy.id);
    if (replaced !== 1) throw new ApiError('COPY_CHANGED');
    return page;
  }

  async #announce(
    upload: Upload,
    requestHash: string,
    { id, pictureId }: PictureRef,
  ): Promise<PageSave | { known: PageSave }> {
    const now = this.#parts.clock.now();
    try {
      return await PageSave.create({
        id: newId(),
        userId: upload.userId,
        idempotencyKey: upload.idempotencyKey,
        requestHash,
        pageId: id,
        pictureId,
        status: 'open',
        leaseExpiresAt: new Date(now.getTime() + LEASE_MS),
        createdAt: now,
      });
    } catch (error) {
      const known = error instanceof UniqueConstraintError ? await this.#findByKey(upload) : null;
      if (known) return { known };
      throw error;
    }
  }

  async #findByKey({ userId, idempotencyKey }: Upload): Promise<PageSave | null> {
    return idempotencyKey === null ? null : PageSave.findOne({ where: { userId, idempotencyKey } });
  }

  /** What the first request under the same key was answered with: the page as that one left it, whatever was saved over it since. */
  async #replay(known: PageSave, requestHash: string): Promise<ColoringPage> {
    if (known.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_CONFLICT');
    await waitUntil(async () => (await known.reload()).status !== 'open', LEASE_MS);
    if (known.status !== 'saved') throw new ApiError('UNAVAILABLE', { retryAfterS: 1 });
    const page = await this.#parts.pages.get(known.userId, known.pageId);
    return page.set({ pictureId: known.pictureId });
  }
}

/** NOT_FOUND for a page that is no copy, INVALID_REQUEST for a copy of another original, COPY_CHANGED when it was saved over. */
function refuseOtherCopy(copy: ColoringPage, { originalPageId, version }: CopyUpdate): void {
  if (!copy.isColored) throw new ApiError('NOT_FOUND');
  const isOfIt = copy.originalPageId === null || copy.originalPageId === originalPageId;
  if (!isOfIt) throw new ApiError('INVALID_REQUEST');
  if (pictureVersion(copy) !== version) throw new ApiError('COPY_CHANGED');
}

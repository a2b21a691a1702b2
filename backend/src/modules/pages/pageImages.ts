import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import type { AreaColors } from '@lineleaf/press';
import type { BackgroundTasks } from '../../background.ts';
import { sha256 } from '../../hashing.ts';
import { suggestColors, thumbnail } from '../../pictures/index.ts';
import type { Storage } from '../../providers/storage/Storage.ts';
import { ignoreStorageFull } from '../../storageFull.ts';
import { type ImageWidth, PICTURE_PREFIX, type PictureKind, pictureKey } from './pictureKey.ts';

/** What a page's row keeps of its stored picture. */
export interface StoredImage {
  readonly width: number;
  readonly height: number;
  readonly imageBytes: number;
  readonly imageSha256: string;
}

/** The pictures of pages in storage: the full one by page id, smaller ones made when first asked for. */
export class PageImages {
  readonly #storage: Storage;
  readonly #background: BackgroundTasks;
  readonly #isBackupRunning: () => boolean;
  readonly #making = new Map<string, Promise<Uint8Array | undefined>>();
  /** Pages whose pictures are to be deleted when the backup has ended; what a stop forgets is found by the orphan sweep. */
  readonly #waiting = new Set<string>();

  constructor(storage: Storage, background: BackgroundTasks, isBackupRunning: () => boolean) {
    this.#storage = storage;
    this.#background = background;
    this.#isBackupRunning = isBackupRunning;
  }

  /** Stores a page's PNG; it is durable when this resolves. */
  async store(pageId: string, png: Uint8Array): Promise<StoredImage> {
    await this.#storage.put(pictureKey(pageId), png, 'image/png');
    return { width: PAGE_WIDTH, height: PAGE_HEIGHT, imageBytes: png.byteLength, imageSha256: sha256(png) };
  }

  /** The PNG of a page, or undefined when there is none (any more). */
  read(pageId: string): Promise<Uint8Array | undefined> {
    return this.#storage.get(pictureKey(pageId));
  }

  /** A smaller PNG of a page; `permit` is asked before one is made that is not stored yet, and refuses by throwing. */
  readSmall(pageId: string, width: ImageWidth, permit: () => Promise<void>): Promise<Uint8Array | undefined> {
    return this.#readMade({ pageId, kind: width, make: (full) => thumbnail(full, width) }, permit);
  }

  /** One way to color a page, as `readSmall` reads a smaller one. */
  readSuggestion(
    pageId: string,
    colors: AreaColors,
    permit: () => Promise<void>,
  ): Promise<Uint8Array | undefined> {
    return this.#readMade(
      { pageId, kind: 'suggestion', make: (full) => suggestColors(full, colors) },
      permit,
    );
  }

  /** Deletes the pictures of pages whose rows are gone, after the answer. What is missed is found by the orphan sweep. */
  removeLater(pageIds: readonly string[]): void {
    this.#background.run('remove images', () => this.remove(pageIds));
  }

  /**
   * Deletes the pictures of pages whose rows are gone, or keeps them until the backup under way has ended. The rows went
   * before the look at the backup: one that begins after it has none of them, and misses no picture.
   */
  async remove(pageIds: readonly string[]): Promise<void> {
    if (pageIds.length > 0 && this.#isBackupRunning()) {
      for (const pageId of pageIds) this.#waiting.add(pageId);
      return;
    }
    for (const pageId of pageIds) {
      for await (const key of this.#storage.list(`${PICTURE_PREFIX}${pageId}/`))
        await this.#storage.delete(key);
    }
  }

  /** Deletes what waited for the end of a backup, if it has ended; answers how many pages' pictures. */
  async removeWaiting(): Promise<number> {
    if (this.#waiting.size === 0 || this.#isBackupRunning()) return 0;
    const pageIds = [...this.#waiting];
    this.#waiting.clear();
    await this.remove(pageIds);
    return pageIds.length;
  }

  /** The page ids for which something is stored, in batches, each id at least once. */
  async *storedPageIds(batchSize: number): AsyncGenerator<string[]> {
    let batch = new Set<string>();
    for await (const key of this.#storage.list(PICTURE_PREFIX)) {
      const pageId = key.slice(PICTURE_PREFIX.length).split('/')[0];
      if (pageId) batch.add(pageId);
      if (batch.size === batchSize) {
        yield [...batch];
        batch = new Set();
      }
    }
    if (batch.size > 0) yield [...batch];
  }

  async #readMade(picture: MadePicture, permit: () => Promise<void>): Promise<Uint8Array | undefined> {
    const key = pictureKey(picture.pageId, picture.kind);
    const stored = await this.#storage.get(key);
    if (stored) return stored;
    const making = this.#making.get(key) ?? permit().then(() => this.#make(picture, key));
    this.#making.set(key, making);
    return making.finally(() => this.#making.delete(key));
  }

  async #make({ pageId, make }: MadePicture, key: string): Promise<Uint8Array | undefined> {
    const full = await this.#storage.get(pictureKey(pageId));
    if (!full) return undefined;
    const made = await make(full);
    // It can be made again: a reader gets it also where there is no room to keep it.
    await this.#storage.put(key, made, 'image/png').catch(ignoreStorageFull);
    return made;
  }
}

/** A picture that is made of a page's full one. */
interface MadePicture {
  readonly pageId: string;
  readonly kind: PictureKind;
  readonly make: (full: Uint8Array) => Promise<Uint8Array>;
}

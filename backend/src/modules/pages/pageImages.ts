import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import type { AreaColors } from '@lineleaf/press';
import type { BackgroundTasks } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import { sha256 } from '../../hashing.ts';
import { pictureType, suggestColors, thumbnail } from '../../pictures/index.ts';
import type { Storage } from '../../providers/storage/Storage.ts';
import { ignoreStorageFull } from '../../storageFull.ts';
import {
  type ImageWidth,
  PICTURE_PREFIX,
  type PictureKind,
  type PictureRef,
  pictureKey,
  pictureOfKey,
} from './pictureKey.ts';

/** What a page's row keeps of its stored picture. */
export interface StoredImage {
  readonly width: number;
  readonly height: number;
  readonly imageBytes: number;
  readonly imageSha256: string;
}

export interface PageImagesParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly background: BackgroundTasks;
  readonly isBackupRunning: () => boolean;
}

/** How long a picture is kept that was saved over: an answer under way may still read it, and a power cut may bring its row back. */
const RETIRED_MS = 10 * 60 * 1000;

/** The pictures of pages in storage: the full one, smaller ones made when first asked for. */
export class PageImages {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #background: BackgroundTasks;
  readonly #isBackupRunning: () => boolean;
  readonly #making = new Map<string, Promise<Uint8Array | undefined>>();
  /** Pages whose pictures are to be deleted when the backup has ended; what a stop forgets is found by the orphan sweep. */
  readonly #waiting = new Set<string>();
  /** Pictures that were saved over, by their key, and when they are to be deleted. */
  readonly #retired = new Map<string, { picture: PictureRef; dueAtMs: number }>();

  constructor(parts: PageImagesParts) {
    this.#storage = parts.storage;
    this.#clock = parts.clock;
    this.#background = parts.background;
    this.#isBackupRunning = parts.isBackupRunning;
  }

  /** Stores a page's PNG; it is durable when this resolves. */
  async store(picture: PictureRef, png: Uint8Array): Promise<StoredImage> {
    await this.#storage.put(pictureKey(picture), png, 'image/png');
    return { width: PAGE_WIDTH, height: PAGE_HEIGHT, imageBytes: png.byteLength, imageSha256: sha256(png) };
  }

  /** The PNG of a page, or undefined when there is none (any more). */
  read(picture: PictureRef): Promise<Uint8Array | undefined> {
    return this.#storage.get(pictureKey(picture));
  }

  /** A smaller picture of a page, PNG or WebP; `permit` is asked before one is made that is not stored yet, and refuses by throwing. */
  readSmall(
    picture: PictureRef,
    width: ImageWidth,
    permit: () => Promise<void>,
  ): Promise<Uint8Array | undefined> {
    return this.#readMade({ picture, kind: width, make: (full) => thumbnail(full, width) }, permit);
  }

  /** One way to color a page, as `readSmall` reads a smaller one. */
  readSuggestion(
    picture: PictureRef,
    colors: AreaColors,
    permit: () => Promise<void>,
  ): Promise<Uint8Array | undefined> {
    return this.#readMade(
      { picture, kind: 'suggestion', make: (full) => suggestColors(full, colors) },
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
    for (const pageId of pageIds) await this.#delete(pageId);
  }

  /** Deletes a picture that is no page's any more, some minutes from now. What a stop forgets is found by the orphan sweep. */
  retire(picture: PictureRef): void {
    const dueAtMs = this.#clock.now().getTime() + RETIRED_MS;
    this.#retired.set(pictureKey(picture), { picture, dueAtMs });
  }

  /** Deletes what waited for its time or for the end of a backup, unless one runs; returns how many pages and pictures. */
  async removeWaiting(): Promise<number> {
    if (this.#waiting.size + this.#retired.size === 0 || this.#isBackupRunning()) return 0;
    const pageIds = [...this.#waiting];
    this.#waiting.clear();
    await this.remove(pageIds);
    const nowMs = this.#clock.now().getTime();
    const due = [...this.#retired].filter(([, { dueAtMs }]) => dueAtMs <= nowMs);
    for (const [key, { picture }] of due) {
      await this.#delete(picture.id, picture);
      this.#retired.delete(key);
    }
    return pageIds.length + due.length;
  }

  /** The pictures of which something is stored, in batches, each at least once. */
  async *storedPictures(batchSize: number): AsyncGenerator<PictureRef[]> {
    let batch = new Map<string, PictureRef>();
    for await (const key of this.#storage.list(PICTURE_PREFIX)) {
      const picture = pictureOfKey(key);
      batch.set(pictureKey(picture), picture);
      if (batch.size === batchSize) {
        yield [...batch.values()];
        batch = new Map();
      }
    }
    if (batch.size > 0) yield [...batch.values()];
  }

  /** All that is stored of a page, or of one of its pictures. */
  async #delete(pageId: string, picture?: PictureRef): Promise<void> {
    for await (const key of this.#storage.list(`${PICTURE_PREFIX}${pageId}/`)) {
      if (picture === undefined || pictureOfKey(key).pictureId === picture.pictureId)
        await this.#storage.delete(key);
    }
  }

  async #readMade(made: MadePicture, permit: () => Promise<void>): Promise<Uint8Array | undefined> {
    const key = pictureKey(made.picture, made.kind);
    const stored = await this.#storage.get(key);
    if (stored) return stored;
    const making = this.#making.get(key) ?? permit().then(() => this.#make(made, key));
    this.#making.set(key, making);
    return making.finally(() => this.#making.delete(key));
  }

  async #make({ picture, make }: MadePicture, key: string): Promise<Uint8Array | undefined> {
    const full = await this.read(picture);
    if (!full) return undefined;
    const made = await make(full);
    // It can be made again: a reader gets it also where there is no room to keep it.
    await this.#storage.put(key, made, pictureType(made)).catch(ignoreStorageFull);
    return made;
  }
}

/** A picture that is made of a page's full one. */
interface MadePicture {
  readonly picture: PictureRef;
  readonly kind: PictureKind;
  readonly make: (full: Uint8Array) => Promise<Uint8Array>;
}

import { type IMAGE_WIDTHS, PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';
import type { BackgroundTasks } from '../../background.ts';
import { sha256 } from '../../hashing.ts';
import { thumbnail } from '../../pictures/index.ts';
import type { Storage } from '../../providers/storage/Storage.ts';
import { ignoreStorageFull } from '../../storageFull.ts';

/** A width in which a picture is served, in pixels; without one, the full page. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** What a page's row keeps of its stored picture. */
export interface StoredImage {
  readonly width: number;
  readonly height: number;
  readonly imageBytes: number;
  readonly imageSha256: string;
}

const PREFIX = 'pages/';

/** The pictures of pages in storage: the full one by page id, smaller ones made when first asked for. */
export class PageImages {
  readonly #storage: Storage;
  readonly #background: BackgroundTasks;
  readonly #shrinking = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(storage: Storage, background: BackgroundTasks) {
    this.#storage = storage;
    this.#background = background;
  }

  /** Stores a page's PNG; it is durable when this resolves. */
  async store(pageId: string, png: Uint8Array): Promise<StoredImage> {
    await this.#storage.put(keyOf(pageId), png, 'image/png');
    return { width: PAGE_WIDTH, height: PAGE_HEIGHT, imageBytes: png.byteLength, imageSha256: sha256(png) };
  }

  /** The PNG of a page, or undefined when there is none (any more). */
  read(pageId: string, width?: ImageWidth): Promise<Uint8Array | undefined> {
    return width === undefined ? this.#storage.get(keyOf(pageId)) : this.#readSmall(pageId, width);
  }

  /** Deletes the pictures of pages whose rows are gone, after the answer. What is missed is found by the orphan sweep. */
  removeLater(pageIds: readonly string[]): void {
    this.#background.run('remove images', () => this.remove(pageIds));
  }

  async remove(pageIds: readonly string[]): Promise<void> {
    for (const pageId of pageIds) {
      for await (const key of this.#storage.list(`${PREFIX}${pageId}/`)) await this.#storage.delete(key);
    }
  }

  /** The page ids for which something is stored, in batches, each id at least once. */
  async *storedPageIds(batchSize: number): AsyncGenerator<string[]> {
    let batch = new Set<string>();
    for await (const key of this.#storage.list(PREFIX)) {
      const pageId = key.slice(PREFIX.length).split('/')[0];
      if (pageId) batch.add(pageId);
      if (batch.size === batchSize) {
        yield [...batch];
        batch = new Set();
      }
    }
    if (batch.size > 0) yield [...batch];
  }

  async #readSmall(pageId: string, width: ImageWidth): Promise<Uint8Array | undefined> {
    const key = keyOf(pageId, width);
    const stored = await this.#storage.get(key);
    if (stored) return stored;
    const making = this.#shrinking.get(key) ?? this.#makeSmall(pageId, width, key);
    this.#shrinking.set(key, making);
    return making.finally(() => this.#shrinking.delete(key));
  }

  async #makeSmall(pageId: string, width: ImageWidth, key: string): Promise<Uint8Array | undefined> {
    const full = await this.#storage.get(keyOf(pageId));
    if (!full) return undefined;
    const small = await thumbnail(full, width);
    // It can be made again: a reader gets it also where there is no room to keep it.
    await this.#storage.put(key, small, 'image/png').catch(ignoreStorageFull);
    return small;
  }
}

function keyOf(pageId: string, width?: ImageWidth): string {
  return `${PREFIX}${pageId}/${width ?? 'full'}.png`;
}

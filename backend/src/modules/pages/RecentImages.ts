/** Bytes that are kept at most. */
const CAPACITY_BYTES = 32 * 1024 * 1024;
/** A larger picture would push too many others out. */
const LARGEST_BYTES = 1024 * 1024;

/**
 * The pictures that were served last, in memory: a gallery asks for the same small ones again and again. They are known by
 * the hash of their content, so that what is here can never be out of date.
 */
export class RecentImages {
  readonly #images = new Map<string, Uint8Array>();
  #bytes = 0;

  /** The picture of this content, from memory or by `load`; undefined when there is none. */
  async get(tag: string, load: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
    const known = this.#images.get(tag);
    if (known) {
      // A map keeps the order of insertion: the least recently served comes first.
      this.#images.delete(tag);
      this.#images.set(tag, known);
      return known;
    }
    const image = await load();
    if (image && image.byteLength <= LARGEST_BYTES && !this.#images.has(tag)) this.#keep(tag, image);
    return image;
  }

  #keep(tag: string, image: Uint8Array): void {
    this.#images.set(tag, image);
    this.#bytes += image.byteLength;
    for (const [oldest, { byteLength }] of this.#images) {
      if (this.#bytes <= CAPACITY_BYTES) return;
      this.#images.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}

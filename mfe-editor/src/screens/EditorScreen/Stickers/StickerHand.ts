/** A sticker that lies over the page and is not part of it yet. */
interface FloatingWork {
  /** Makes it a part of the page; false if that failed, which was told. */
  place: () => Promise<boolean>;
  /** Takes it away. */
  remove: () => void;
}

/** Takes hold of the sticker that lies over the page, if there is one: all ways out of the editor ask here. */
export class StickerHand {
  #held: FloatingWork | null = null;
  readonly #listeners = new Set<() => void>();

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isFloating = (): boolean => this.#held !== null;

  hold(held: FloatingWork | null): void {
    const wasFloating = this.isFloating();
    this.#held = held;
    if (this.isFloating() === wasFloating) return;
    for (const listener of this.#listeners) listener();
  }

  /** False if there is a sticker that could not become part of the page. */
  async place(): Promise<boolean> {
    return (await this.#held?.place()) ?? true;
  }

  remove(): void {
    this.#held?.remove();
  }
}

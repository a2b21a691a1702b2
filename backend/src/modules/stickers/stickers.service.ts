import { STICKER_CATEGORIES, type StickerList } from '@lineleaf/api-client/contract';
import { listStickers, type Sticker, stickersSource } from '@lineleaf/illustrator';
import { Piscina } from 'piscina';
import { sha256 } from '../../hashing.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { Language } from '../../i18n/language.ts';
import { loadIllustratorArt } from '../../pictures/index.ts';
import type { RateLimiter } from '../../providers/rate-limit/RateLimiter.ts';
import { workerEntry } from '../../workerEntry.ts';
import { RecentImages } from '../pages/RecentImages.ts';

/** Drawings that one address may cause an hour: all of them, and some more after a restart. */
const DRAWINGS = { name: 'sticker', limit: 600, windowMs: 60 * 60 * 1000 };
const IDLE_MS = 10_000;

/** What can be put on a page: known by the illustrator, drawn when it is first asked for. */
export class StickersService {
  readonly #rateLimiter: RateLimiter;
  readonly #recent = new RecentImages();
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  #known: { readonly stickers: readonly Sticker[]; readonly version: string } | undefined;
  #pool: Piscina | undefined;

  constructor(rateLimiter: RateLimiter) {
    this.#rateLimiter = rateLimiter;
  }

  /** By category, within one by name. */
  list(language: Language): StickerList {
    const { stickers, version } = this.#know();
    const { compare } = new Intl.Collator(language);
    const groups = STICKER_CATEGORIES.map((category) => ({
      category,
      stickers: stickers
        .filter(({ group }) => group === category)
        .map(({ key, names }) => ({ key, name: capitalize(names[language], language) }))
        .sort((one, other) => compare(one.name, other.name)),
    }));
    return { version, groups };
  }

  /** Of the art that all pictures are drawn from; names are no part of it. */
  get version(): string {
    return this.#know().version;
  }

  /** The picture of a sticker as gzipped SVG. NOT_FOUND; RATE_LIMITED where it would have to be drawn. */
  async picture(key: string, address: string): Promise<Uint8Array> {
    if (!this.#know().stickers.some((sticker) => sticker.key === key)) throw new ApiError('NOT_FOUND');
    const picture = await this.#recent.get(key, () => this.#underWay.get(key) ?? this.#drawFor(key, address));
    if (!picture) throw new ApiError('NOT_FOUND');
    return picture;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = undefined;
  }

  async #drawFor(key: string, address: string): Promise<Uint8Array> {
    const { isAllowed, retryAfterS } = await this.#rateLimiter.hit(DRAWINGS, address);
    if (!isAllowed) throw new ApiError('RATE_LIMITED', { retryAfterS });
    const drawing = this.#underWay.get(key) ?? this.#draw(key);
    this.#underWay.set(key, drawing);
    try {
      return await drawing;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #draw(key: string): Promise<Uint8Array> {
    this.#pool ??= new Piscina({
      ...workerEntry(import.meta.url, 'stickers.worker'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    return this.#pool.run(key);
  }

  #know() {
    loadIllustratorArt();
    this.#known ??= know();
    return this.#known;
  }
}

function know() {
  const stickers = listStickers();
  const version = sha256(stickersSource(stickers)).slice(0, 12);
  return { stickers, version };
}

function capitalize(name: string, language: Language): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

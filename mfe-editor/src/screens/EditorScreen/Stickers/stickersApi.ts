import { fetchFile, injectEndpoints, requestOf } from '@lineleaf/api-client';
import { getSticker, listStickers, type StickerList } from '@lineleaf/api-client/contract';

export const { useListStickersQuery } = injectEndpoints('mfe-editor', (build) => ({
  listStickers: build.query<StickerList, string>({
    query: (language) => requestOf(listStickers, { query: { language } }),
  }),
}));

/** One thing to put on a page. */
export type Sticker = StickerList['groups'][number]['stickers'][number];

const PICTURE_TYPE = 'image/svg+xml';

interface Wanted {
  readonly url: Promise<string>;
  /** Until the picture is here. */
  fetching: AbortController | undefined;
  /** How many have asked for it and not given it up. */
  wishes: number;
}

/** The pictures of stickers, each fetched once, when it is first asked for. */
export class StickerPictures {
  readonly #wanted = new Map<string, Wanted>();

  /**
   * An address of the picture within this window. Rejects where there is none; asked for again, it is tried again. A picture
   * still under way that all have given up by their signals is not fetched: others would wait for it.
   */
  urlOf(key: string, version: string, signal?: AbortSignal): Promise<string> {
    const wanted = this.#wanted.get(key) ?? this.#want(key, version);
    wanted.wishes += 1;
    signal?.addEventListener('abort', () => {
      wanted.wishes -= 1;
      if (wanted.wishes > 0 || !wanted.fetching) return;
      this.#drop(key, wanted);
      wanted.fetching.abort();
    });
    return wanted.url;
  }

  #want(key: string, version: string): Wanted {
    const fetching = new AbortController();
    const wanted: Wanted = { url: fetchPicture(key, version, fetching.signal), fetching, wishes: 0 };
    this.#wanted.set(key, wanted);
    wanted.url.then(
      () => {
        wanted.fetching = undefined;
      },
      () => {
        wanted.fetching = undefined;
        this.#drop(key, wanted);
      },
    );
    return wanted;
  }

  /** Lets a picture go that turned out to be none. */
  forget(key: string): void {
    const wanted = this.#wanted.get(key);
    if (!wanted || wanted.fetching) return;
    wanted.url.then(URL.revokeObjectURL, () => undefined);
    this.#drop(key, wanted);
  }

  /** What is wanted again stays. */
  #drop(key: string, wanted: Wanted): void {
    if (this.#wanted.get(key) === wanted) this.#wanted.delete(key);
  }

  /** Lets all pictures go. */
  close(): void {
    for (const { url } of this.#wanted.values()) url.then(URL.revokeObjectURL, () => undefined);
    this.#wanted.clear();
  }
}

async function fetchPicture(key: string, version: string, signal: AbortSignal): Promise<string> {
  const request = requestOf(getSticker, { params: { key }, query: { v: version } });
  const { file, error } = await fetchFile(request, signal);
  if (!file) throw error;
  // Some networks answer with a page of their own.
  if (!file.type.startsWith(PICTURE_TYPE)) throw new Error(`a sticker came as ${file.type}`);
  return URL.createObjectURL(file);
}

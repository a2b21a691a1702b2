import { fetchFile, injectEndpoints, requestOf } from '@lineleaf/api-client';
import { getSticker, listStickers, type StickerList } from '@lineleaf/api-client/contract';

export const { useListStickersQuery } = injectEndpoints('mfe-editor', (build) => ({
  listStickers: build.query<StickerList, string>({
    query: (language) => requestOf(listStickers, { query: { language } }),
  }),
}));

/** One thing to put on a page. */
export type Sticker = StickerList['groups'][number]['stickers'][number];

/** The pictures of stickers, each fetched once, when it is first asked for. */
export class StickerPictures {
  readonly #urls = new Map<string, Promise<string>>();

  /** An address of the picture within this window. Rejects with an `ApiError`; asked for again, it is tried again. */
  urlOf(key: string, version: string): Promise<string> {
    const known = this.#urls.get(key);
    if (known !== undefined) return known;
    const url = fetchPicture(key, version);
    this.#urls.set(key, url);
    url.catch(() => this.#urls.delete(key));
    return url;
  }

  /** Lets all pictures go. */
  close(): void {
    for (const url of this.#urls.values()) url.then(URL.revokeObjectURL, () => undefined);
    this.#urls.clear();
  }
}

async function fetchPicture(key: string, version: string): Promise<string> {
  const { file, error } = await fetchFile(requestOf(getSticker, { params: { key }, query: { v: version } }));
  if (file) return URL.createObjectURL(file);
  throw error;
}

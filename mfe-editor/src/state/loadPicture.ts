import type { ColoringPage } from '@lineleaf/api-client/contract';

/** The files that a page opens with; `lines` is null if a colored copy's original is gone. */
export interface PictureFiles {
  lines: Uint8Array<ArrayBuffer> | null;
  colored: Uint8Array<ArrayBuffer> | null;
}

/** A picture could not be fetched. `isAged`: its signed URL is no longer good, the row must be fetched again. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(readonly isAged: boolean) {
    super(isAged ? 'The picture has a new address' : 'The picture could not be loaded');
  }
}

/** Fetches the files of a page as bytes; a colored copy brings its original's lines. Rejects with a PictureError. */
export async function loadPicture(page: ColoringPage, pages: readonly ColoringPage[]): Promise<PictureFiles> {
  if (!page.is_colored) return { lines: await fetchBytes(page.image_url), colored: null };
  const original = pages.find(({ id }) => id === page.original_page_id);
  const [lines, colored] = await Promise.all([
    original ? fetchBytes(original.image_url) : null,
    fetchBytes(page.image_url),
  ]);
  return { lines, colored };
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  let response: Response;
  try {
    response = await fetch(new URL(url, location.origin));
  } catch {
    throw new PictureError(false);
  }
  if (!response.ok) throw new PictureError(response.status < 500);
  return new Uint8Array(await response.arrayBuffer());
}

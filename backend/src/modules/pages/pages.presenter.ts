import type { ColoringPage as PageView } from '@lineleaf/api-client/contract';
import type { ColoringPage, User } from '../../models/index.ts';
import type { ImageUrls } from './imageUrls.ts';

/** Picks a page's fields for its owner; `image` (PNG bytes) only where the caller asked for it. */
export function presentPage(
  page: ColoringPage,
  owner: Pick<User, 'tokenVersion'>,
  urls: ImageUrls,
  image?: Uint8Array,
): PageView {
  const claim = { pageId: page.id, tokenVersion: owner.tokenVersion };
  return {
    id: page.id,
    prompt: page.prompt,
    image_base64: image && Buffer.from(image.buffer, image.byteOffset, image.byteLength).toString('base64'),
    is_favorite: page.isFavorite,
    is_colored: page.isColored,
    image_url: urls.sign(claim),
    thumbnail_url: urls.sign({ ...claim, width: 320 }),
    original_page_id: page.originalPageId,
    created_at: page.createdAt.toISOString(),
    width: page.width,
    height: page.height,
  };
}

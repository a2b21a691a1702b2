import type { ColoringPage as PageView } from '@lineleaf/api-client/contract';
import { z } from 'zod';
import type { User } from '../../models/index.ts';
import type { ImageUrls } from './imageUrls.ts';
import type { PageRow } from './pages.service.ts';
import { pictureVersion } from './pictureKey.ts';

/** Picks a page's fields for its owner; `image` (PNG bytes) only where the caller asked for it. */
export function presentPage(
  page: PageRow,
  owner: Pick<User, 'tokenVersion'>,
  urls: ImageUrls,
  image?: Uint8Array,
): PageView {
  const claim = { page, tokenVersion: owner.tokenVersion };
  return {
    id: page.id,
    prompt: page.prompt,
    title: page.title,
    version: pictureVersion(page),
    image_base64: image && Buffer.from(image.buffer, image.byteOffset, image.byteLength).toString('base64'),
    is_favorite: page.isFavorite,
    is_colored: page.isColored,
    image_url: urls.sign(claim),
    thumbnail_url: urls.sign({ ...claim, kind: 320 }),
    preview_url: urls.sign({ ...claim, kind: 640 }),
    suggestion_url: page.hasPalette ? urls.sign({ ...claim, kind: 'suggestion' }) : undefined,
    original_page_id: page.originalPageId,
    created_at: page.createdAt.toISOString(),
    width: page.width,
    height: page.height,
    has_leaks: hasLeaks(page),
  };
}

const measure = z.object({ leaks: z.number() });

/** A colored copy is measured by its original's lines; a page from before there was a measure by nothing. */
function hasLeaks({ colorability }: PageRow): boolean | undefined {
  return colorability === null ? undefined : measure.parse(JSON.parse(colorability)).leaks > 0;
}

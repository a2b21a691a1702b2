import type { IMAGE_WIDTHS } from '@lineleaf/api-client/contract';

/** A width in which a picture is served, in pixels; without one, the full page. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** What the keys of all pages' pictures begin with. */
export const PICTURE_PREFIX = 'pages/';

/** Key of a page's picture in storage. */
export function pictureKey(pageId: string, width?: ImageWidth): string {
  return `${PICTURE_PREFIX}${pageId}/${width ?? 'full'}.png`;
}

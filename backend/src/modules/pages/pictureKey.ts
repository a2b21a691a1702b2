import type { IMAGE_WIDTHS } from '@lineleaf/api-client/contract';

/** A width in which a picture is served, in pixels; without one, the full page. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** A picture of a page beside the full one. */
export type PictureKind = ImageWidth | 'suggestion';

/** What the keys of all pages' pictures begin with. */
export const PICTURE_PREFIX = 'pages/';

/** Key of a page's picture in storage. */
export function pictureKey(pageId: string, kind?: PictureKind): string {
  return `${PICTURE_PREFIX}${pageId}/${kind ?? 'full'}.png`;
}

import type { IMAGE_WIDTHS } from '@lineleaf/api-client/contract';
import { sha256 } from '../../hashing.ts';

/** A width in which a picture is served, in pixels; without one, the full page. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** A picture of a page beside the full one. */
export type PictureKind = ImageWidth | 'suggestion';

/** What the keys of all pages' pictures begin with. */
export const PICTURE_PREFIX = 'pages/';

/** Hex digits: two saves of one page do not meet. */
const VERSION_LENGTH = 12;

/** Raised when pictures beside the full one are made in another way: all are then made again, each when it is asked for. */
const MADE = 2;

/** Which stored picture is a page's: its first, or one that was saved over it. */
export interface PictureRef {
  /** The page's. */
  readonly id: string;
  /** Null for the first. */
  readonly pictureId: string | null;
}

/** The picture that a page was made with. */
export function firstPicture(pageId: string): PictureRef {
  return { id: pageId, pictureId: null };
}

/** Key of a page's picture in storage. Beside the full one they are PNG or WebP, which their bytes say. */
export function pictureKey({ id, pictureId }: PictureRef, kind?: PictureKind): string {
  const picture = pictureId === null ? '' : `${pictureId}.`;
  return `${PICTURE_PREFIX}${id}/${picture}${kind === undefined ? 'full.png' : `${kind}.${MADE}`}`;
}

/** Which picture lies under a key of `pictureKey`. */
export function pictureOfKey(key: string): PictureRef {
  const [id = '', name = ''] = key.slice(PICTURE_PREFIX.length).split('/');
  return { id, pictureId: UUID_NAME.exec(name)?.[1] ?? null };
}

const UUID_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./;

/** What a client knows a page's picture by: another version after each save. */
export function pictureVersion({ id, pictureId }: PictureRef): string {
  return sha256(pictureId ?? id).slice(0, VERSION_LENGTH);
}

/** What a picture is known by, whoever keeps it: another one for other bytes. */
export function pictureTag(imageSha256: string, kind?: PictureKind): string {
  return kind === undefined ? imageSha256 : `${imageSha256}-${kind}.${MADE}`;
}

import { z } from 'zod';

/** Identifier of a row: UUID in lower case. */
export const uuid = z.uuid();
/** A moment in UTC, ISO 8601 with milliseconds. */
export const timestamp = z.iso.datetime();
/** What an administrator may set a balance to: from 0 to 1,000,000. */
export const creditAmount = z.int().min(0).max(1_000_000);
/** A balance as it is. It has no upper bound: what was paid for is granted, whatever was there before. */
export const creditBalance = z.int().min(0);
/** Path parameters of calls on one row. */
export const idParams = z.object({ id: uuid });
/** PNG bytes in base64 without the `data:` prefix. */
export const pngBase64 = z.base64();
/** What a client may send as e-mail address; it is stored normalised (NFKC, lower case). */
export const email = z.string().trim().max(254).pipe(z.email());
/** Longest accepted prompt in characters. */
export const PROMPT_MAX_LENGTH = 500;
/** Width and height of a page in pixels: 8.5 x 11 inches at 150 dpi. */
export const PAGE_WIDTH = 1275;
export const PAGE_HEIGHT = 1650;
/** Empty query or body. */
export const message = z.object({ message: z.string() });

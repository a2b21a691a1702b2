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
/** An `Idempotency-Key`: 1 to 200 printable ASCII characters. The same key has the same work done once. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .meta({ description: 'The same key has the same work done once.' });
/** An `If-Match` of one strong tag: a version in its quotes. */
export const ifMatch = z
  .string()
  .regex(/^"[\x21\x23-\x7e]{1,100}"$/)
  .meta({ description: 'The version that was colored on, in quotes. Without it the call is refused.' });
/** PNG bytes in base64 without the `data:` prefix. */
export const pngBase64 = z.base64();
/** What a client may send as an email address; it is stored normalized (NFKC, lower case). */
export const email = z.string().trim().max(254).pipe(z.email());
/** The answer of a call that has nothing else to tell. */
export const message = z.object({ message: z.string() });

/** A name that people give, of 1 to `maxLength` characters: what can be seen and read in one direction. One with control or direction signs, or with nothing to see, is refused. */
export const printableText = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => !UNPRINTABLE.test(text) && VISIBLE.test(text), { error: 'not printable' });

/** Control, direction and zero-width signs. The joiners of emoji and of Persian words stay. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/u;
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;

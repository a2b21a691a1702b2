import { z } from 'zod';
import * as contract from '../contract/stickers.ts';
import { endpoint } from './endpoint.ts';

/** What can be put on a page. `version` is for the addresses of the pictures: it changes with the art. */
export const stickerList = z.object({
  version: z.string(),
  groups: z.array(
    z.object({
      category: z.enum(contract.STICKER_CATEGORIES),
      stickers: z.array(z.object({ key: z.string(), name: z.string() })),
    }),
  ),
});
export type StickerList = z.infer<typeof stickerList>;

/** Without `language`, in that of `Accept-Language`. */
export const listStickers = endpoint(contract.listStickers, {
  access: 'public',
  summary: 'What can be put on a page as a sticker, by category and name',
  query: z.object({ language: z.enum(contract.STICKER_LANGUAGES).optional() }),
  response: stickerList,
});

/** Answers a picture, not JSON: the thing alone, white within its outline and transparent around it. */
export const getSticker = endpoint(contract.getSticker, {
  access: 'public',
  summary: 'The picture of a sticker (SVG)',
  params: z.object({ key: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  query: z.object({
    /** The list's `version`: with it the picture is cached for good. */
    v: z.string().max(20).optional(),
  }),
  response: z.never(),
  errors: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
});

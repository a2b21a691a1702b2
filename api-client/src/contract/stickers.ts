import { call } from './call.ts';

/** What stickers are grouped by, in the order in which they are shown. */
export const STICKER_CATEGORIES = [
  'animals',
  'fliers',
  'swimmers',
  'plants',
  'food',
  'things',
  'vehicles',
  'places',
  'sky',
] as const;
export type StickerCategory = (typeof STICKER_CATEGORIES)[number];

/** Languages in which stickers have names. */
export const STICKER_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

export const listStickers = call('listStickers', 'GET', '/api/stickers');
export const getSticker = call('getSticker', 'GET', '/api/stickers/:key');

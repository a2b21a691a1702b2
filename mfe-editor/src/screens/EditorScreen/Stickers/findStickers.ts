import type { Sticker } from './stickersApi.ts';

/** Those whose names have the words of a search in them, in any case and with or without accents. */
export function findStickers(stickers: readonly Sticker[], search: string): Sticker[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return stickers.filter(({ name }) => words.every((word) => fold(name).includes(word)));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

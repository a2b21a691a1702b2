/** Lower case, accents dropped, so that "Jardín" and "jardin" are one word. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

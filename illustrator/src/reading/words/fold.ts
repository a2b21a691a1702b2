/** Lower case, accents dropped, so that "Jardín" and "jardin" are one word. */
export function foldWord(word: string): string {
  // Most words need nothing of it, and normalizing costs.
  if (PLAIN.test(word)) return word;
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

const PLAIN = /^[a-z ]*$/;

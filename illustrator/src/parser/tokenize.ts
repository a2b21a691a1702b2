/** A word, a number, a quotation or a mark of a prompt. */
export interface Token {
  /** As typed. */
  raw: string;
  /** Lower case, without accents. */
  norm: string;
  kind: 'word' | 'number' | 'quote' | 'comma' | 'stop';
  /** Set where a foreign plural became an English singular. */
  plural?: boolean;
}

/** Splits a prompt. Hyphens and apostrophes part words ("t-rex", "bird's nest"); unknown signs vanish. */
export function tokenize(prompt: string): Token[] {
  return [...prompt.normalize('NFC').matchAll(PIECE)].map(([raw, quoted]) => {
    if (quoted !== undefined) return { raw: quoted.trim(), norm: '', kind: 'quote' };
    return { raw, norm: foldWord(raw), kind: kindOf(raw) };
  });
}

/** Lower case, accents dropped, so that "Jardín" and "jardin" are one word. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** A name as its words fold: "Chauve-souris" is "chauve souris", as `tokenize` parts it. */
export function foldPhrase(name: string): string {
  return foldWord(name).replace(/[-'’ ]+/g, ' ');
}

const PIECE = /["“„«]([^"“”„«»]{1,40})["”“»]|\p{N}+|[\p{L}\p{M}]+|[,;&+/]|[.!?:()\n]/gu;

function kindOf(raw: string): Token['kind'] {
  if (/^\p{N}/u.test(raw)) return 'number';
  if (/^[,;+/]$/.test(raw)) return 'comma';
  if (/^[.!?:()\n]$/.test(raw)) return 'stop';
  return 'word';
}

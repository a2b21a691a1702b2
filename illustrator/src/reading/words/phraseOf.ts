import { foldWord } from './fold.ts';

/** A name as tokens give it: without accents and capitals, in words. */
export function phraseOf(name: string): string {
  const folded = foldWord(name);
  if (!/[-'’\d]/.test(folded)) return folded;
  return folded
    .replace(/[-'’]/g, ' ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .trim();
}

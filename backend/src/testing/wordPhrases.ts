import { readFileSync } from 'node:fs';

/** A phrase of the word gate's corpus. */
export interface WordPhrase {
  readonly text: string;
  readonly language: string;
  readonly isHostile: boolean;
  /** Whether it comes from a published list rather than from whoever wrote the rules. */
  readonly isPublished: boolean;
}

/** Reads `corpus/words.txt`; its head says how it is written. */
export function readWordPhrases(): WordPhrase[] {
  const lines = readFileSync(new URL('../../corpus/words.txt', import.meta.url), 'utf8').split('\n');
  const phrases: WordPhrase[] = [];
  let section = '';
  for (const line of lines) {
    if (line.startsWith('## ')) section = line.slice(3);
    if (line.trim() === '' || line.startsWith('#')) continue;
    phrases.push({
      text: line
        .slice(3)
        .replace(/\\u\{(\w+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
      language: line.slice(0, 2),
      isHostile: section.startsWith('hostile'),
      isPublished: section.endsWith('published'),
    });
  }
  return phrases;
}

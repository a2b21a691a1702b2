import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPrompt } from './readPrompt.ts';

/** The words that a child may choose by pictures on the screen where pages are made, by their keys. */
interface PictureWords {
  readonly who: Readonly<Record<string, string>>;
  readonly does: Readonly<Record<string, string>>;
  readonly where: Readonly<Record<string, string>>;
}

function wordsOf(language: string): PictureWords {
  const texts = new URL(`../../../mfe-studio/src/locales/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(texts, 'utf8')).make.pictures;
}

function sentencesOf({ who, does, where }: PictureWords): string[] {
  return Object.values(who).flatMap((one) =>
    Object.values(does).flatMap((action) => Object.values(where).map((place) => `${one} ${action} ${place}`)),
  );
}

it.each(['en', 'es', 'fr', 'de'])('reads every sentence of pictures whole in %s', (language) => {
  const sentences = sentencesOf(wordsOf(language));
  expect(sentences).toHaveLength(216);
  const undone = sentences.filter((sentence) => {
    const { things, words } = readPrompt(sentence);
    return things.length === 0 || words.some(({ meaning }) => meaning.as === 'unknown');
  });
  expect(undone).toEqual([]);
});

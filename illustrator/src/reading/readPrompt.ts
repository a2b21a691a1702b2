import { artData, fromArt } from '../art/artData.ts';
import { Draft } from './Draft.ts';
import { readLexemes } from './lexemes/lexemes.ts';
import { settleLexemes } from './lexemes/settleLexemes.ts';
import { tokenize } from './lexemes/tokens.ts';
import type { Scene } from './Scene.ts';
import { readLexemesInto } from './sentence/readLexemesInto.ts';
import { finishScene } from './settling/finishScene.ts';
import { Emoji } from './words/emoji.ts';
import { Lexicon } from './words/Lexicon.ts';
import { Meanings } from './words/Meanings.ts';
import { Spelling } from './words/Spelling.ts';

/**
 * Reads a description in English, Spanish, French or German: what is to be drawn, and what every content word of it is taken
 * for. The same text gives the same scene.
 */
export function readPrompt(prompt: string): Scene {
  const { things, verbs, settings } = artData();
  const read = readLexemes(tokenize(prompt), knowledge());
  const { language } = read;
  const lexemes = settleLexemes(read, { things, verbs, lexicon: knowledge().lexicon });
  const draft = new Draft(things);
  readLexemesInto(draft, { lexemes, language, verbs });
  return finishScene(draft, { things, settings, prompt, language });
}

/** What descriptions are read with, made once. */
export const knowledge = fromArt((data) => {
  const lexicon = new Lexicon(data);
  let meanings: Meanings | undefined;
  return {
    lexicon,
    spelling: new Spelling(lexicon, data),
    emoji: new Emoji(data, lexicon),
    meanings: () => {
      meanings ??= new Meanings(data.meanings());
      return meanings;
    },
  };
});

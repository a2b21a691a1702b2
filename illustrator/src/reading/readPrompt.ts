import { artData, fromArt } from '../art/artData.ts';
import { Draft } from './Draft.ts';
import { finishScene } from './finishScene.ts';
import { Lexicon } from './Lexicon.ts';
import { readLexemes } from './lexemes.ts';
import { readLexemesInto } from './readLexemesInto.ts';
import type { Scene } from './Scene.ts';
import { tokenize } from './tokens.ts';

/**
 * Reads a description in English, Spanish, French or German: what is to be drawn, and what every content word of it is taken
 * for. The same text gives the same scene.
 */
export function readPrompt(prompt: string): Scene {
  const { lexemes, language } = readLexemes(tokenize(prompt), lexicon());
  const { things, verbs } = artData();
  const draft = new Draft(things);
  readLexemesInto(draft, { lexemes, language, verbs });
  return finishScene(draft);
}

const lexicon = fromArt((data) => new Lexicon(data));

import { artData, fromArt } from '../art/artData.ts';
import { Draft } from './Draft.ts';
import { deedsAfterDoers } from './deedsAfterDoers.ts';
import { Emoji } from './emoji.ts';
import { finishScene } from './finishScene.ts';
import { joinEmoji } from './joinEmoji.ts';
import { joinOwned } from './joinOwned.ts';
import { joinParents } from './joinParents.ts';
import { Lexicon } from './Lexicon.ts';
import { readLexemes } from './lexemes.ts';
import { Meanings } from './Meanings.ts';
import { readLexemesInto } from './readLexemesInto.ts';
import type { Scene } from './Scene.ts';
import { Spelling } from './Spelling.ts';
import { settleFamilies } from './settleFamilies.ts';
import { settleGivenNames } from './settleGivenNames.ts';
import { settleNames } from './settleNames.ts';
import { settlePossessives } from './settlePossessives.ts';
import { tokenize } from './tokens.ts';

/**
 * Reads a description in English, Spanish, French or German: what is to be drawn, and what every content word of it is taken
 * for. The same text gives the same scene.
 */
export function readPrompt(prompt: string): Scene {
  const { things, verbs, settings } = artData();
  const read = readLexemes(tokenize(prompt), knowledge());
  const { language } = read;
  const said = read.language === 'en' ? deedsAfterDoers(read.lexemes, knowledge().lexicon) : read.lexemes;
  const named = settleGivenNames(settleNames(joinEmoji(said), things));
  const nameOf = (phrase: string) => knowledge().lexicon.find(phrase, language);
  const owned =
    language === 'en' ? settlePossessives(joinParents(joinOwned(named, nameOf), things), things) : named;
  const lexemes = settleFamilies(owned, { lexicon: knowledge().lexicon, language });
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

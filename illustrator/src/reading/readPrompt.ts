import { artData, fromArt } from '../art/artData.ts';
import { Draft } from './Draft.ts';
import { adverbsAfterNouns } from './lexemes/adverbsAfterNouns.ts';
import { deedsAfterDoers } from './lexemes/deedsAfterDoers.ts';
import { eventsByPlayers } from './lexemes/eventsByPlayers.ts';
import { joinBunches } from './lexemes/joinBunches.ts';
import { joinEmoji } from './lexemes/joinEmoji.ts';
import { joinKin } from './lexemes/joinKin.ts';
import { joinOwned } from './lexemes/joinOwned.ts';
import { readLexemes } from './lexemes/lexemes.ts';
import { plotsOfPlants } from './lexemes/plotsOfPlants.ts';
import { settleDislike } from './lexemes/settleDislike.ts';
import { settleFaces } from './lexemes/settleFaces.ts';
import { settleFamilies } from './lexemes/settleFamilies.ts';
import { settleFullNames } from './lexemes/settleFullNames.ts';
import { settleGivenNames } from './lexemes/settleGivenNames.ts';
import { settleHomeward } from './lexemes/settleHomeward.ts';
import { settleMummies } from './lexemes/settleMummies.ts';
import { settleNames } from './lexemes/settleNames.ts';
import { settlePossessives } from './lexemes/settlePossessives.ts';
import { settleSeeming } from './lexemes/settleSeeming.ts';
import { settleTimes } from './lexemes/settleTimes.ts';
import { soldFrom } from './lexemes/soldFrom.ts';
import { tokenize } from './lexemes/tokens.ts';
import { writersMoods } from './lexemes/writersMoods.ts';
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
  const nameOf = (phrase: string) => knowledge().lexicon.find(phrase, language);
  const said =
    read.language === 'en'
      ? settleHomeward(
          settleFaces(
            settleMummies(
              deedsAfterDoers(
                eventsByPlayers(plotsOfPlants(settleDislike(read.lexemes, nameOf)), knowledge().lexicon),
                knowledge().lexicon,
              ),
            ),
            nameOf,
          ),
          verbs,
        )
      : adverbsAfterNouns(read.lexemes);
  const isThing = (phrase: string) => nameOf(phrase)?.senses[0]?.kind === 'thing';
  const meant = joinBunches(
    settleNames(settleTimes(settleSeeming(writersMoods(joinEmoji(said, things)))), things),
  );
  // In German every noun has a capital.
  const named = settleGivenNames(language === 'de' ? meant : settleFullNames(meant, { things, isThing }));
  const owned =
    language === 'en'
      ? settlePossessives(joinKin(soldFrom(joinOwned(named, nameOf), nameOf), things), things)
      : named;
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

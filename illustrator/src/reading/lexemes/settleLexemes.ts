import type { Things } from '../../things/Things.ts';
import type { Language } from '../languages/LanguageWords.ts';
import type { Lexicon } from '../words/Lexicon.ts';
import type { VerbRecord } from '../words/verbSchema.ts';
import { activitiesAlone } from './activitiesAlone.ts';
import { adverbsAfterNouns } from './adverbsAfterNouns.ts';
import { aroundThings } from './aroundThings.ts';
import { attireOf } from './attireOf.ts';
import { bandsOfAnimals } from './bandsOfAnimals.ts';
import { byScruff } from './byScruff.ts';
import { callingsPlayed } from './callingsPlayed.ts';
import { figuresOfThings, placesDescribed } from './captions.ts';
import { chainsAlone } from './chainsAlone.ts';
import { commentsOnPicture } from './commentsOnPicture.ts';
import { deckedThings, withThingsAround } from './deckedThings.ts';
import { deedsAfterAdverbs } from './deedsAfterAdverbs.ts';
import { deedsAfterDoers } from './deedsAfterDoers.ts';
import { drawnByAnimals } from './drawnByAnimals.ts';
import { eventsByPlayers } from './eventsByPlayers.ts';
import { fellowsOfAnimals } from './fellowsOfAnimals.ts';
import { filledCompounds } from './filledCompounds.ts';
import { foodOfPets } from './foodOfPets.ts';
import { friendsByKind } from './friendsByKind.ts';
import { friendsByPlace } from './friendsByPlace.ts';
import { fromOneToAnother } from './fromOneToAnother.ts';
import { gettingFrom } from './gettingFrom.ts';
import { groupsByMembers } from './groupsByMembers.ts';
import { hatchByCracking } from './hatchByCracking.ts';
import { hiddenInShells } from './hiddenInShells.ts';
import { hillsInAdverbs } from './hillsInAdverbs.ts';
import { housesByDoors } from './housesByDoors.ts';
import { joinBunches } from './joinBunches.ts';
import { joinEmoji } from './joinEmoji.ts';
import { joinKin } from './joinKin.ts';
import { joinOwned } from './joinOwned.ts';
import { joinPartCounts } from './joinPartCounts.ts';
import { joinParticles } from './joinParticles.ts';
import { kinOfCallings } from './kinOfCallings.ts';
import type { Lexeme } from './lexemes.ts';
import { littleOnes } from './littleOnes.ts';
import { massNouns } from './massNouns.ts';
import { membersNamed } from './membersNamed.ts';
import { notesOfOne } from './notesOfOne.ts';
import { nounOfSeveral } from './nounOfSeveral.ts';
import { likeNextNoun, oneByArticle, someByArticle } from './nounsByArticle.ts';
import { objectsBeforeDeeds } from './objectsBeforeDeeds.ts';
import { patternsOf } from './patternsOf.ts';
import { perfectTense } from './perfectTense.ts';
import { plainMaterials } from './plainMaterials.ts';
import { playersOfGame } from './playersOfGame.ts';
import { plotsByName, plotsOfPlants } from './plotsOfPlants.ts';
import { putToSleep } from './putToSleep.ts';
import { realAudience } from './realAudience.ts';
import { relativeObjects } from './relativeObjects.ts';
import { ridesGiven } from './ridesGiven.ts';
import { settleDislike } from './settleDislike.ts';
import { settleExpressions } from './settleExpressions.ts';
import { settleFaces } from './settleFaces.ts';
import { settleFamilies } from './settleFamilies.ts';
import { settleFullNames } from './settleFullNames.ts';
import { settleGivenNames } from './settleGivenNames.ts';
import { settleHomeward } from './settleHomeward.ts';
import { settleMummies } from './settleMummies.ts';
import { settleNames } from './settleNames.ts';
import { settlePossessives } from './settlePossessives.ts';
import { settlePurposes } from './settlePurposes.ts';
import { settleSeeming } from './settleSeeming.ts';
import { settleSimiles } from './settleSimiles.ts';
import { settleTimes } from './settleTimes.ts';
import { shopWindows } from './shopWindows.ts';
import { slicesOfFood } from './slicesOfFood.ts';
import { soldFrom } from './soldFrom.ts';
import { statuesOf } from './statuesOf.ts';
import { textsOnBoards } from './textsOnBoards.ts';
import { tradesByWork } from './tradesByWork.ts';
import { tradesMade } from './tradesMade.ts';
import { usedAs } from './usedAs.ts';
import { whereClauses } from './whereClauses.ts';
import { writersMoods } from './writersMoods.ts';
import { youngCreatures } from './youngCreatures.ts';

type Step = (lexemes: readonly Lexeme[]) => readonly Lexeme[];

/** What words of a description mean by those around them, before any sentence is read; one step after the other. */
export function settleLexemes(
  { lexemes, language }: { lexemes: readonly Lexeme[]; language: Language },
  { things, verbs, lexicon }: { things: Things; verbs: ReadonlyMap<string, VerbRecord>; lexicon: Lexicon },
): readonly Lexeme[] {
  const nameOf = (phrase: string) => lexicon.find(phrase, language);
  const isThing = (phrase: string) => nameOf(phrase)?.senses[0]?.kind === 'thing';
  const english: Step[] = [
    nounOfSeveral,
    patternsOf,
    (said) => fellowsOfAnimals(said, { things, nameOf }),
    (said) => settleExpressions(said, nameOf),
    figuresOfThings,
    (said) => chainsAlone(said, nameOf),
    (said) => placesDescribed(said, nameOf),
    (said) => commentsOnPicture(said, nameOf),
    (said) => attireOf(said, nameOf),
    deckedThings,
    (said) => withThingsAround(said, nameOf),
    (said) => settleDislike(said, nameOf),
    (said) => putToSleep(said, nameOf),
    (said) => settleSimiles(said, things, nameOf),
    slicesOfFood,
    (said) => filledCompounds(said, nameOf),
    (said) => hillsInAdverbs(said, nameOf),
    (said) => shopWindows(said, nameOf),
    plotsOfPlants,
    joinPartCounts,
    (said) => fromOneToAnother(said, nameOf),
    (said) => gettingFrom(said, nameOf),
    (said) => groupsByMembers(said, lexicon),
    (said) => hatchByCracking(said, { things, verbs }),
    (said) => eventsByPlayers(said, lexicon),
    (said) => deedsAfterAdverbs(said, nameOf),
    (said) => deedsAfterDoers(said, lexicon),
    (said) => activitiesAlone(said, lexicon),
    (said) => objectsBeforeDeeds(said, nameOf),
    (said) => callingsPlayed(said, things),
    (said) => bandsOfAnimals(said, nameOf),
    (said) => realAudience(said, nameOf),
    (said) => friendsByPlace(said, nameOf),
    (said) => joinParticles(said, nameOf),
    tradesByWork,
    (said) => statuesOf(said, nameOf),
    (said) => byScruff(said, nameOf),
    (said) => tradesMade(said, nameOf),
    settleMummies,
    (said) => settleFaces(said, nameOf),
    (said) => settleHomeward(said, verbs),
    (said) => aroundThings(said, { verbs, nameOf }),
    (said) => perfectTense(said, nameOf),
    (said) => notesOfOne(said, nameOf),
    (said) => usedAs(said, nameOf),
    (said) => drawnByAnimals(said, nameOf),
    plainMaterials,
    textsOnBoards,
  ];
  const ofAll: Step[] = [
    plotsByName,
    (said) => joinEmoji(said, things),
    hiddenInShells,
    writersMoods,
    settleSeeming,
    settleTimes,
    (said) => settlePurposes(said, things),
    (said) => settleNames(said, things),
    membersNamed,
    joinBunches,
    // In German every noun has a capital.
    ...(language === 'de' ? [] : [(said: readonly Lexeme[]) => settleFullNames(said, { things, isThing })]),
    settleGivenNames,
  ];
  const englishNouns: Step[] = [
    (said) => massNouns(said, nameOf),
    (said) => littleOnes(said, nameOf),
    (said) => joinOwned(said, nameOf),
    (said) => kinOfCallings(said, things),
    (said) => foodOfPets(said, { things, verbs, nameOf }),
    (said) => soldFrom(said, nameOf),
    (said) => joinKin(said, things),
    youngCreatures,
    (said) => housesByDoors(said, nameOf),
    (said) => playersOfGame(said, nameOf),
    friendsByKind,
    (said) => ridesGiven(said, { things, nameOf }),
    (said) => relativeObjects(said, nameOf),
    (said) => settlePossessives(said, things),
    (said) => whereClauses(said, nameOf),
  ];
  const isEnglish = language === 'en';
  const steps = [
    ...(isEnglish ? english : [adverbsAfterNouns]),
    ...(language === 'de' ? [likeNextNoun, oneByArticle] : []),
    ...(language === 'fr' ? [someByArticle] : []),
    ...ofAll,
    ...(isEnglish ? englishNouns : []),
    (said: readonly Lexeme[]) => settleFamilies(said, { lexicon, language }),
  ];
  return steps.reduce((said, step) => step(said), lexemes);
}

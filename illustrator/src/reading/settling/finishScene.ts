import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Things } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import type { Language } from '../languages/LanguageWords.ts';
import type { Scene } from '../Scene.ts';
import { settleBearers } from '../sentence/settleBearers.ts';
import { actAsGuests } from './actAsGuests.ts';
import { actInAir, leaveOnGround } from './actInAir.ts';
import { clingToClimber, fishAshore, hangHeadDown, holdInArms } from './animalDeeds.ts';
import { blowAtHeld, blowTowardPlace } from './blowTowardPlace.ts';
import { carryWithin } from './carryWithin.ts';
import { countByNumber } from './countByNumber.ts';
import { digInside } from './digInside.ts';
import { drinkInWild } from './drinkInWild.ts';
import { dropIdlePoses } from './dropIdlePoses.ts';
import { dropOwnMounts } from './dropOwnMounts.ts';
import { equipDoers } from './equipDoers.ts';
import { feedByBeak } from './feedByBeak.ts';
import { fishAtHole } from './fishAtHole.ts';
import { giveHands } from './giveHands.ts';
import { grazeOutside } from './grazeOutside.ts';
import { growOnTop } from './growOnTop.ts';
import { handOver } from './handOver.ts';
import { hangAtHosts } from './hangAtHosts.ts';
import { hangSky } from './hangSky.ts';
import { hangStruck } from './hangStruck.ts';
import { hangThings } from './hangThings.ts';
import { holdToRim } from './holdToRim.ts';
import { layEggs } from './layEggs.ts';
import { layGangplank } from './layGangplank.ts';
import { layInManger } from './layInManger.ts';
import { layOutSeveral } from './layOutSeveral.ts';
import { layTable } from './layTable.ts';
import { leaveLenders } from './leaveLenders.ts';
import { leaveToGround } from './leaveToGround.ts';
import { lengthen } from './lengthen.ts';
import { leaveCircles, letGo } from './letGo.ts';
import { listenToHearts } from './listenToHearts.ts';
import { lookOut } from './lookOut.ts';
import { meetInFront } from './meetInFront.ts';
import { celebrate } from './occasions.ts';
import { paintOnCanvas } from './paintOnCanvas.ts';
import { printMotifs } from './printMotifs.ts';
import { putOnOthers, wearOnLegs } from './putOnOthers.ts';
import { putToBed } from './putToBed.ts';
import { putWhereItIs } from './putWhereItIs.ts';
import { rainFromCloud } from './rainFromCloud.ts';
import { reachOver } from './reachOver.ts';
import { roastAtFire } from './roastAtFire.ts';
import { settleAboard } from './settleAboard.ts';
import { settleAnimals } from './settleAnimals.ts';
import { settleBound } from './settleBound.ts';
import { settleCompanions } from './settleCompanions.ts';
import { settleCostumes, wearOnce } from './settleCostumes.ts';
import { settleCovering } from './settleCovering.ts';
import { settleCreatures } from './settleCreatures.ts';
import { dribbleBalls, feedAnimals, leapOut, mountRiders, standInShoes, useOnOthers } from './settleDoers.ts';
import { settleFalling } from './settleFalling.ts';
import { settleGroups } from './settleGroups.ts';
import { settleChain, settleGrowth } from './settleGrowth.ts';
import { joinHad, seatDrivers, settleLocals } from './settleHad.ts';
import { settleHatching } from './settleHatching.ts';
import { settleHosts } from './settleHosts.ts';
import { settleLabels } from './settleLabels.ts';
import { settleLooks } from './settleLooks.ts';
import { climbTo, ownLadders, raiseLadders } from './settleMachines.ts';
import { settleMandala } from './settleMandala.ts';
import { settleMeals } from './settleMeals.ts';
import { settleMirrors } from './settleMirrors.ts';
import { dressUp, settleParties } from './settleParties.ts';
import { settlePlants } from './settlePlants.ts';
import { settlePouring } from './settlePouring.ts';
import { settleRaces } from './settleRaces.ts';
import { rideUpon, settleRiders } from './settleRiders.ts';
import { settleRising } from './settleRising.ts';
import { settleRopes } from './settleRopes.ts';
import { shareSeats, shareShelters, sitWhereTended, standBesideThere } from './settleSeats.ts';
import { chooseSetting, floatFreely, guessSetting, leaveOtherPlaces } from './settleSetting.ts';
import { settleSurfacing } from './settleSurfacing.ts';
import { settleTank } from './settleTank.ts';
import { settleToppings } from './settleToppings.ts';
import { settleToys } from './settleToys.ts';
import { settleTraffic } from './settleTraffic.ts';
import { settleTrimmings } from './settleTrimmings.ts';
import { settleVessels } from './settleVessels.ts';
import { settleWorn } from './settleWorn.ts';
import { shareOut } from './shareOut.ts';
import { shareTools } from './shareTools.ts';
import { slideTogether } from './slideTogether.ts';
import { sprayAt } from './sprayAt.ts';
import { standAmong } from './standAmong.ts';
import { standAtWall } from './standAtWall.ts';
import { standBeforeMountains } from './standBeforeMountains.ts';
import { standOutdoors } from './standOutdoors.ts';
import { takeInHand } from './takeInHand.ts';
import { throwAtGoals } from './throwAtGoals.ts';
import { waterAmongMountains } from './waterAmongMountains.ts';
import { pullOut, workAtBasin } from './workAtBasin.ts';
import { workAtTable } from './workAtTable.ts';

/** A draft as a scene: one setting, what doers have with them, and the sky where the sky is. */
export function finishScene(
  draft: Draft,
  {
    things: known,
    settings,
    prompt,
    language,
  }: { things: Things; settings: ReadonlyMap<string, SettingRecord>; prompt: string; language: Language },
): Scene {
  celebrate(draft, prompt, known);
  settleMandala(draft);
  settleBearers(draft);
  leaveLenders(draft);
  carryWithin(draft);
  settleCostumes(draft);
  settleLooks(draft);
  giveHands(draft);
  settleCovering(draft);
  settleBound(draft);
  settleVessels(draft);
  digInside(draft);
  settleCreatures(draft, settings);
  settleToppings(draft);
  settleFalling(draft);
  leaveToGround(draft);
  settleTraffic(draft);
  settleGroups(draft);
  settleTank(draft, settings);
  settleGrowth(draft);
  grazeOutside(draft, settings);
  settleParties(draft);
  settleChain(draft);
  settleMeals(draft);
  drinkInWild(draft, settings);
  settlePouring(draft);
  layTable(draft);
  hangSky(draft);
  rainFromCloud(draft);
  joinHad(draft);
  settleRising(draft);
  seatDrivers(draft);
  layGangplank(draft);
  settleAboard(draft);
  settleRiders(draft);
  slideTogether(draft);
  mountRiders(draft);
  ownLadders(draft);
  settleToys(draft, settings);
  settleHatching(draft);
  layEggs(draft);
  settleSurfacing(draft, settings);
  putToBed(draft);
  hangStruck(draft);
  settleTrimmings(draft);
  hangAtHosts(draft);
  hangThings(draft, settings);
  holdToRim(draft);
  lookOut(draft);
  settleHosts(draft);
  lengthen(draft);
  leapOut(draft);
  raiseLadders(draft);
  climbTo(draft);
  sitWhereTended(draft);
  standBesideThere(draft);
  shareSeats(draft);
  shareShelters(draft);
  dribbleBalls(draft);
  blowTowardPlace(draft);
  blowAtHeld(draft);
  standInShoes(draft);
  listenToHearts(draft);
  settleRopes(draft);
  settleCompanions(draft);
  paintOnCanvas(draft);
  printMotifs(draft);
  equipDoers(draft);
  roastAtFire(draft);
  dressUp(draft);
  useOnOthers(draft);
  workAtBasin(draft);
  workAtTable(draft);
  fishAtHole(draft);
  putWhereItIs(draft);
  putOnOthers(draft);
  wearOnLegs(draft);
  settleWorn(draft);
  feedAnimals(draft);
  feedByBeak(draft);
  settleAnimals(draft);
  handOver(draft);
  actInAir(draft);
  leaveOnGround(draft);
  pullOut(draft);
  reachOver(draft);
  settlePlants(draft);
  standAmong(draft);
  countByNumber(draft);
  layOutSeveral(draft);
  shareOut(draft);
  sprayAt(draft);
  shareTools(draft);
  takeInHand(draft);
  settleRaces(draft);
  wearOnce(draft);
  dropOwnMounts(draft);
  rideUpon(draft);
  hangHeadDown(draft);
  clingToClimber(draft);
  fishAshore(draft);
  holdInArms(draft);
  settleMirrors(draft);
  layInManger(draft);
  dropIdlePoses(draft);
  standAtWall(draft);
  meetInFront(draft);
  standBeforeMountains(draft);
  letGo(draft);
  leaveCircles(draft);
  throwAtGoals(draft);
  const named = waterAmongMountains(draft, chooseSetting(draft, settings), settings);
  leaveOtherPlaces(draft, named, settings);
  standOutdoors(draft, settings.get(named ?? ''));
  growOnTop(draft, settings.get(named ?? ''));
  actAsGuests(draft, settings.get(named ?? ''));
  const isCycle = draft.things.some(({ order }) => order === 'cycle' || order === 'chain');
  const guessed = named === undefined ? (isCycle ? 'plain' : guessSetting(draft, settings)) : undefined;
  const setting = named ?? guessed;
  settleLocals(draft, known, setting);
  if (settings.get(setting ?? '')?.kind === 'space') floatFreely(draft);
  settleLabels(draft, language);
  const { things, relations, styles, weather, texts, words } = draft;
  const style = styles.includes('mandala') ? 'mandala' : styles[0];
  return {
    things,
    relations,
    ...(setting === undefined ? {} : { setting }),
    ...(guessed === undefined ? {} : { isSettingGuessed: true as const }),
    ...(draft.settings.some((one) => one.isOver && one.setting === named)
      ? { isOverSetting: true as const }
      : {}),
    ...(draft.textAt === undefined ? {} : { textAt: draft.textAt }),
    ...(style === undefined ? {} : { style }),
    weather: [...weather],
    texts,
    // A word put in where a comma was is not in the description.
    words: words.filter(({ text }) => text !== ''),
  };
}

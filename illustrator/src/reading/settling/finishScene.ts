import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Things } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import type { Language } from '../languages/LanguageWords.ts';
import type { Scene } from '../Scene.ts';
import { settleBearers } from '../sentence/settleBearers.ts';
import { actAsGuests } from './actAsGuests.ts';
import { grassOfField } from './grassOfField.ts';
import { growInBeds } from './growInBeds.ts';
import { growOnTop } from './growOnTop.ts';
import { leaveToWild } from './leaveToWild.ts';
import { celebrate } from './occasions.ts';
import { rainOutside } from './rainOutside.ts';
import { settleDeeds } from './settleDeeds.ts';
import { settleLocals } from './settleHad.ts';
import { settleLabels } from './settleLabels.ts';
import { settleMandala } from './settleMandala.ts';
import { chooseSetting, floatFreely, guessSetting, leaveOtherPlaces } from './settleSetting.ts';
import { settleThings } from './settleThings.ts';
import { standIndoors } from './standIndoors.ts';
import { standOutdoors } from './standOutdoors.ts';
import { waterAmongMountains } from './waterAmongMountains.ts';

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
  settleThings(draft, settings);
  settleDeeds(draft, settings);
  leaveToWild(draft, settings);
  const chosen = grassOfField(draft, chooseSetting(draft, settings));
  const named = rainOutside(draft, waterAmongMountains(draft, chosen, settings));
  leaveOtherPlaces(draft, named, settings);
  standOutdoors(draft, settings.get(named ?? ''));
  standIndoors(draft, settings.get(named ?? ''), settings);
  growOnTop(draft, settings.get(named ?? ''));
  growInBeds(draft, named);
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

import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';
import { restOnBack } from './restOnBack.ts';
import { settleHumps } from './settleHumps.ts';
import { suckle } from './suckle.ts';
import { takeOneInMouth } from './takeOneInMouth.ts';

/** How animals live: what they have in the mouth, who drinks at whom, how they rest, what they have on the back. */
export function settleCreatures(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  takeOneInMouth(draft);
  suckle(draft);
  settleHumps(draft);
  restOnBack(draft, settings);
}

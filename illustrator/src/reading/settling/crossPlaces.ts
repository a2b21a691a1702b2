import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';
import type { Pose } from '../Scene.ts';
import { LENT } from './settleGuides.ts';

/** "ducklings following their mother across the road": where people and animals go over it, it is seen to be crossed. */
export function crossPlaces(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  for (const { kind, from, to } of draft.relations) {
    const [guide, other] = [draft.things[from], draft.things[to]];
    const isLed = guide !== undefined && draft.guiding.has(guide) && LENT.has(kind) && draft.isBeing(to);
    if (!isLed || other === undefined || !draft.settings.some((named) => named.isCrossed)) continue;
    for (const one of [guide, other]) one.pose ??= 'walk';
  }
  const isCrossed = draft.things.some(
    ({ pose }, index) => draft.isBeing(index) && GOING.has(pose ?? 'stand'),
  );
  if (!isCrossed) return;
  for (const [at, named] of draft.settings.entries()) {
    const crossed = settings.get(named.setting)?.crossed;
    if (named.isCrossed && crossed !== undefined)
      draft.settings.splice(at, 1, { ...named, setting: crossed });
  }
}

const GOING: ReadonlySet<Pose> = new Set<Pose>(['walk', 'run']);

import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

/** "a polar bear fishing on the ice": who is at home on such ground is in its own place, no rink; one fishes in a hole there. */
export function leaveToWild(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  for (const [at, place] of draft.settings.entries()) {
    const { wild, fishedAt } = settings.get(place.setting) ?? {};
    if (fishedAt !== undefined) fishIn(draft, fishedAt);
    const [first] = draft.things;
    const { home } = draft.recordOf(first?.key ?? '') ?? {};
    if (wild === undefined || home !== wild || SKATING.test(first?.pose ?? '')) continue;
    draft.settings[at] = { ...place, setting: wild };
  }
}

const SKATING = /skate$/;

/** The fish that nobody named is still under it. */
function fishIn(draft: Draft, hole: string): void {
  for (const { kind, to } of draft.relations) {
    const fish = draft.things[to];
    if (kind === 'fish' && fish !== undefined && draft.implied.has(fish)) fish.key = hole;
  }
}

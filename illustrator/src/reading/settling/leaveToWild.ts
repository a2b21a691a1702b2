import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

/** "a polar bear fishing on the ice": what is at home on such ground is there and on no rink; whoever fishes does so in a hole. */
export function leaveToWild(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  for (const [at, place] of draft.settings.entries()) {
    const { wild, fishedAt } = settings.get(place.setting) ?? {};
    if (fishedAt !== undefined) fishIn(draft, fishedAt);
    const isSkating = SKATING.test(draft.things[0]?.pose ?? '');
    if (wild === undefined || draft.record(0)?.home !== wild || isSkating) continue;
    draft.settings[at] = { ...place, setting: wild };
  }
}

const SKATING = /skate$/;

/** A fish that nobody named is still under the ice. */
function fishIn(draft: Draft, hole: string): void {
  for (const { kind, to } of draft.relations) {
    const fish = draft.things[to];
    if (kind === 'fish' && fish !== undefined && draft.implied.has(fish)) fish.key = hole;
  }
}

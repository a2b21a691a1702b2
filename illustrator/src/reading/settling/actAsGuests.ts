import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';
import { POSES, type SceneThing } from '../Scene.ts';

/** What those do and wear at a place by nature: everybody dances at a disco, and has pajamas on at a sleepover. */
export function actAsGuests(draft: Draft, setting: SettingRecord | undefined): void {
  const { pose, wears, ways = {} } = setting?.guests ?? {};
  for (const [index, thing] of [...draft.things.entries()]) {
    if (!draft.isBeing(index)) continue;
    const own = isIdle(draft, thing, index) ? pose : ways[thing.pose ?? ''];
    if (own !== undefined) thing.pose = POSES.find((one) => one === own);
    if (wears !== undefined && !isClothed(draft, index)) {
      const to = draft.addThing({ key: wears, words: thing.words, count: thing.count });
      draft.relate(index, 'wear', to);
    }
  }
}

/** Whether nothing else is said that somebody does. */
function isIdle(draft: Draft, { pose }: SceneThing, index: number): boolean {
  return (
    pose === undefined &&
    draft.relations.every(({ kind, from, to }) => kind === 'wear' || (from !== index && to !== index))
  );
}

function isClothed(draft: Draft, index: number): boolean {
  return draft.relations.some(
    ({ kind, from, to }) => kind === 'wear' && from === index && draft.record(to)?.worn === 'body',
  );
}

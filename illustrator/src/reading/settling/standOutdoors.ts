import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

/** "a train station with a big clock", "a park with a lamp": what hangs on walls or stands on tables is another one under the open sky. */
export function standOutdoors(draft: Draft, setting: SettingRecord | undefined): void {
  if (setting?.kind !== 'land') return;
  for (const [index, thing] of draft.things.entries()) {
    const isFree = draft.relations.every(
      ({ kind, from, to }) => (from !== index && to !== index) || kind === 'next-to',
    );
    if (isFree) thing.key = draft.record(index)?.outdoors ?? thing.key;
  }
}

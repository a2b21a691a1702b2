import type { Draft } from '../Draft.ts';

/** "kings following a star", "a boy following the moon": it is in the sky ahead of those who go towards it, at night where it is at home. */
export function followSky(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const thing = draft.things[to];
    if (kind !== 'follow' || thing === undefined) continue;
    const key = draft.record(to)?.as?.follow ?? thing.key;
    const record = draft.recordOf(key);
    if (record?.kind !== 'sky' || draft.record(from)?.kind === 'sky') continue;
    thing.key = key;
    relation.kind = 'face';
    if (draft.settings.length === 0 && record.home !== undefined)
      draft.settings.push({ setting: record.home });
  }
}

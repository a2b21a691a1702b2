import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

/** "worms underground, carrots growing on top": what a place has by its own drawing is no second one, where nobody does anything to it. */
export function growOnTop(draft: Draft, setting: SettingRecord | undefined): void {
  const own = new Set(setting?.back.flatMap((layer) => ('part' in layer ? (layer.things ?? []) : [])));
  if (setting?.back.some((layer) => 'part' in layer && layer.part === 'burrows') !== true) return;
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    const isIdle = draft.relations.every(
      ({ kind, to }) => to !== index || kind === 'hold' || kind === 'next-to',
    );
    if (own.has(draft.things[index]?.key ?? '') && isIdle && draft.things.length > 1)
      draft.removeThing(index, { as: 'setting' });
  }
}

import type { Draft } from '../Draft.ts';

/** The grounds of what is in the sky, where one stands on it. */
const GROUNDS: Readonly<Record<string, string>> = { moon: 'moon', planet: 'planet' };

/** "a rocket landing on the moon", "aliens on a purple planet": they stand on its ground, and who is there does too; a tiny one is round. */
export function landOnGround(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const ground = GROUNDS[draft.things[to]?.key ?? ''];
    const craft = draft.things[from];
    const record = draft.record(from);
    if (kind !== 'on' || ground === undefined || craft === undefined) continue;
    if (record?.kind !== 'spacecraft' && !draft.isBeing(from)) continue;
    if (draft.things[to]?.looks.size === 'small') continue;
    if (draft.things[to]?.count !== 1 || draft.settings.length > 0) continue;
    craft.key = record?.parked ?? craft.key;
    for (const beside of draft.relations) if (beside.kind === 'next-to' && beside.to === to) beside.to = from;
    draft.settings.push({ setting: ground });
    draft.removeThing(to, { as: 'setting' });
    return;
  }
}

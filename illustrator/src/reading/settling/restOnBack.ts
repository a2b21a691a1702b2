import type { SettingRecord } from '../../stages/settingSchema.ts';
import { headOf } from '../../things/likenessOf.ts';
import type { Draft } from '../Draft.ts';
import { BACKS, FLOATS, RESTS_ON } from '../languages/surfaceWords.ts';
import { CARRYING } from '../Scene.ts';

/** "a dog lying on its back", "an otter floating on its back": belly up, the paws in the air where they have nothing. */
export function restOnBack(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  for (const [at, { text, meaning }] of draft.words.entries()) {
    const before = draft.words[at - 1];
    if (meaning.as !== 'part' || before === undefined || !BACKS.test(text)) continue;
    const thing = draft.things[meaning.thing];
    const record = draft.record(meaning.thing);
    if (!thing || !record || !draft.isAnimal(meaning.thing) || !RESTS_ON.test(before.text)) continue;
    const isBorne = draft.relations.some(({ kind, from }) => from === meaning.thing && CARRYING.has(kind));
    if (isBorne || headOf(record) === undefined || thing.looks.turned !== undefined) continue;
    const isAtWork = draft.relations.some(({ from }) => from === meaning.thing);
    thing.looks.turned = 'over';
    thing.pose = isAtWork ? 'sit' : 'cheer';
    if (FLOATS.test(before.text) && draft.settings.length === 0)
      draft.settings.push({
        setting: settings.get(record.home ?? '')?.kind === 'water' ? (record.home ?? WATER) : WATER,
      });
    before.meaning = { as: 'look', thing: meaning.thing, look: 'turned' };
  }
}

const WATER = 'lake';

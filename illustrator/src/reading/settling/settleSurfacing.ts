import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';
import { GROUNDS, OUT_OF, WATERS } from '../languages/surfaceWords.ts';
import { CARRYING, type Pose } from '../Scene.ts';
import { foldWord } from '../words/fold.ts';

/** Who comes out of the water is seen over it as a swimmer; who comes out of the ground over the rim of a hole. */
export function settleSurfacing(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  const emerging = [...draft.things.entries()].filter(
    ([index, { pose }]) =>
      pose !== undefined &&
      OUT.has(pose) &&
      !draft.relations.some(({ from, kind }) => from === index && CARRYING.has(kind)),
  );
  const [first] = emerging;
  if (first === undefined) return;
  const home = draft.record(first[0])?.home ?? '';
  for (const slot of draft.words) {
    if (slot.meaning.as !== 'unknown' || !endsIn(slot.text, WATERS)) continue;
    slot.meaning = { as: 'setting' };
    draft.settings.push({ setting: settings.get(home)?.kind === 'water' ? home : 'lake', slot });
  }
  const isInWater = draft.settings.some(({ setting }) => settings.get(setting)?.kind === 'water');
  const isOut = draft.words.some(({ text, meaning }) => meaning.as === 'pose' && endsIn(text, OUT_OF));
  const ground = isInWater || !isOut ? undefined : draft.words.find(({ text }) => endsIn(text, GROUNDS));
  if (ground?.meaning.as === 'unknown') ground.meaning = { as: 'remark' };
  for (const [index, thing] of emerging) {
    if (ground !== undefined) draft.relate(index, 'in', draft.addThing({ key: HOLE, words: thing.words }));
    const isAfloat = isInWater && draft.isBeing(index) && draft.record(index)?.kind !== 'swimmer';
    if (isAfloat && thing.pose === 'peek') thing.pose = 'swim';
  }
}

function endsIn(text: string, words: ReadonlySet<string>): boolean {
  return words.has(foldWord(text.split(' ').at(-1) ?? ''));
}

const OUT: ReadonlySet<Pose> = new Set<Pose>(['peek', 'jump']);
const HOLE = 'burrow';

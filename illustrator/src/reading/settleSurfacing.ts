import type { SettingRecord } from '../stages/settingSchema.ts';
import type { Draft } from './Draft.ts';
import { CARRYING, type Pose } from './Scene.ts';

/** Who comes out of the water is seen over it as a swimmer; who comes out of the ground over the rim of a hole. */
export function settleSurfacing(
  draft: Draft,
  prompt: string,
  settings: ReadonlyMap<string, SettingRecord>,
): void {
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
    if (slot.meaning.as !== 'unknown' || !WATER.test(slot.text)) continue;
    slot.meaning = { as: 'setting' };
    draft.settings.push({ setting: settings.get(home)?.kind === 'water' ? home : 'lake', slot });
  }
  const isInWater = draft.settings.some(({ setting }) => settings.get(setting)?.kind === 'water');
  const isInGround = !isInWater && GROUND.test(prompt);
  for (const [index, thing] of emerging) {
    if (isInGround) draft.relate(index, 'in', draft.addThing({ key: HOLE, words: thing.words }));
    const isAfloat = isInWater && draft.isBeing(index) && draft.record(index)?.kind !== 'swimmer';
    if (isAfloat && thing.pose === 'peek') thing.pose = 'swim';
  }
}

const OUT: ReadonlySet<Pose> = new Set<Pose>(['peek', 'jump']);
const HOLE = 'burrow';
const WATER = /^(?:the |el |l.|das |dem )?(?:water|agua|eau|wasser)$/i;
const GROUND =
  /\b(?:out of|from|through)(?: the)? (?:ground|dirt|soil|earth|sand|snow|mud)\b|\bde (?:la tierra|la nieve|la arena)\b|\bdel suelo\b|\bdu sol\b|\bde la (?:terre|neige)\b|\baus (?:dem|der) (?:boden|erde|schnee|sand)\b/i;

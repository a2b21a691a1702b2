import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';
import { BESIDE, GROUNDS, OUT_OF, WATERS } from '../languages/surfaceWords.ts';
import { CARRYING, type Pose, type RelationKind } from '../Scene.ts';
import { foldWord } from '../words/fold.ts';

/** Who comes out of the water is seen over it as a swimmer; who comes out of the ground over the rim of a hole. */
export function settleSurfacing(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  rideWaves(draft);
  followAfloat(draft, settings);
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

/** "a turtle in big waves", "a boat sailing through waves": on one of them, where it is seen whole; who rides a board there is on that. */
function rideWaves(draft: Draft): void {
  for (const relation of draft.relations) {
    if (draft.things[relation.to]?.key !== WAVE || !AMID.has(relation.kind)) continue;
    relation.kind = 'on';
    const ride = draft.relations.find(({ kind, from }) => kind === 'ride' && from === relation.from);
    const board = draft.things[ride?.to ?? -1];
    if (ride === undefined || board === undefined) continue;
    if (board.key === BOARD) board.key = BOARD_AFLOAT;
    relation.from = ride.to;
  }
}

/** "ducklings following their mother across a pond": what floats swims there, where nobody says that it walks or is at the shore. */
function followAfloat(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  const isInWater = draft.settings.some(({ setting }) => settings.get(setting)?.kind === 'water');
  const isBeside = draft.words.some(({ text, meaning }) => meaning.as === 'setting' && BESIDE.test(text));
  if (!isInWater || isBeside) return;
  const floats = (index: number): boolean =>
    draft.record(index)?.draught !== undefined && draft.isBeing(index);
  const isSaid = (index: number): boolean =>
    draft.words.some(({ meaning }) => meaning.as === 'pose' && meaning.thing === index);
  for (const { kind, from, to } of draft.relations) {
    if (kind !== 'follow' || !floats(from) || !floats(to) || isSaid(from) || isSaid(to)) continue;
    for (const index of [from, to]) {
      const thing = draft.things[index];
      if (thing?.pose === 'walk') thing.pose = 'swim';
    }
  }
}

const AMID: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'through', 'on']);
const BOARD = 'surfboard';
const BOARD_AFLOAT = 'surfboard-afloat';

const WAVE = 'water-wave';

function endsIn(text: string, words: ReadonlySet<string>): boolean {
  return words.has(foldWord(text.split(' ').at(-1) ?? ''));
}

const OUT: ReadonlySet<Pose> = new Set<Pose>(['peek', 'jump']);
const HOLE = 'burrow';

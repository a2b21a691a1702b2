import type { SettingRecord } from '../../stages/settingSchema.ts';
import { goesOnFours, isWinged } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import type { Pose } from '../Scene.ts';

const WATER_HOLE = 'pond';

/** "a lion drinking", "a giraffe bending down to drink": what goes on four legs out of doors does so at a pond, from no cup. */
export function drinkInWild(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  drinkFromPuddles(draft);
  if (draft.settings.length > 0 || draft.home !== undefined) return;
  for (const cup of [...draft.implied]) {
    const at = draft.things.indexOf(cup);
    const meals = draft.relations.filter(({ to }) => to === at);
    const isMeal =
      draft.record(at)?.uses?.includes('poured-into') && meals.every(({ kind }) => kind === 'drink');
    const doers = meals.length > 0 ? meals.map(({ from }) => from) : [at - 1];
    if (!isMeal || !doers.every((doer) => isOfWild(draft, doer, settings))) continue;
    for (const doer of doers) Object.assign(draft.things[doer] ?? {}, { pose: 'drink' });
    draft.removeThing(at, { as: 'pose', thing: doers[0] ?? 0 });
    draft.settings.push({ setting: WATER_HOLE });
    return;
  }
}

/** "a bird drinking water": from no cup, wherever it is. */
function drinkFromPuddles(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [cup, record] = [draft.things[to], draft.record(from)];
    const isOfBird = kind === 'drink' && record?.kind === 'flier' && isWinged(record);
    if (isOfBird && cup !== undefined && draft.implied.has(cup)) cup.key = PUDDLE;
  }
}

const PUDDLE = 'puddle';

function isOfWild(draft: Draft, index: number, settings: ReadonlyMap<string, SettingRecord>): boolean {
  const [animal, record] = [draft.things[index], draft.record(index)];
  if (animal === undefined || record === undefined || !goesOnFours(record) || record.handy) return false;
  const home = settings.get(record.home ?? '')?.kind;
  const isOutside = home === undefined ? record.size >= LARGE : WILD.has(home);
  return isOutside && (animal.pose === undefined || STOOPING.has(animal.pose));
}

/** Meters: of those who have no home that is known, no pets. */
const LARGE = 1;
const WILD: ReadonlySet<string> = new Set(['land', 'water']);
const STOOPING: ReadonlySet<Pose> = new Set<Pose>(['stand', 'bow', 'drink']);

import type { SettingRecord } from '../stages/settingSchema.ts';
import type { Draft } from './Draft.ts';

const AQUARIUM = 'aquarium';
const TANK = 'fish-tank';
const FISH = 'fish';

/** "a cat looking at fish in an aquarium": whoever does not live in water is before a tank; what does is in it. */
export function settleTank(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  const at = draft.settings.findIndex(({ setting }) => setting === AQUARIUM);
  const indexes = [...draft.things.keys()];
  const lives = (index: number) => {
    const { kind, home } = draft.record(index) ?? {};
    return kind === 'swimmer' || settings.get(home ?? '')?.kind === 'undersea';
  };
  const swimmers = indexes.filter((index) => draft.isBeing(index) && lives(index));
  const visitors = indexes.filter((index) => draft.isBeing(index) && !lives(index));
  const [named] = draft.settings.splice(at, visitors.length > 0 && at >= 0 ? 1 : 0);
  if (named === undefined || visitors.length === 0) return;
  const words = named.slot?.text ?? '';
  const tank = draft.addThing({ key: TANK, words });
  if (named.slot) named.slot.meaning = { as: 'thing', thing: tank };
  const inside = swimmers.length > 0 ? swimmers : [draft.addThing({ key: FISH, words, count: 2 })];
  for (const index of inside) draft.relate(index, 'in', tank);
  const isBusy = draft.relations.some(({ from }) => visitors.includes(from));
  for (const index of isBusy ? [] : visitors) draft.relate(index, 'face', tank);
}

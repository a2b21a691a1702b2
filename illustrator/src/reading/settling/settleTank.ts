import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';

const AQUARIUM = 'aquarium';
const TANK = 'fish-tank';
const FISH = 'fish';

/** "a cat looking at fish in an aquarium": whoever does not live in water is before a tank; what does is in it. */
export function settleTank(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  const named = draft.settings.find(({ setting }) => setting === AQUARIUM);
  const lives = (index: number) => {
    const { kind, home } = draft.record(index) ?? {};
    return kind === 'swimmer' || settings.get(home ?? '')?.kind === 'undersea';
  };
  const beings = [...draft.things.keys()].filter((index) => draft.isBeing(index));
  const [swimmers, visitors] = [beings.filter(lives), beings.filter((index) => !lives(index))];
  if (named === undefined || visitors.length === 0) return;
  draft.settings.splice(draft.settings.indexOf(named), 1);
  const words = named.slot?.text ?? '';
  const tank = draft.addThing({ key: TANK, words });
  if (named.slot) named.slot.meaning = { as: 'thing', thing: tank };
  const inside = swimmers.length > 0 ? swimmers : [draft.addThing({ key: FISH, words, count: 2 })];
  for (const index of inside) draft.relate(index, 'in', tank);
  const isBusy = draft.relations.some(({ from }) => visitors.includes(from));
  for (const index of isBusy ? [] : visitors) draft.relate(index, 'face', tank);
}

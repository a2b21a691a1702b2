import type { SettingRecord } from '../../stages/settingSchema.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

const AQUARIUM = 'aquarium';
const TANK = 'fish-tank';
const FISH = 'fish';

/** "a cat looking at fish in an aquarium": whoever does not live in water is before a tank; what does is in it. */
export function settleTank(draft: Draft, settings: ReadonlyMap<string, SettingRecord>): void {
  swimAround(draft);
  const named = draft.settings.find(({ setting }) => setting === AQUARIUM);
  const lives = (index: number) => {
    const { kind, home } = draft.record(index) ?? {};
    return kind === 'swimmer' || settings.get(home ?? '')?.kind === 'undersea';
  };
  const beings = [...draft.things.keys()].filter((index) => draft.isBeing(index));
  const [swimmers, visitors] = [beings.filter(lives), beings.filter((index) => !lives(index))];
  if (named !== undefined && visitors.length === 0) stockTank(draft, named.slot?.text ?? '');
  if (named === undefined || visitors.length === 0) return;
  draft.settings.splice(draft.settings.indexOf(named), 1);
  const words = named.slot?.text ?? '';
  const tank = draft.addThing({ key: TANK, words });
  if (named.slot) named.slot.meaning = { as: 'thing', thing: tank };
  const inside = swimmers.length > 0 ? swimmers : [draft.addThing({ key: FISH, words, count: 2 })];
  for (const index of inside) draft.relate(index, 'in', tank);
  // Beside a tank they look into it.
  for (const index of visitors) delete draft.things[index]?.looks.away;
  const isBusy = draft.relations.some(({ from }) => visitors.includes(from));
  for (const index of isBusy ? [] : visitors) draft.relate(index, 'face', tank);
}

/** "a fish tank with a little castle": a toy on its floor, and fish. */
function stockTank(draft: Draft, words: string): void {
  for (const [index, { looks }] of draft.things.entries()) {
    const { kind = 'object' } = draft.record(index) ?? {};
    if (!TOYS.has(kind)) continue;
    looks.toy = true;
    if (looks.size === 'small') delete looks.size;
  }
  if (draft.things.every(({ key }) => draft.recordOf(key)?.kind !== 'swimmer'))
    draft.addThing({ key: FISH, words, count: FISH_OF_TANK });
}

const FISH_OF_TANK = 3;
const TOYS: ReadonlySet<string> = new Set(['building', 'boat', 'vehicle']);

/** "a goldfish swimming around a castle in a fishbowl": in the bowl, beside the castle. */
function swimAround(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const bowl = draft.relations.find((one) => one.kind === 'in' && one.from === to)?.to;
    const isBowl = draft.record(bowl)?.places?.inside?.open === true;
    if (!BESIDE.has(kind) || draft.record(from)?.kind !== 'swimmer' || bowl === undefined || !isBowl)
      continue;
    Object.assign(relation, { kind: 'in', to: bowl });
  }
}

const BESIDE: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'around', 'over']);

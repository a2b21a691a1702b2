import type { Draft } from '../Draft.ts';
import { waveInWind } from './waveInWind.ts';

/** "leaves falling around a squirrel": many that are light are in the air, small, and no things beside it; what flies on a mast waves there. */
export function settleFalling(draft: Draft): void {
  waveInWind(draft);
  for (let index = draft.things.length - 1; index >= 0; index -= 1) {
    const weather = draft.record(index)?.drifts;
    const isHad = draft.relations.some(({ from, to }) => to === index && draft.isBeing(from));
    const isOne = draft.things[index]?.count === 1 || draft.isCounted(index);
    if (weather === undefined || isOne || isHad || draft.things.length < 2) continue;
    if (!isFalling(draft, index)) continue;
    draft.weather.add(weather);
    draft.removeThing(index, { as: 'weather', weather });
  }
}

function isFalling(draft: Draft, index: number): boolean {
  if (draft.things[index]?.looks.turned === 'over') return true;
  return draft.words.some(({ text, meaning }) => {
    const relation = meaning.as === 'relation' ? draft.relations[meaning.relation] : undefined;
    // Those that fall from a tree are under it.
    return relation?.from === index && relation.kind !== 'under' && FALLING.test(text);
  });
}

/** Words for what falls, by their beginnings. */
const FALLING = /^(fall|fell|float|cay|cae|tomb|fäll)/i;

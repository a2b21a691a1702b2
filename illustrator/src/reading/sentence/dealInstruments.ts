import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';
import { takeOne } from './takeOne.ts';

/** "three mice playing instruments", "kids playing guitar, drums and trumpet": another one for each; what is left over lies beside. */
export function dealInstruments(draft: Draft): void {
  const playing = draft.relations.filter(
    ({ kind, from, to }) => kind === 'play' && draft.isBeing(from) && areInstruments(draft, [to]),
  );
  const [doers, instruments] = [
    [...new Set(playing.map(({ from }) => from))],
    [...new Set(playing.map(({ to }) => to))],
  ];
  const many = doers.reduce((sum, doer) => sum + (draft.things[doer]?.count ?? 1), 0);
  const isOfAll = playing.length === doers.length * instruments.length;
  if (instruments.length < 2 || many < 2 || many > MOST || !isOfAll) return;
  deal(draft, playing, [doers.flatMap((doer) => [doer, ...apart(draft, doer)]), instruments]);
}

const MOST = 6;

/** Whether all are for hands to play music on. */
export function areInstruments(draft: Draft, things: readonly number[]): boolean {
  return things.every((index) => {
    const { kind, uses = [] } = draft.record(index) ?? {};
    return kind === 'object' && uses.includes('played') && uses.includes('held');
  });
}

function deal(
  draft: Draft,
  playing: readonly SceneRelation[],
  [doers, instruments]: readonly [doers: readonly number[], instruments: readonly number[]],
): void {
  for (const [at, from] of doers.entries()) {
    const like = instruments[at % instruments.length] ?? -1;
    const thing = draft.things[like];
    const to = at < instruments.length || thing === undefined ? like : draft.addThing({ ...thing, count: 1 });
    // "drums and triangles": each of several has one.
    if (thing !== undefined && !draft.isCounted(like)) thing.count = 1;
    const own = playing[at];
    if (own === undefined) draft.relate(from, 'play', to);
    else Object.assign(own, { from, to });
  }
  const first = playing[0];
  for (const relation of playing.slice(doers.length))
    if (first !== undefined)
      draft.dropRelation(draft.relations.indexOf(relation), draft.relations.indexOf(first));
  for (const spare of instruments.slice(doers.length)) draft.relate(spare, 'next-to', doers[0] ?? 0);
}

/** All but the first of several, each as a thing of its own. */
function apart(draft: Draft, several: number): number[] {
  const rest = (draft.things[several]?.count ?? 1) - 1;
  return Array.from({ length: rest }, () => takeOne(draft, several));
}

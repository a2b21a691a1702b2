import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "holding on to the edge of the pool", "hanging on it": in the water behind it, both hands on it. */
export function holdToRim(draft: Draft): void {
  stayAshore(draft);
  const rim = draft.things.findIndex(({ key }) => key === RIM);
  if (rim < 0) return;
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const isHeld = to === rim && HELD.has(kind) && draft.isBeing(from);
    if (!isHeld) continue;
    relation.kind = 'in';
    delete draft.things[from]?.pose;
  }
  kickWater(draft, rim);
}

/** "holding the edge of the pool, kicking": the water, no ball. */
function kickWater(draft: Draft, rim: number): void {
  const kick = draft.relations.find(
    ({ kind, from }) =>
      kind === 'kick' &&
      draft.relations.some((one) => one.kind === 'in' && one.from === from && one.to === rim),
  );
  const ball = draft.things[kick?.to ?? -1];
  if (kick !== undefined && ball !== undefined && draft.implied.has(ball))
    draft.removeThing(kick.to, { as: 'part', thing: kick.from });
}

/** "kids playing ball in the pool": who has something in hand that no water bears stands, unless swimming is said. */
function stayAshore(draft: Draft): void {
  for (const [index, thing] of draft.things.entries()) {
    const isSaid = draft.words.some(({ meaning }) => meaning.as === 'pose' && meaning.thing === index);
    const isBusy = draft.relations.some(
      ({ kind, from, to }) => from === index && from !== to && !draft.isBeing(to) && !CALM.has(kind),
    );
    if (thing.pose === 'swim' && !isSaid && isBusy && draft.record(index)?.kind === 'person')
      delete thing.pose;
  }
}

const CALM: ReadonlySet<RelationKind> = new Set<RelationKind>(['wear', 'next-to', 'look-at', 'face']);

const RIM = 'pool-edge';
const HELD: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'hold',
  'hang-from',
  'climb',
  'tend',
  'hug',
  'swing-on',
  'catch',
]);

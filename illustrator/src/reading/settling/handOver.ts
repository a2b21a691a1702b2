import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/** "giving her mom a flower", "showing a map to a friend": it is in a hand of each. */
export function handOver(draft: Draft): void {
  kickAway(draft);
  offer(draft);
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const giver = draft.things[from];
    if (kind !== 'face' || giver === undefined || !draft.giving.has(giver) || !hasHands(draft, to)) continue;
    const [given, ...others] = draft.relations.filter((one) => one.kind === 'hold' && one.from === from);
    if (given !== undefined) tieUp(draft, given);
    const isOne = [from, to, given?.to].every((index) => draft.things[index ?? -1]?.count === 1);
    // What is heavy and alive, or in the air, is in one pair of hands.
    const isHeavy =
      draft.isBeing(given?.to) &&
      (draft.record(given?.to)?.size ?? 0) > MOST_HANDED * (draft.record(from)?.size ?? 0);
    const isHandy = !isHeavy && draft.record(given?.to)?.rests !== 'air';
    if (given !== undefined) giveEach(draft, given.to, to);
    const isForMany = draft.relations.filter((one) => one.kind === 'face' && one.from === from).length > 2;
    if (given === undefined || others.length > 0 || !isOne || !isHandy || isForMany) continue;
    // "gives a boy a bandage on his knee": put on there.
    const worn = draft.relations.find((one) => one.kind === 'wear' && one.from === to && one.to === given.to);
    if (worn !== undefined) {
      Object.assign(given, { kind: 'tend', to, ...(worn.at ? { at: worn.at } : {}) });
      continue;
    }
    const having = [from, to].map((each) => ({ kind: 'share' as const, from: each, to: given.to }));
    const both = draft.relations.filter((one) => one === given || one === relation);
    for (const [index, one] of both.entries()) Object.assign(one, having[index]);
  }
}

/** Who is handed over is so large at most beside who does it. */
const MOST_HANDED = 0.4;

/** "giving flowers to his teacher": a bouquet of them, where nobody says how many. */
function tieUp(draft: Draft, { from, to }: SceneRelation): void {
  const [giver, flowers, bunched] = [draft.things[from], draft.things[to], draft.record(to)?.bunched];
  if (giver?.count !== 1 || flowers === undefined || bunched === undefined) return;
  if (flowers.count > 1 && !draft.isCounted(to)) Object.assign(flowers, { key: bunched, count: 1 });
}

/** "handing cones to two girls": one for each, where nobody says how many. */
function giveEach(draft: Draft, given: number, to: number): void {
  const [things, those] = [draft.things[given], draft.things[to]];
  if (things === undefined || those === undefined || draft.isCounted(given)) return;
  if (things.count > 1 && those.count === 2) things.count = 2;
}

/** "he dropped his ice cream and his sister shares hers": what one alone shares is held out to the other one who is there. */
function offer(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const isOne = draft.things[from]?.count === 1 && !draft.isBeing(to);
    const isSharedAlone = draft.relations.every(
      (one) => one === relation || one.kind !== 'share' || one.to !== to,
    );
    const others = [...draft.things.keys()].filter(
      (index) => index !== from && draft.isBeing(index) && !draft.isWorn(index),
    );
    const other = others.find((index) => draft.things[index]?.looks.mood === 'sad') ?? others[0];
    if (kind !== 'share' || !isOne || !isSharedAlone || other === undefined) continue;
    relation.kind = 'hold';
    draft.relate(from, 'face', other);
  }
}

/** "a goalie catching the ball that a striker kicks": it has left the foot of who kicks it, who looks after it. */
function kickAway(draft: Draft): void {
  for (const relation of draft.relations) {
    const caught = draft.relations.find(
      ({ kind, from, to }) => kind === 'catch' && to === relation.to && from !== relation.from,
    );
    if (relation.kind === 'kick' && caught !== undefined)
      Object.assign(relation, { kind: 'face', to: caught.from });
  }
}

function hasHands(draft: Draft, index: number): boolean {
  return draft.record(index)?.kind === 'person' || draft.isAnimal(index);
}

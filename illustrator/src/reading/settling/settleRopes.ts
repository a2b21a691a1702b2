import type { Draft } from '../Draft.ts';

/** What ropes and leashes are between two: the line that is drawn there anyway. */
export function settleRopes(draft: Draft): void {
  leadByLeash(draft);
  tugRopes(draft);
  tugBetween(draft);
  jumpBetween(draft);
}

/** "walking a dog on a leash", "holding a dog's leash": the line between both is the leash. */
function leadByLeash(draft: Draft): void {
  const leash = draft.things.findIndex((_, index) => draft.record(index)?.uses?.includes('led-by'));
  if (leash < 0) return;
  const led = draft.relations.find(({ kind, to }) => kind === 'pull' && to !== leash);
  // A rope may be for anything else.
  if (led === undefined && draft.record(leash)?.uses?.includes('climbed')) return;
  const bearer = led?.from ?? draft.things.findIndex((_, index) => draft.record(index)?.kind === 'person');
  const animal = led?.to ?? draft.things.findIndex((_, index) => index !== bearer && draft.isAnimal(index));
  const leader = draft.things[bearer];
  if (animal < 0 || leader === undefined) return;
  if (draft.isBeing(bearer)) leader.pose ??= 'walk';
  const said = draft.relations.filter(({ from, to }) => from === bearer && to === animal);
  for (const relation of said) if (relation.kind === 'hold') relation.kind = 'pull';
  if (!said.some(({ kind }) => kind === 'pull')) draft.relate(bearer, 'pull', animal);
  draft.removeThing(leash, { as: 'part', thing: animal > leash ? animal - 1 : animal });
}

/** "two dogs pulling on a rope": one at each end. */
function tugRopes(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    if (kind !== 'pull' || draft.record(to)?.uses?.includes('led-by') !== true) continue;
    const pulling = draft.relations.filter((one) => one.kind === 'pull' && one.to === to);
    const other = pulling.find((one) => one.from !== from)?.from ?? from;
    const thing = draft.things[from];
    if (thing === undefined || !draft.isBeing(from) || !draft.isBeing(other)) continue;
    // "against an elephant".
    const isAgainst = draft.relations.some((one) => one.kind === 'tug' && one.from === from);
    if (other === from && thing.count < 2 && !isAgainst) continue;
    if (!isAgainst) draft.relate(from, 'tug', other);
    draft.removeThing(to, { as: 'part', thing: from > to ? from - 1 : from });
    return;
  }
}

/** "two dogs tugging on a toy": what is small is between two, and the others are beside them. */
function tugBetween(draft: Draft): void {
  for (const { kind, from, to } of [...draft.relations]) {
    const pulling = draft.relations.filter((one) => one.kind === 'pull' && one.to === to);
    const many = pulling.reduce((sum, one) => sum + (draft.things[one.from]?.count ?? 1), 0);
    const [record, own] = [draft.record(to), draft.record(from)];
    const isSmall = (record?.size ?? 1) < SMALL * (own?.size ?? 0) && !record?.uses?.includes('harnessed');
    const areAnimals = pulling.every((one) => draft.isAnimal(one.from)) && !draft.isBeing(to);
    if (kind !== 'pull' || many < 2 || !isSmall || !areAnimals || draft.things[to]?.count !== 1) continue;
    const group = draft.things[from];
    if (pulling.length === 1 && group !== undefined && many > 2) {
      const rest = { ...group, looks: { ...group.looks }, count: many - 2 };
      group.count = 2;
      draft.relate(draft.addThing(rest), 'face', from);
    }
    for (const one of pulling) one.kind = 'share';
  }
}

/** As a share of who pulls. */
const SMALL = 1.2;

/** "two kids turning a rope while a third one jumps": over the rope between them. */
function jumpBetween(draft: Draft): void {
  const turned = draft.relations.find(
    ({ kind, from }) => kind === 'tug' && draft.things[from]?.pose === TURNS,
  );
  if (turned === undefined) return;
  const isOther = (index: number) => index !== turned.from && index !== turned.to && draft.isBeing(index);
  const jumper = draft.things.findIndex(({ pose }, index) => pose === 'jump' && isOther(index));
  // "two girls turning a rope for a boy".
  const faced = draft.relations.findIndex(
    ({ kind, from, to }) => kind === 'face' && from === turned.from && isOther(to),
  );
  const over = jumper >= 0 ? jumper : (draft.relations[faced]?.to ?? -1);
  if (over < 0) return;
  Object.assign(draft.things[over] ?? {}, { pose: 'jump' });
  turned.also = over;
  if (faced >= 0) draft.dropRelation(faced, draft.relations.indexOf(turned));
}

/** The pose of those who turn a rope: those who pull at it lean back. */
const TURNS = 'stand';

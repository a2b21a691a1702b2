import { goesOnFours } from '../../things/fourLegged.ts';
import type { Draft } from '../Draft.ts';
import { NURSED, SUCKLED } from '../languages/deedWords.ts';
import type { SceneRelation } from '../Scene.ts';

/** "piglets drinking milk from their mother", "a cat nursing her kittens": the young are at her belly, and nobody has a glass. */
export function suckle(draft: Draft): void {
  for (const relation of [...draft.relations]) {
    const { kind, from, to } = relation;
    if (kind === 'drink' && MILK.test(draft.things[to]?.key ?? '')) drinkFromMother(draft, relation);
    else if (kind === 'drink' && isMother(draft, to, from)) standAt(draft, relation);
    else if (kind === 'tend' && NURSED.test(wordOf(draft, relation)) && isMother(draft, from, to)) {
      standAt(draft, Object.assign(relation, { from: to, to: from }));
      takeAwayTools(draft, from);
    } else if (kind === 'in-front-of' && SUCKLED.test(wordOf(draft, relation)) && isMother(draft, to, from))
      standAt(draft, relation);
  }
}

const MILK = /milk/;

function drinkFromMother(draft: Draft, relation: SceneRelation): void {
  const milk = relation.to;
  const given = draft.relations.find(
    ({ kind, from, to }) => BESIDE.has(kind) && (from === milk || to === milk) && from !== relation.from,
  );
  const mother = given === undefined ? -1 : given.from === milk ? given.to : given.from;
  if (!isMother(draft, mother, relation.from)) return;
  relation.to = mother;
  standAt(draft, relation);
  draft.removeThing(milk, { as: 'relation', relation: draft.relations.indexOf(relation) });
}

const BESIDE: ReadonlySet<string> = new Set(['next-to', 'hold', 'face']);

/** Whether one animal may have another one for its young. */
function isMother(draft: Draft, mother: number, young: number): boolean {
  const [one, other] = [draft.record(mother), draft.record(young)];
  if (one === undefined || other === undefined || !goesOnFours(one) || !goesOnFours(other)) return false;
  return (
    draft.things[mother]?.count === 1 && (draft.things[young]?.looks.young === true || other.size < one.size)
  );
}

function standAt(draft: Draft, relation: SceneRelation): void {
  relation.kind = 'in-front-of';
  delete relation.at;
  for (const index of [relation.from, relation.to])
    Object.assign(draft.things[index] ?? {}, { pose: 'walk' });
}

/** Who has milk for them needs no bandage. */
function takeAwayTools(draft: Draft, mother: number): void {
  const held = draft.relations.filter(({ kind, from }) => kind === 'hold' && from === mother);
  for (const { to } of held) {
    const tool = draft.things[to];
    if (tool !== undefined && NURSED.test(tool.words)) draft.removeThing(to, { as: 'pose', thing: mother });
  }
}

function wordOf(draft: Draft, relation: SceneRelation): string {
  const at = draft.relations.indexOf(relation);
  const word = draft.words.find(({ meaning }) => meaning.as === 'relation' && meaning.relation === at);
  return word?.text ?? '';
}

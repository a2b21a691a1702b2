import type { Draft } from '../Draft.ts';
import { POUCH } from '../languages/groupWords.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

const ABOARD: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'ride', 'drive', 'row']);

/** "a joey in its mom's pouch": she has it there, and a baby is one of her kind. */
export function fillPouches(draft: Draft): void {
  for (const [index, relation] of draft.relations.entries()) {
    const [mother, young] =
      relation.kind === 'hold' ? [relation.from, relation.to] : [relation.to, relation.from];
    const body = draft.record(mother)?.poses?.sit;
    const isPouch = body !== undefined && 'body' in body && body.body?.front === 'pouch';
    const thing = draft.things[young];
    const isFed = relation.kind === 'feed' && draft.record(relation.from)?.kind === 'flier';
    if (isFed) beOfKind(draft, relation.to, relation.from);
    const isThere =
      relation.kind === 'hold' || ABOARD.has(relation.kind) || isAlong(draft, relation, [mother, young]);
    if (!isPouch || thing === undefined || !isThere || !draft.isBeing(young)) continue;
    draft.relations[index] = { ...relation, kind: 'hold', from: mother, to: young };
    beOfKind(draft, young, mother);
    delete thing.pose;
  }
  peekOut(draft);
}

/** "a kangaroo with a joey", but not "a joey next to a kangaroo". */
function isAlong(draft: Draft, { kind }: SceneRelation, [mother, young]: readonly [number, number]): boolean {
  const [grown, thing] = [draft.things[mother], draft.things[young]];
  return (
    kind === 'next-to' &&
    mother < young &&
    thing?.count === 1 &&
    draft.youngOf(grown?.key ?? '') === thing.key
  );
}

/** "a bird feeding the babies": young ones of its kind. */
function beOfKind(draft: Draft, index: number, parent: number): void {
  const [thing, key] = [draft.things[index], draft.things[parent]?.key];
  if (thing?.key !== 'baby' || key === undefined) return;
  thing.key = draft.youngOf(key) ?? key;
  delete thing.pose;
  if (thing.key === key) thing.looks.young = true;
}

/** "a joey watching from the pouch": that of its own kind. */
function peekOut(draft: Draft): void {
  const pouch = draft.words.find(({ text, meaning }) => meaning.as === 'part' && POUCH.test(text));
  const young = draft.things.findIndex(({ key }) => draft.grownOf(key) !== key);
  const mother = draft.things.findIndex(({ key }) => key === draft.grownOf(draft.things[young]?.key ?? ''));
  if (pouch === undefined || young < 0 || mother < 0 || draft.things[young]?.count !== 1) return;
  draft.replaceRelation([young, mother], { kind: 'hold', from: mother, to: young }, pouch);
  delete draft.things[young]?.pose;
}

import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "a koala with a baby on its back climbing a tree": who is upright on its way up or hangs there has it at its shoulders. */
export function clingToClimber(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const isBorne = kind === 'on' && draft.isBeing(from) && draft.isBeing(to);
    const isUpright = draft.relations.some((one) => one.from === to && UPRIGHT.has(one.kind));
    if (!isBorne || !isUpright) continue;
    relation.kind = 'on-shoulders';
    delete relation.at;
    delete draft.things[from]?.pose;
  }
}

const UPRIGHT: ReadonlySet<RelationKind> = new Set<RelationKind>(['climb', 'hang-from']);

/** "a bear fishing in a stream": who has a rod does not swim there. */
export function fishAshore(draft: Draft): void {
  for (const { kind, from } of draft.relations)
    if (kind === 'fish' && draft.things[from]?.pose === 'swim') delete draft.things[from].pose;
}

/** "a monkey swinging between two trees": on a vine, as what lives in the jungle does; no playground is there. */
export function swingByVines(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const swing = draft.things[to];
    if (kind !== 'swing-on' || swing === undefined || !draft.implied.has(swing)) continue;
    const { home, kind: own } = draft.record(from) ?? {};
    if (own !== 'animal' || home !== 'jungle') continue;
    swing.key = VINE;
    // Each has one.
    if ((draft.things[from]?.count ?? 1) <= MOST_VINES) swing.count = draft.things[from]?.count ?? 1;
  }
}

const VINE = 'liana';
const MOST_VINES = 3;

/** "an octopus holding different things": one in each arm, nothing beside it. */
export function holdInArms(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    if (kind !== 'hold' || draft.record(from)?.tips === undefined) continue;
    const said = draft.things[to]?.words;
    for (const other of draft.relations)
      if (other.kind === 'next-to' && other.to === from && draft.things[other.from]?.words === said)
        Object.assign(other, { kind, from, to: other.from });
  }
}

/** "a panda hanging from a branch upside down": the panda is. */
export function hangHeadDown(draft: Draft): void {
  for (const [at, relation] of draft.relations.entries()) {
    const { kind, from, to } = relation;
    const looks = draft.things[to]?.looks;
    if (kind !== 'hang-from' || looks?.turned !== 'upside-down' || !draft.isBeing(from)) continue;
    relation.kind = 'hang-by-feet';
    delete looks.turned;
    for (const { meaning } of draft.words)
      if (meaning.as === 'look' && meaning.thing === to && meaning.look === 'turned')
        Object.assign(meaning, { as: 'relation', relation: at });
  }
}

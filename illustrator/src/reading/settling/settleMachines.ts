import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "the ladder of a fire truck": the truck has it, and is not in it. */
export function ownLadders(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const isOwn = draft.record(to)?.within?.[draft.things[from]?.key ?? ''] !== undefined;
    if (kind === 'in' && isOwn && draft.record(from)?.kind === 'vehicle')
      Object.assign(relation, { kind: 'on', from: to, to: from });
  }
}

/** "a fire truck with its ladder up at a house": what is climbed on a vehicle reaches up to the building there. */
export function raiseLadders(draft: Draft): void {
  for (const relation of draft.relations) {
    const sides = [relation.from, relation.to] as const;
    const machine = sides.find((side) => isLadder(draft, side));
    const building = sides.find((side) => draft.record(side)?.kind === 'building');
    if (!AT.has(relation.kind) || machine === undefined || building === undefined) continue;
    Object.assign(relation, { kind: 'load', from: machine, to: building });
  }
}

/** "an excavator loading a dump truck": what goes on wheels beside a machine that fills things is filled by it, with what it digs. */
export function loadBeds(draft: Draft): void {
  for (const [at, relation] of draft.relations.entries()) {
    const { kind, from, to } = relation;
    const [machine, bed] = [draft.record(from), draft.record(to)];
    const fills = Object.values(machine?.works ?? {}).some(({ onto }) => onto === 'load');
    const isAtWork = machine?.names.en.length === 0;
    const isBed = bed?.kind === 'vehicle' && (bed.as?.load !== undefined || bed.loaded !== undefined);
    const isSaid = draft.words.some(({ meaning }) => meaning.as === 'relation' && meaning.relation === at);
    if (kind !== 'next-to' || isSaid || !fills || !isAtWork || !isBed) continue;
    relation.kind = 'load';
    // What it is filled with is on the machine's own picture.
    for (const one of draft.relations)
      if (one.to === to && machine?.has?.includes(draft.things[one.from]?.key ?? '')) one.to = from;
  }
}

const AT: ReadonlySet<RelationKind> = new Set<RelationKind>(['next-to', 'lean-on']);

/** "a boy on a ladder to the treehouse": it stands at that, and he climbs it. */
export function climbTo(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from } = relation;
    const isUp = draft.record(from)?.uses?.includes('climbed') && draft.record(from)?.kind === 'object';
    if (kind !== 'face' || !isUp) continue;
    relation.kind = 'next-to';
    for (const one of draft.relations) {
      const climber = draft.things[one.from];
      if (one.kind !== 'on' || one.to !== from || climber === undefined || !draft.isBeing(one.from)) continue;
      if (climber.pose !== undefined && climber.pose !== 'stand') continue;
      Object.assign(one, { kind: 'climb' });
      climber.pose = 'climb';
    }
  }
}

function isLadder(draft: Draft, index: number): boolean {
  const { kind, places, uses } = draft.record(index) ?? {};
  return kind === 'vehicle' && places?.tool !== undefined && uses?.includes('climbed') === true;
}

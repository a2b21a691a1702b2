import type { BodySpot } from '../../things/recordTerms.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/**
 * "putting a carrot on the snowman", "putting the star on the tree": what something is drawn with is there, the hand of who
 * puts it on at its place; a star goes up in the hand.
 */
export function putWhereItIs(draft: Draft): void {
  for (let at = 0; at < draft.relations.length; at += 1) {
    const relation = draft.relations[at];
    if (relation === undefined || !draft.isBeing(relation.from)) continue;
    if (putOn(draft, at) || letGoOf(draft, at)) at = -1;
  }
}

/** Has somebody at the host of what is put on it; returns whether a relation has changed. */
function putOn(draft: Draft, at: number): boolean {
  const relation = draft.relations[at];
  const thing = draft.things[relation?.to ?? -1];
  if (relation === undefined || thing === undefined) return false;
  const { kind, from, to } = relation;
  const key = thing.key === NOSE ? CARROT : thing.key;
  if (kind === 'tend' && key === STAR) starTree(draft, to);
  const host = draft.things.findIndex((_, index) => draft.record(index)?.has?.includes(key) === true);
  const there = draft.relations.findIndex(
    (one) =>
      one.from === to &&
      one.to === host &&
      (THERE.has(one.kind) || (key === STAR && one.kind === 'hang-from')) &&
      one !== relation,
  );
  // A hat is put on as one on anybody.
  if (draft.record(to)?.worn !== undefined) return false;
  // "hanging a star on top of the tree": in the hand of who is at it.
  const trimmed = draft.relations.findIndex(
    (one) => kind === 'hold' && key === STAR && one.kind === 'tend' && one.from === from && one.to === host,
  );
  const isNose = thing.key === NOSE && (kind === 'hold' || kind === 'tend');
  const isPut = isNose || trimmed >= 0 || (kind === 'tend' && there >= 0);
  if (host < 0 || host === from || !isPut) return false;
  if (!draft.isBeing(host)) {
    // What is for the top is held up beside it.
    const isForTop = thing.key === STAR;
    if (isForTop) thing.key = draft.record(to)?.as?.['hold-up'] ?? thing.key;
    relation.kind = isForTop ? 'hold-up' : 'hold';
    Object.assign(draft.relations[Math.max(there, trimmed)] ?? {}, {
      kind: isForTop ? 'face' : 'tend',
      from,
      to: host,
    });
    return true;
  }
  const spot: BodySpot = key === CARROT ? 'cheek' : 'head';
  Object.assign(relation, { kind: 'tend', to: host, at: spot });
  draft.removeThing(to, { as: 'part', thing: host > to ? host - 1 : host });
  return true;
}

/** "putting the star on the tree": there is one tree that has a star. */
function starTree({ things, relations }: Draft, star: number): void {
  const tree =
    things[
      relations.find(({ kind, from }) => from === star && (kind === 'on' || kind === 'hang-from'))?.to ?? -1
    ];
  if (tree?.key === 'tree') tree.key = 'christmas-tree';
}

/** "building a snowman, one is putting on the hat": nobody has the whole of it in the arms. */
function letGoOf(draft: Draft, at: number): boolean {
  const relation = draft.relations[at];
  if (relation?.kind !== 'hold' || draft.record(relation.to)?.has === undefined) return false;
  const { from, to } = relation;
  const same = draft.relations.findIndex((one) => one !== relation && one.to === to && MADE.has(one.kind));
  if (same < 0) return false;
  const own = draft.relations.findIndex((one) => one.from === from && one.to === to && MADE.has(one.kind));
  if (own >= 0) draft.dropRelation(at, own > at ? own - 1 : own);
  else Object.assign(relation, { kind: 'tend', ...(draft.isBeing(to) ? { at: 'head' } : {}) });
  return true;
}

const NOSE = 'nose';
const STAR = 'star';
const CARROT = 'carrot';
const THERE: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'face']);
const MADE: ReadonlySet<RelationKind> = new Set<RelationKind>(['build', 'tend']);

import { isPrinted } from '../../things/isPrinted.ts';
import type { Draft } from '../Draft.ts';
import type { SceneRelation } from '../Scene.ts';

/**
 * "a shirt with a dinosaur on it", "a mug with a heart", "a boy in a shirt with a rocket on it": one picture on what has room for
 * one is printed there, and nothing stands on it.
 */
export function printMotifs(draft: Draft): void {
  for (let at = draft.relations.length - 1; at >= 0; at -= 1) {
    const relation = draft.relations[at];
    const bearer = relation && bearerOf(draft, relation);
    if (relation === undefined || bearer === undefined) continue;
    const { from } = relation;
    const { key = '', count = 1 } = draft.things[from] ?? {};
    // "a dress with flowers", "dinosaur pajamas": all over it.
    const isOne =
      (count === 1 || isOnEach(draft, from, bearer)) &&
      (draft.isBeing(bearer) || draft.record(bearer)?.board !== undefined);
    const [look, motif] = !isOne ? (['print', [key]] as const) : (['motif', key] as const);
    Object.assign(draft.things[bearer]?.looks ?? {}, { [look]: motif });
    draft.removeThing(from, { as: 'look', thing: bearer > from ? bearer - 1 : bearer, look });
    at = draft.relations.length;
  }
}

/** On whom or what it is printed: a worn shirt is drawn with who wears it. */
function bearerOf(draft: Draft, relation: SceneRelation): number | undefined {
  const { kind, from, to, at } = relation;
  const motif = draft.things[from];
  const isFree = draft.relations.every((one) => one === relation || (one.from !== from && one.to !== from));
  // "an owl on a sign" sits there.
  const isGuest = from < to && draft.isBeing(from) && draft.record(to)?.kind !== 'clothes';
  if (kind !== 'on' || at !== undefined || !isFree || isGuest) return undefined;
  if (motif === undefined || motif.pose !== undefined) return undefined;
  const isSign = draft.record(from)?.kind === 'symbol' && draft.record(to)?.board !== undefined;
  const wearing = draft.relations.find(
    (one) => one.kind === 'wear' && isGround(draft, one.to) && (one.to === to || one.from === to),
  );
  const isSeveral = motif.count > 1 && !(wearing && isOnEach(draft, from, wearing.from));
  if (isSeveral && (isSign || draft.isWorn(to) || draft.isBeing(to))) return undefined;
  if (wearing === undefined) return isGround(draft, to) || isSignOnCloth(draft, from, to) ? to : undefined;
  const isFigure = draft.isBeing(wearing.from) && from > wearing.to;
  return isFigure ? wearing.from : undefined;
}

/** "two bears in sweaters with hearts on them": one on each. */
function isOnEach(draft: Draft, motif: number, bearer: number): boolean {
  return (draft.things[bearer]?.count ?? 1) > 1 && draft.isBeing(bearer) && !draft.isCounted(motif);
}

/** "boots with stars on them": a sign is no thing that lies there. */
function isSignOnCloth(draft: Draft, from: number, to: number): boolean {
  const sign = draft.record(from);
  return draft.record(to)?.kind === 'clothes' && (sign?.kind === 'symbol' || sign?.drifts !== undefined);
}

function isGround(draft: Draft, index: number): boolean {
  const record = draft.record(index);
  // What is written on has no room for a picture.
  return record !== undefined && isPrinted(record) && !(record.bearsWriting && draft.texts.length > 0);
}

import { hasInside } from '../../things/parts.ts';
import type { Draft, Slot } from '../Draft.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "a truck carrying logs": what has no hands has it in or on it. */
export function loadOn(
  sentence: Sentence,
  [doer]: readonly number[],
  objects: readonly number[],
  slot: Slot | undefined,
): boolean {
  const record = sentence.draft.record(doer);
  if (doer === undefined || record === undefined || !CARRIERS.has(record.kind)) return false;
  // "a bus picking up children": those who can are in it; animals are on the bed of a truck.
  const isBoarded =
    record.windowed !== undefined &&
    objects.every((index) =>
      record.loaded === undefined
        ? sentence.draft.isBeing(index)
        : sentence.draft.record(index)?.kind === 'person',
    );
  // "a mail truck delivering a present": it is unloaded before it, and not on its roof.
  const isClosed = record.kind === 'vehicle' && record.loaded === undefined;
  const isBrought = sentence.verb?.record.handsOver === true && isClosed && !isBoarded;
  // What a food truck sells is on its sign.
  const signed = record.as?.on;
  const isSigned = isBrought && sentence.draft.recordOf(signed ?? '')?.board !== undefined;
  const kind = isSigned ? 'on' : isBrought ? 'next-to' : !hasInside(record) && !isBoarded ? 'on' : 'in';
  // Those whom a bus picks up get on at its door.
  const opened = isBoarded && sentence.verb?.record.plucks === true ? record.opened : undefined;
  const carrier = sentence.draft.things[doer];
  if (carrier !== undefined && opened !== undefined) carrier.key = opened;
  if (carrier !== undefined && signed !== undefined && isSigned) carrier.key = signed;
  // It lifts and holds as what it is, with no arms of its own.
  delete carrier?.pose;
  if (!relateAll(sentence, kind, [objects, [doer]], slot)) return false;
  nameRelation(sentence, slot, { kind, from: objects[0] });
  return true;
}

/** "a truck with hay on the back", "with a dog in the back": in its bed. */
export function loadBack(
  draft: Draft,
  [carrier, load]: readonly [number | undefined, number | undefined],
  { preposition, slot }: Pick<OpenPreposition, 'preposition' | 'slot'>,
): boolean {
  const record = draft.record(carrier);
  if (carrier === undefined || load === undefined || record === undefined) return false;
  if (record.kind !== 'vehicle' || !(record.loaded !== undefined || hasInside(record))) return false;
  if (preposition !== 'in' && preposition !== 'on') return false;
  draft.replaceRelation([carrier, load], { kind: 'in', from: load, to: carrier }, slot);
  return true;
}

const CARRIERS = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft', 'furniture', 'building']);

/** A word that was read as a pose says how two stand to each other, where they do. */
export function nameRelation(
  { draft }: Sentence,
  word: Slot | undefined,
  { kind, from }: { kind: RelationKind; from: number | undefined },
): void {
  if (word?.meaning.as !== 'pose') return;
  const relation = draft.relations.findIndex((each) => each.kind === kind && each.from === from);
  if (relation >= 0) word.meaning = { as: 'relation', relation };
}

import { hasPart } from '../../things/parts.ts';
import type { PartFamily } from '../../things/recordSchema.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** "a ship with fish swimming through the windows", "flags on every tower of a castle": those of what was named before. */
export function lookThroughOwn(draft: Draft): void {
  for (let part = draft.things.length - 1; part > 0; part -= 1) {
    const isAt = draft.relations.some(({ kind, to }) => to === part && AT_PART.has(kind));
    const whole = draft.things.findLastIndex(
      (thing, index) =>
        index < part && thing.count === 1 && isPartOf(draft, part, index) && !isAtIt(draft, index, part),
    );
    // "a cottage with a chimney, surrounded by bushes": it is on nothing but that.
    const isPart = draft.relations.every(
      ({ kind, from, to }) => from !== part || (to === whole && HAD.has(kind)),
    );
    if (isAt && isPart && whole >= 0) draft.joinThing(part, whole);
  }
}

/** "a helicopter on a roof": that of no helicopter. */
function isAtIt({ relations }: Draft, index: number, part: number): boolean {
  return relations.some(({ kind, from, to }) => from === index && to === part && AT_PART.has(kind));
}

function isPartOf(draft: Draft, part: number, whole: number): boolean {
  const isHad = draft.record(whole)?.has?.includes(draft.things[part]?.key ?? '') === true;
  return !draft.isBeing(whole) && (isBuiltIn(draft, part, whole) || (isHad && isBuilt(draft, part, whole)));
}

/** A roof, or the chimney of a house. */
function isBuilt(draft: Draft, part: number, whole: number): boolean {
  const kind = draft.record(part)?.kind;
  return kind === 'building' || (kind === 'object' && draft.record(whole)?.kind === 'building');
}

const AT_PART: ReadonlySet<RelationKind> = new Set<RelationKind>(['through', 'on', 'look-out-of', 'around']);
const HAD: ReadonlySet<RelationKind> = new Set<RelationKind>(['in', 'on', 'next-to']);

/** "a tree house with a ladder and a round window", "a snowman with stick arms": what all of its kind have is no second one. */
export function isBuiltIn(draft: Draft, part: number, whole: number): boolean {
  const family = BUILT_IN[draft.things[part]?.key ?? ''];
  const [thing, record] = [draft.things[part], draft.record(whole)];
  if (family === undefined || thing === undefined || record === undefined || whole > part) return false;
  // A roof has no other one, and nobody is an arm.
  if (BUILT_IN[record.key] !== undefined || draft.isCounted(part) || thing.pose !== undefined) return false;
  return hasPart(record, family);
}

const BUILT_IN: Readonly<Record<string, PartFamily>> = {
  window: 'opening',
  door: 'opening',
  'open-door': 'opening',
  roof: 'roof',
  arm: 'arm',
  head: 'face',
  wheel: 'wheel',
  mast: 'sail',
};

import { isSmall } from '../../stages/isSmall.ts';
import { isHandmade } from '../../things/isHandmade.ts';
import type { Thing } from '../../things/Things.ts';
import { isHighTree } from '../../things/trees.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind } from '../Scene.ts';

/** The room where people work at a table: food in a kitchen, all else in any room. */
export function roomOfWork(draft: Draft): string | undefined {
  // What is held up to hang it is for the wall of a room.
  const isHung = draft.relations.some(
    ({ kind, to }) => kind === 'hold-up' && draft.record(to)?.rests === 'wall',
  );
  if (isHung) return 'room';
  const work = draft.relations.find(
    ({ kind, from, to }) =>
      AT_TABLE.has(kind) && draft.record(from)?.kind === 'person' && isWorkedOn(draft, to),
  );
  if (work === undefined || draft.things.some((_, index) => isOutdoors(draft.record(index))))
    return undefined;
  return draft.record(work.to)?.kind === 'food' ? 'kitchen' : 'room';
}

/** What no room has: a building, a tree. */
function isOutdoors(record: Thing | undefined): boolean {
  return record?.kind === 'building' || isHighTree(record);
}

const AT_TABLE: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'build', 'hands-on', 'paint']);

function isWorkedOn(draft: Draft, index: number): boolean {
  const record = draft.record(index);
  const isFigure = draft.things[index]?.looks.toy === true;
  return record !== undefined && (isFigure || isSmall(record.key) || isHandmade(record));
}

import { isSmall } from '../../stages/isSmall.ts';
import { isHandmade } from '../../things/isHandmade.ts';
import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';
import { TABLE } from './setTable.ts';

/** What people work on lies on the table that is named, and several things that one works on lie on one table. */
export function workAtTable(draft: Draft): void {
  takeOne(draft);
  sitToWork(draft);
  drawOnSheet(draft);
  sitWithTool(draft);
  standAtDesk(draft);
  layWhereWorked(draft);
  shareTable(draft);
}

/** "coloring with crayons": one is in the hand that does it. */
function takeOne(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const isAtWork = draft.relations.some(
      (one) => one.from === from && one.to !== to && WORKED.has(one.kind),
    );
    const [doer, tool] = [draft.things[from], draft.things[to]];
    if (kind !== 'hold' || !isAtWork || doer?.count !== 1 || !isWrittenWith(draft, to)) continue;
    if (tool !== undefined && !draft.isCounted(to)) tool.count = 1;
  }
}

/** "working at his desk": who has no tool for it sits there. */
function sitToWork(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const { kind: of, uses } = draft.record(to) ?? {};
    const hasTool = draft.relations.some((one) => one.kind === 'hold' && one.from === from);
    if (kind === 'tend' && of === 'furniture' && uses?.includes('sat-at') && !hasTool)
      relation.kind = 'sit-at';
  }
}

/** "coloring a picture": with a pencil on a sheet, where nobody says that an easel is there. */
function drawOnSheet(draft: Draft): void {
  for (const { kind, from, to } of draft.relations) {
    const [picture, as] = [draft.things[to], draft.record(to)?.canvas];
    if (kind !== 'paint' || as === undefined || picture?.key !== as.shown || isNamed(draft, to)) continue;
    const hasPencil = draft.relations.some(
      (one) => one.kind === 'hold' && one.from === from && isWrittenWith(draft, one.to),
    );
    if (hasPencil) picture.key = as.sheet;
  }
}

/** Whether it is there by a name of its own, and not by the word for a picture. */
function isNamed(draft: Draft, thing: number): boolean {
  const words = draft.things[thing]?.words.toLowerCase() ?? '';
  return Object.values(draft.record(thing)?.names ?? {}).some((all) =>
    all.some((name) => words.includes(name.split('/')[0] ?? name)),
  );
}

/** "drawing with crayons at her desk", "decorating cookies at the table": who does it sits there, not the crayons. */
function sitWithTool(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to, words } = relation;
    if (kind !== 'next-to' || words === undefined || !isTable(draft.record(to))) continue;
    const doers = draft.relations.filter(
      (one) => one.to === from && HANDLED.has(one.kind) && draft.record(one.from)?.kind === 'person',
    );
    const [first] = doers;
    if (first === undefined || draft.isBeing(from)) continue;
    Object.assign(relation, { kind: 'sit-at', from: first.from });
    for (const { from: doer } of doers.slice(1)) draft.relate(doer, 'sit-at', to);
    const isShared = doers.length > 1 || (draft.things[first.from]?.count ?? 1) > 1;
    for (const work of isShared ? draft.relations : [])
      if (doers.some((doer) => doer.from === work.from) && isWork(draft, work) && !isPlaced(draft, work.to))
        Object.assign(work, { kind: 'on', from: work.to, to });
  }
}

/** "drawing at her desk", "kids doing homework at a table": what is drawn or written lies there, the tool in hand at it. */
function standAtDesk(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind !== 'sit-at' || draft.things[from]?.pose !== undefined) continue;
    const isAlone = draft.relations.every((one) => one.to !== to || one.kind === 'on' || one === relation);
    const work = draft.relations.find((one) => one.kind === 'paint' && one.from === from);
    const lying = draft.relations.find((one) => one.to === to && one.kind === 'on')?.from;
    if (isAlone && lying !== undefined && isWrittenOn(draft, from, lying))
      Object.assign(relation, { kind: 'tend', to: lying });
    else if (isAlone && work !== undefined && !isPlaced(draft, work.to)) layWork(draft, relation, work.to);
  }
}

/** Whether one has a pencil in hand for a sheet or a letter there. */
function isWrittenOn(draft: Draft, doer: number, thing: number): boolean {
  const isHeld = draft.relations.some(
    ({ kind, from, to }) => kind === 'hold' && from === doer && isWrittenWith(draft, to),
  );
  return isHeld && draft.things[thing]?.count === 1 && draft.record(thing)?.kind === 'object';
}

function isWrittenWith(draft: Draft, thing: number): boolean {
  return draft.record(thing)?.uses?.includes('written-with') === true;
}

/** What is drawn at a table lies on it: no easel stands there. */
function layWork(draft: Draft, relation: SceneRelation, work: number): void {
  const [sheet, as] = [draft.things[work], draft.record(work)?.canvas];
  if (as !== undefined && sheet?.key === as.shown) sheet.key = as.sheet;
  if (draft.record(work)?.kind === 'object') Object.assign(relation, { kind: 'on', from: work });
}

/** "cutting an apple on a table": the apple is on it, and not who cuts it. */
function layWhereWorked(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (kind !== 'on' || draft.record(from)?.kind !== 'person' || !isTable(draft.record(to))) continue;
    if (draft.things[from]?.pose !== undefined) continue;
    const work = draft.relations.filter(
      (one) => one.from === from && isWork(draft, one) && !isPlaced(draft, one.to),
    );
    const [first] = work;
    if (first === undefined) continue;
    Object.assign(relation, { from: first.to });
    for (const { to: thing } of work.slice(1)) {
      draft.relate(thing, 'on', to);
      leaveWork(draft, from, thing);
    }
  }
}

/** "cutting an apple and a banana": both are on one table, the hand at the first. */
function shareTable(draft: Draft): void {
  if (draft.things.some(({ key }) => isTable(draft.recordOf(key)))) return;
  const [first, ...others] = draft.relations.filter(
    (one) =>
      one.kind === 'tend' &&
      draft.record(one.from)?.kind === 'person' &&
      isSmall(draft.things[one.to]?.key ?? '') &&
      !isPlaced(draft, one.to),
  );
  const mates = others.filter(({ from, to }) => from === first?.from && to !== first.to);
  // "spreading jam on bread": the jam is there, too.
  const beside = draft.relations.filter(
    ({ kind, from, to }) =>
      kind === 'next-to' &&
      to === first?.to &&
      isSmall(draft.things[from]?.key ?? '') &&
      draft.things[from]?.count === 1,
  );
  if (first === undefined || mates.length + beside.length === 0) return;
  const table = draft.imply(TABLE, draft.things[first.to]?.words ?? '');
  for (const { to } of [first, ...mates]) {
    draft.relate(to, 'on', table);
    const thing = draft.things[to];
    // A few of each: more of them would have no room.
    if (thing !== undefined && !draft.isCounted(to))
      thing.count = Math.min(thing.count, Math.max(1, MOST_LAID - mates.length));
  }
  for (const relation of beside) relation.to = table;
  for (const relation of beside) relation.kind = 'on';
  // "for a salad": what it is for stands there, too.
  for (const [index, { key }] of draft.things.entries())
    if (isSmall(key) && draft.relations.every(({ from, to }) => from !== index && to !== index))
      draft.relate(index, 'on', table);
  for (const { from, to } of mates) leaveWork(draft, from, to);
  const laid = draft.relations.filter(({ kind, to }) => kind === 'on' && to === table);
  // Behind many of them one is nearest to each.
  if (laid.length > MOST_BESIDE) Object.assign(first, { kind: 'sit-at', to: table });
}

/** So many things are in reach of who stands at the end of a table. */
const MOST_BESIDE = 2;
/** Two of each of two kinds, one of each of more. */
const MOST_LAID = 3;

/** What lies on the table beside what the hand is at. */
function leaveWork(draft: Draft, doer: number, thing: number): void {
  const at = draft.relations.findIndex(
    ({ kind, from, to }) => WORKED.has(kind) && from === doer && to === thing,
  );
  const on = draft.relations.findIndex(({ kind, from }) => kind === 'on' && from === thing);
  if (at >= 0) draft.dropRelation(at, on > at ? on - 1 : on);
}

function isWork(draft: Draft, { kind, from, to }: SceneRelation): boolean {
  const record = draft.record(to);
  const isLight = record !== undefined && (isSmall(record.key) || isHandmade(record) || kind === 'paint');
  return WORKED.has(kind) && draft.record(from)?.kind === 'person' && isLight;
}

function isPlaced(draft: Draft, thing: number): boolean {
  return draft.relations.some(({ kind, from }) => from === thing && PLACED.has(kind));
}

const WORKED: ReadonlySet<RelationKind> = new Set<RelationKind>(['tend', 'build', 'hands-on', 'paint']);
const HANDLED: ReadonlySet<RelationKind> = new Set<RelationKind>([...WORKED, 'hold']);
const PLACED: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in']);

/** A table, a desk, a counter: nothing to sit or lie on. */
function isTable({ uses = [] }: Partial<Thing> = {}): boolean {
  return uses.includes('sat-at') || uses.includes('laid-on');
}

import type { Draft } from '../Draft.ts';
import type { RelationKind, SceneRelation } from '../Scene.ts';

/**
 * "reading a story to children on a rug", "to twins in bunk beds": those who listen are there, not who reads to them. Many who are
 * read to sit on a rug anyway, who is read to at bedtime sits in bed.
 */
export function seatListeners(draft: Draft): void {
  for (const told of [...draft.relations]) {
    if (told.kind === 'on-lap') takeBook(draft, told);
    const { kind, from, to } = told;
    const reader = draft.things[from];
    if (kind !== 'face' || reader?.pose !== 'read' || !draft.isBeing(to)) continue;
    const place = draft.relations.find((one) => one.from === from && isTheirs(draft, one, told));
    if (place !== undefined) place.from = to;
    if (place === undefined && isAtBedtime(draft, told)) {
      draft.relate(to, 'in', draft.imply(BED, reader.words ?? ''));
      sitAround(draft, told);
      continue;
    }
    const rug = place?.to ?? (isClass(draft, told) ? draft.imply(RUG, reader.words ?? '') : undefined);
    if (rug === undefined || draft.record(rug)?.lies === undefined) continue;
    if (place === undefined) draft.relate(to, 'on', rug);
    sitAround(draft, told);
  }
}

/** "reading to a child on her lap": who reads aloud there does so from a book. */
function takeBook(draft: Draft, { to: reader }: SceneRelation): void {
  const thing = draft.things[reader];
  const hasIt = draft.relations.some(({ kind, from }) => kind === 'read' && from === reader);
  if (thing?.pose !== 'read' || hasIt) return;
  draft.relate(reader, 'read', draft.imply(BOOK, thing.words ?? ''));
}

/** Whether a place is that of who is read to: it was said after them, and is no seat that both share. */
function isTheirs(draft: Draft, place: SceneRelation, told: SceneRelation): boolean {
  const { lies, windowed, uses } = draft.record(place.to) ?? {};
  const isSaidAfter = draft.relations.indexOf(place) > draft.relations.indexOf(told);
  const isOfMany = lies !== undefined || (windowed !== undefined && uses?.includes('slept-in') === true);
  return isSaidAfter && PLACES.has(place.kind) && isOfMany;
}

/** Whether one or two are read a bedtime story where nothing else is said of where they are. */
function isAtBedtime(draft: Draft, { from, to }: SceneRelation): boolean {
  const isFew = (draft.things[to]?.count ?? 1) < CLASS && draft.record(to)?.kind === 'person';
  return isFew && draft.home === BEDROOM && draft.settings.length === 0 && !isPlaced(draft, [from, to]);
}

/** Whether more is said of some than that one reads to the others. */
function isPlaced(draft: Draft, some: readonly number[]): boolean {
  return draft.relations.some(({ kind, from }) => some.includes(from) && kind !== 'face' && kind !== 'read');
}

/** Whether so many are read to that they sit on the floor for it, where nothing else is said of where they are. */
function isClass(draft: Draft, { from, to }: SceneRelation): boolean {
  const arePeople = [from, to].every((index) => draft.record(index)?.kind === 'person');
  return (
    arePeople &&
    (draft.things[to]?.count ?? 1) >= CLASS &&
    !isPlaced(draft, [from, to]) &&
    draft.settings.length === 0
  );
}

/** They sit there and look up at who reads. */
function sitAround(draft: Draft, told: SceneRelation): void {
  const listeners = draft.things[told.to];
  if (listeners !== undefined) listeners.pose ??= 'sit';
  [told.from, told.to] = [told.to, told.from];
}

const PLACES: ReadonlySet<RelationKind> = new Set<RelationKind>(['on', 'in', 'sleep-in']);
const BOOK = 'open-book';
const RUG = 'rug';
const BED = 'bed';
const BEDROOM = 'bedroom';
const CLASS = 3;

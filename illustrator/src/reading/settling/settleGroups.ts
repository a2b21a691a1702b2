import { isLoose } from '../../things/isLoose.ts';
import type { Draft } from '../Draft.ts';
import { ALIKE, ROWS } from '../languages/groupWords.ts';
import type { SceneRelation, SceneThing } from '../Scene.ts';

/** How those of a group stand and look: "twin girls", "children in a ring", "rows of tulips", "eight friends holding hands". */
export function settleGroups(draft: Draft): void {
  for (const relation of draft.relations) goAroundPlace(draft, relation);
  for (const [index, thing] of draft.things.entries()) {
    const said = draft.words.filter(
      ({ meaning }) => 'thing' in meaning && meaning.thing === index && SAYING.has(meaning.as),
    );
    if (said.some(({ text }) => ALIKE.test(text))) thing.isAlike = true;
    const isRound =
      draft.textAt === 'amid' ||
      draft.relations.some(({ kind, from, to }) => kind === 'around' && from === index && to !== index);
    const least = said.some(({ text }) => ROWS.test(text))
      ? IN_ROWS
      : isRound
        ? AROUND
        : LEAST[thing.order ?? 'pile'];
    const isStrewn = isRound && isStrewable(draft, index);
    const isMany = thing.count > 2 || isStrewn || (draft.textAt === 'amid' && HEAPS.has(thing.key));
    if (!draft.isCounted(index) && isMany && least !== undefined)
      thing.count = Math.max(thing.count, isStrewn ? STREWN : least);
    if (thing.order === 'row' && thing.count > 2) fileBehind(draft, index);
    const holds = draft.relations.some(
      ({ kind, from, to }) => kind === 'hold-hands' && from === index && to === index,
    );
    if (holds && thing.count >= MANY) thing.order ??= 'ring';
  }
}

/** "Daniel in the lions' den, lions around him": around what he is in. */
function goAroundPlace({ relations }: Draft, relation: SceneRelation): void {
  const { kind, from, to } = relation;
  const place = relations.find((one) => one.kind === 'in' && one.from === to && one.to !== from);
  if (kind === 'around' && place !== undefined) relation.to = place.to;
}

/** "a duck with ducklings in a row": young ones in a row are in a file behind the grown one that they are beside. */
function fileBehind(draft: Draft, index: number): void {
  const own = draft.things[index];
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    const isKin =
      own && draft.grownOf(own.key) === draft.things[to]?.key && own.key !== draft.things[to]?.key;
    if (kind !== 'next-to' || from !== index || !isKin) continue;
    relation.kind = 'follow';
    delete own.order;
  }
}

/** Whether many of it are all over the page around something: hearts, or bubbles, of which one picture has several. */
function isStrewable(draft: Draft, index: number): boolean {
  const [record, count] = [draft.record(index), draft.things[index]?.count ?? 1];
  const isWhole = draft.textAt === 'amid' || record === undefined || !isLoose(record);
  return !isWhole && (count > 2 || HEAPS.has(record.key));
}

/** Of these one picture has several. */
const HEAPS: ReadonlySet<string> = new Set([
  ...['bubbles', 'sparkles', 'confetti', 'musical-notes', 'fireworks'],
]);

const SAYING: ReadonlySet<string> = new Set(['thing', 'look']);

/** So many are in rows at least. */
const IN_ROWS = 8;

/** So many at least make a ring or a row, where no number is said. */
const LEAST: Partial<Record<NonNullable<SceneThing['order']>, number>> = { ring: 5, row: 4 };
/** The same around something, which is seen between them. */
const AROUND = 4;
/** The same of what is small and loose. */
const STREWN = 6;
/** So many hand in hand are no longer one line. */
const MANY = 6;

import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { doTo } from './doTo.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "a turnip with everybody pulling": nothing is named that it is done to but what they came along with. Returns whether it is done. */
export function doToWhole(sentence: Sentence, verb: OpenVerb): boolean {
  const { draft } = sentence;
  const { record, doers, slot } = verb;
  if (climbNamed(sentence, verb)) return true;
  if (record.relation === undefined || !DONE_TO.has(record.relation) || slot.meaning.as !== 'unknown')
    return false;
  const beside = draft.relations.findIndex(
    ({ kind, from, to }) => kind === 'next-to' && doers.includes(from) && !draft.isBeing(to),
  );
  const whole = draft.relations[beside]?.to;
  const isOfBeings = doers.every((doer) => draft.isBeing(doer));
  const isFood = draft.record(whole)?.kind === 'food';
  if (whole === undefined || !isOfBeings || sentence.lastRole !== 'with') return false;
  if (EATEN.has(record.relation) && !isFood) return false;
  draft.dropRelation(beside);
  doTo(sentence, verb, [whole]);
  return true;
}

/** "a fire truck with a ladder, a firefighter climbing up": what was named before that people climb on. */
function climbNamed(sentence: Sentence, verb: OpenVerb): boolean {
  const { draft } = sentence;
  const { record, doers } = verb;
  if (record.relation !== 'climb') return false;
  if (draft.relations.some(({ kind, from }) => kind === 'climb' && doers.includes(from))) return false;
  if (!doers.every((doer) => draft.isBeing(doer))) return false;
  const climbed = [...draft.things.keys()].findLast(
    (index) => !draft.isBeing(index) && draft.record(index)?.uses?.includes('climbed') === true,
  );
  if (climbed === undefined) return false;
  doTo(sentence, verb, [climbed]);
  return true;
}

const EATEN: ReadonlySet<RelationKind> = new Set<RelationKind>(['eat', 'drink']);
const DONE_TO: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['look-at', 'pull', 'push', 'eat', 'drink', 'tend', 'paint', 'build', 'dig', 'water', 'read'] as const),
]);

/** "a girl tying her shoes and her teacher helps": who helps nobody that is named does what was done before. Returns whether it is so. */
export function helpAlong(sentence: Sentence, verb: OpenVerb): boolean {
  const { draft } = sentence;
  const { record, doers, slot, objects } = verb;
  if (isCarriedSo(sentence, verb)) return true;
  const isHelp = record.guides === true && record.relation === 'hold-hands' && objects.length === 0;
  const deed = draft.relations.findLast(
    ({ kind, from, to }) =>
      SHARED.has(kind) && !doers.includes(from) && !doers.includes(to) && draft.isBeing(from),
  );
  if (!isHelp || deed === undefined || !relateAll(sentence, deed.kind, [doers, [deed.to]], slot))
    return false;
  if (deed.at !== undefined) draft.locate(doers, [deed.to], deed.at);
  return true;
}

/** What several do to one thing. */
const SHARED: ReadonlySet<RelationKind> = new Set<RelationKind>([
  ...(['tend', 'build', 'pull', 'push', 'paint', 'plant', 'dig', 'water', 'feed', 'pick', 'share'] as const),
]);

/** "carrying his son piggyback": whom somebody carries already is carried so. */
function isCarriedSo({ draft }: Sentence, { record, doers, slot, objects }: OpenVerb): boolean {
  if (record.relation !== 'on-shoulders' || record.leads !== true || objects.length > 0) return false;
  const at = draft.relations.findLastIndex(
    ({ kind, from, to }) => (kind === 'hold' || kind === 'hug') && doers.includes(from) && draft.isBeing(to),
  );
  const { from, to } = draft.relations[at] ?? {};
  if (from === undefined || to === undefined) return false;
  draft.relations[at] = { kind: 'on-shoulders', from: to, to: from };
  slot.meaning = { as: 'relation', relation: at };
  return true;
}

import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import { isHandy } from './bringAlong.ts';
import { relationOf } from './relateThings.ts';
import type { Sentence } from './Sentence.ts';

/**
 * A preposition that no noun follows is said of what was named first: "a girl on a bike, dad running behind". What fits a hand
 * and is "up" is held: "children in the rain, umbrellas up".
 */
export function placeByLast(sentence: Sentence): void {
  const { preposition: open, previous, draft, last } = sentence;
  if (open === undefined || previous !== 'preposition' || open.preposition === 'with') return;
  if (open.preposition === 'without' || open.preposition === 'by') return;
  // "with mountains behind": places are behind all else.
  const isOfPlace = draft.words.at(-1) === open.slot && draft.words.at(-2)?.meaning.as === 'setting';
  if (isOfPlace && open.slot !== undefined && open.preposition === 'behind')
    open.slot.meaning = { as: 'setting' };
  const isUp = open.preposition === 'up';
  const hosts = isUp ? last.slice(-1) : open.hosts;
  const first = draft.things.findIndex((_, index) => !hosts.includes(index));
  const [host] = hosts;
  if (host === undefined || first < 0) return;
  const kind = relationOf(open.preposition);
  // "with the sun above": where it is anyway.
  if (kind === 'over' && draft.record(host)?.kind === 'sky') {
    if (open.slot !== undefined) open.slot.meaning = { as: 'thing', thing: host };
    return;
  }
  if (isUp && draft.isBeing(first) && isHandy(draft.record(host)))
    draft.replaceRelation([first, host], { kind: 'hold', from: first, to: host }, open.slot);
  else if (kind !== undefined && ALONE.has(kind)) relateAll(sentence, kind, [hosts, [first]], open.slot);
}

/** What may stand without its noun. */
const ALONE: ReadonlySet<RelationKind> = new Set<RelationKind>([
  'behind',
  'in-front-of',
  'under',
  'around',
  'over',
]);

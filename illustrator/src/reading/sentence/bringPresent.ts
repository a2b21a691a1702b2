import { isHandy } from '../../things/isHandy.ts';
import { relateAll } from '../relateAll.ts';
import type { RelationKind } from '../Scene.ts';
import type { Sentence } from './Sentence.ts';

/** "surprising his mom with flowers", "cheering up a friend with a balloon": who does it has it, for the other one. Returns whether it is so. */
export function bringPresent(sentence: Sentence, present: number): boolean {
  const { draft, verb, lastRole } = sentence;
  const [doer, whom] = [verb?.doers[0], verb?.objects.at(-1)];
  const giver = draft.things[doer ?? -1];
  if (verb?.record.brings !== true || lastRole !== 'object' || doer === undefined || whom === undefined)
    return false;
  const record = draft.record(present);
  const isPresent = !draft.isBeing(present) && isHandy(record) && record?.worn === undefined;
  if (giver?.count !== 1 || !draft.isBeing(whom) || !isPresent) return false;
  const met = draft.relations.find(({ kind, from, to }) => MEETING.has(kind) && from === doer && to === whom);
  if (met === undefined) return false;
  met.kind = 'face';
  draft.giving.add(giver);
  return relateAll(sentence, 'hold', [verb.doers, [present]], undefined);
}

const MEETING: ReadonlySet<RelationKind> = new Set<RelationKind>(['hug', 'face']);

import { isSmall } from './besideDoer.ts';
import type { OpenVerb, Sentence } from './Sentence.ts';

/** "sliding a pizza into the oven", "slid a letter under the door": nobody slides down what fits a hand; it is put there. */
export function slideAlong({ draft, verbs }: Sentence, verb: OpenVerb, objects: readonly number[]): void {
  const put = verbs.get(PUT);
  const isMoved = objects.every((index) => {
    const { uses = [], riders } = draft.record(index) ?? {};
    const isRidden = riders !== undefined || uses.some((use) => /^(?:ridden|slid-|climbed)/.test(use));
    return !isRidden && isSmall(draft.record(index), draft.record(verb.doers[0]));
  });
  if (verb.record.relation !== 'slide-down' || put === undefined || !isMoved) return;
  verb.record = put;
  for (const doer of verb.doers) delete draft.things[doer]?.pose;
  if (verb.slot.meaning.as === 'pose') verb.slot.meaning = { as: 'unknown' };
}

const PUT = 'put';

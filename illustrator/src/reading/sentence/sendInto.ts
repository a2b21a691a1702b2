import type { Draft } from '../Draft.ts';
import type { OpenVerb } from './Sentence.ts';

/** "scoring a goal", "shooting hoops": what is taken for it is in the thing of a key then, or thrown or brought to it, named or not. */
export function sendInto(draft: Draft, { record, doers }: OpenVerb, taken: number): void {
  const { into: key, relation } = record;
  if (key === undefined) return;
  // "posting a letter in the postbox": the one that is named.
  const isFaced = draft.relations.some(
    ({ kind, from, to }) => kind === 'face' && doers.includes(from) && !draft.isBeing(to),
  );
  if (relation === 'hold' && isFaced) return;
  const named = draft.things.findIndex((each) => each.key === key);
  const goal = named >= 0 ? named : draft.imply(key, draft.things[taken]?.words ?? key);
  if (relation === 'throw' || relation === 'hold') for (const doer of doers) draft.relate(doer, 'face', goal);
  else draft.relate(taken, 'in', goal);
}

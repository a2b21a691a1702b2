import type { Slot } from './Draft.ts';
import type { Sentence } from './Sentence.ts';
import type { VerbRecord } from './verbSchema.ts';

/** "a dump truck dumping dirt": has machines do what they are made for, as they are drawn then. Returns the verb as it is theirs. */
export function workAsMachine(
  { draft, verbs }: Sentence,
  verb: string,
  { slot, doers }: { slot: Slot; doers: readonly number[] },
): VerbRecord | undefined {
  const [thing] = doers;
  const work = draft.record(thing)?.works?.[verb];
  const names = verbs.get(verb)?.names;
  if (thing === undefined || work === undefined || names === undefined) return undefined;
  for (const doer of doers) {
    const machine = draft.things[doer];
    const drawn = draft.record(doer)?.works?.[verb];
    if (machine !== undefined && drawn !== undefined) machine.key = drawn.as;
  }
  slot.meaning = { as: 'pose', thing };
  const { by, onto } = work;
  return {
    names,
    ...(by ? { relation: by } : {}),
    ...(onto ? { by: { in: onto, on: onto } } : {}),
  };
}

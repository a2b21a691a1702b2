import type { OpenPreposition, Sentence } from './Sentence.ts';

/** "singing into a microphone", "looking through a telescope": it is where a body uses it. Returns whether it is so. */
export function useAtBody(
  { draft }: Sentence,
  { preposition, verb, slot }: OpenPreposition,
  added: readonly number[],
): boolean {
  const { usedAt } = draft.record(added[0]) ?? {};
  if (verb === undefined || usedAt === undefined || !THROUGH.has(preposition)) return false;
  let isDone = false;
  for (const doer of verb.doers) {
    const relation = draft.isBeing(doer) ? draft.relate(doer, 'use-on-self', added[0] ?? -1) : undefined;
    if (relation === undefined) continue;
    isDone = true;
    for (const word of [slot, verb.slot])
      if (word?.meaning.as === 'unknown') word.meaning = { as: 'relation', relation };
  }
  return isDone;
}

const THROUGH = new Set<string>(['in', 'through', 'on']);

/** "drying a dog with a hair dryer", "fighting a dragon with a sword": who does it has what it is done with. */
export function byDoers(
  { draft, verb }: Sentence,
  open: OpenPreposition,
  [tool]: readonly number[],
): OpenPreposition {
  if (verb === undefined || !open.hosts.every((host) => verb.objects.includes(host))) return open;
  const { key = '', usedAt } = draft.record(tool) ?? {};
  const { holds, holdsFor = {}, tools = [] } = verb.record;
  const isTool = usedAt !== undefined || [holds, ...Object.values(holdsFor), ...tools].includes(key);
  return isTool ? { ...open, hosts: verb.doers } : open;
}

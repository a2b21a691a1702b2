import type { Sentence } from './Sentence.ts';

/** "a tent with a campfire and a kettle", "a house with a tree": what is under the open sky is beside it, and what is named with that. */
export function isOutdoors({ draft }: Sentence, host: number | undefined, index: number): boolean {
  const { kind, rests, home, uses } = draft.record(index) ?? {};
  if (draft.record(host)?.kind !== 'building' || kind === undefined || draft.isBeing(index)) return false;
  const isAfterOne = draft.relations.some(
    (one) => one.kind === 'next-to' && one.from === index - 1 && one.to === host,
  );
  const isFound = kind === 'object' && rests === 'ground' && OPEN_AIR.has(home ?? '');
  const isBuilt = kind === 'building' && !uses?.includes('climbed');
  return isAfterOne || isFound || isBuilt || kind === 'plant' || kind === 'vehicle';
}

const OPEN_AIR: ReadonlySet<string> = new Set([
  'forest',
  'garden',
  'meadow',
  'park',
  'beach',
  'street',
  'field',
]);

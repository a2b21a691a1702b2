import { CRAFTS } from '../../things/crafts.ts';
import type { Draft } from '../Draft.ts';

/** "a race car in front of a motorcycle", "a car driving behind a bus": what goes on wheels goes one after the other. */
export function driveInLine(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from, to } = relation;
    if (!PLACES.has(kind) || from === to || !goes(draft, from) || !goes(draft, to)) continue;
    const [first, second] = kind === 'behind' ? [to, from] : [from, to];
    Object.assign(relation, { kind: 'follow', from: second, to: first });
  }
}

function goes(draft: Draft, index: number): boolean {
  const kind = draft.record(index)?.kind;
  return kind !== undefined && CRAFTS.has(kind);
}

const PLACES: ReadonlySet<string> = new Set(['in-front-of', 'behind']);

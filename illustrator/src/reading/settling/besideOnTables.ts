import type { Thing } from '../../things/Things.ts';
import type { Draft } from '../Draft.ts';

/** "on a shelf between two books": they are on it too. */
export function standBetween(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from: host, to, also } = relation;
    const sitter = kind === 'between' ? sitterOn(draft, host) : undefined;
    if (sitter === undefined || sitter === to || draft.record(host)?.kind !== 'furniture') continue;
    const ends = also === undefined ? [to] : [to, also];
    if (!ends.every((end) => fits(draft, end, host))) continue;
    relation.from = sitter;
    for (const end of ends) draft.relate(end, 'on', host);
  }
}

/** "a lamp on a desk next to a computer": that is on the desk, too. */
export function standBeside(draft: Draft): void {
  for (const relation of draft.relations) {
    const { kind, from: host, to } = relation;
    const sitter = kind === 'next-to' ? sitterOn(draft, host) : undefined;
    if (sitter === undefined || sitter === to || !isTable(draft.record(host)) || draft.isBeing(to)) continue;
    const other = draft.record(to);
    if (other === undefined || other.kind === 'furniture' || !fits(draft, to, host)) continue;
    Object.assign(relation, { kind: 'on', from: to, to: host });
  }
}

/** Who or what is on it, named first. */
function sitterOn(draft: Draft, host: number): number | undefined {
  return draft.relations.find(({ kind, to }) => kind === 'on' && to === host)?.from;
}

/** A table, a shelf, a windowsill: nothing to sit or lie on. */
function isTable({ kind, rests, uses = [] }: Partial<Thing> = {}): boolean {
  const isFurniture = kind === 'furniture' && !uses.includes('sat-on') && !uses.includes('slept-in');
  return isFurniture || uses.includes('sat-at') || (kind === 'object' && rests === 'wall');
}

function fits(draft: Draft, thing: number, host: number): boolean {
  return (draft.record(thing)?.size ?? 0) <= MOST_ON * (draft.record(host)?.size ?? 0);
}

/** What is on furniture is smaller than it. */
const MOST_ON = 0.6;

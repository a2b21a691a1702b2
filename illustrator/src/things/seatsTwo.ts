import type { Thing } from './Things.ts';

/** Whether two sit on it side by side: a sofa, a bench, a log, the steps of a house. */
export function seatsTwo(record: Thing | undefined): boolean {
  if (record === undefined) return false;
  const { kind, size, uses = [] } = record;
  if (!uses.includes('sat-on') || uses.some((use) => use === 'swung-on' || use === 'played')) return false;
  return size >= LEAST_ROOM && KINDS.has(kind);
}

/** Meters. */
const LEAST_ROOM = 1.5;
const KINDS: ReadonlySet<Thing['kind']> = new Set(['object', 'furniture', 'building', 'plant']);

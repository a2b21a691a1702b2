import type { Thing } from './Things.ts';

/** Whether its drawing has its decorations: a Christmas tree, a birthday cake. */
export function isAdorned(record: Thing | undefined): boolean {
  if (record === undefined) return false;
  return record.adorned === true || record.has?.some((key) => ADORNING.has(key)) === true;
}

/** What things are decorated with. */
const ADORNING: ReadonlySet<string> = new Set([...['ornament', 'candle', 'ribbon', 'sprinkles', 'candy']]);

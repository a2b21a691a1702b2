import type { ReleaseCounts } from '@lineleaf/api-client/contract';

/** What is compared of two releases, in the order in which it is shown. */
export const MEASURES = ['loads', 'failing', 'crashes', 'errors', 'lcp', 'inp'] as const;
export type MeasureId = (typeof MEASURES)[number];

/** How the canary does beside the live release: what was seen, not what it proves; that is the judge's to say. */
export type Comparison = 'better' | 'worse' | 'same';

export interface Reading {
  readonly arm: ReleaseCounts['arm'];
  /** A count, or milliseconds; null where nothing was measured. */
  readonly value: number | null;
  /** Events a visitor, for counts that tell of trouble. */
  readonly rate?: number;
}

export interface Measure {
  readonly id: MeasureId;
  /** The live release first. */
  readonly readings: readonly Reading[];
  readonly comparison?: Comparison;
}

/** Largest readings that count as good, in ms (https://web.dev/articles/vitals). */
const GOOD_MS: Partial<Record<MeasureId, number>> = { lcp: 2500, inp: 200 };

/** The figures of a part's releases side by side. Counts of trouble are compared by visitor, times as they are. */
export function measuresOf(counts: readonly ReleaseCounts[]): readonly Measure[] {
  const inOrder = [...counts].sort((a, b) => ARM_ORDER.indexOf(a.arm) - ARM_ORDER.indexOf(b.arm));
  return MEASURES.map((id) => {
    const readings = inOrder.map((each) => readingOf(id, each));
    return { id, readings, comparison: comparisonOf(id, readings) };
  });
}

/** How long each reading's bar is, 0 to 1; a time's bar is full at the larger of the longest one and what counts as good. */
export function barLengths({ id, readings }: Measure): readonly number[] {
  const lengths = readings.map(({ rate, value }) => rate ?? value ?? 0);
  const full = Math.max(...lengths, GOOD_MS[id] ?? 0);
  return lengths.map((length) => (full === 0 ? 0 : length / full));
}

/** Whether anybody was seen with any of these releases. */
export function isAnybodySeen(counts: readonly ReleaseCounts[]): boolean {
  return counts.some(({ loads, visitors }) => loads > 0 || visitors > 0);
}

const ARM_ORDER: readonly ReleaseCounts['arm'][] = ['live', 'canary'];

function readingOf(id: MeasureId, counts: ReleaseCounts): Reading {
  const { arm, visitors } = counts;
  if (id === 'loads') return { arm, value: counts.loads };
  if (id === 'lcp' || id === 'inp') return { arm, value: counts[`${id}_p75`] };
  const value = counts[id];
  return visitors === 0 ? { arm, value } : { arm, value, rate: value / visitors };
}

function comparisonOf(id: MeasureId, [live, canary]: readonly Reading[]): Comparison | undefined {
  if (id === 'loads' || !live || !canary) return undefined;
  const isTime = id === 'lcp' || id === 'inp';
  const before = isTime ? live.value : live.rate;
  const after = isTime ? canary.value : canary.rate;
  if (before == null || after == null) return undefined;
  if (before === after) return 'same';
  return after > before ? 'worse' : 'better';
}

import type { Observation } from '@lineleaf/releases';

type Arm = 'canary' | 'live';

/** How many were counted of one arm within one minute. */
export interface CountRow {
  readonly arm: Arm;
  /** Minutes since 1970. */
  readonly minute: number;
  readonly total: number;
}

const MINUTES_AT_RISK = 60;

/** Both in the order of their minutes. */
interface Counts {
  readonly visitors: readonly CountRow[];
  readonly failing: readonly CountRow[];
}

/**
 * Minutes after `after` in which something failed, each beside the visitors of the hour that ends with it, and the last
 * minute: others say nothing. Each row is looked at a fixed number of times, since a rollout may last for weeks.
 */
export function observationsOf({ visitors, failing }: Counts, after: number): Observation[] {
  const atRisk = { canary: 0, live: 0 };
  let [entered, left] = [0, 0];
  return [...failuresByMinute({ visitors, failing }, after)].map(([minute, failed]) => {
    for (let row = visitors[entered]; row && row.minute <= minute; row = visitors[entered]) {
      atRisk[row.arm] += row.total;
      entered += 1;
    }
    for (let row = visitors[left]; row && row.minute <= minute - MINUTES_AT_RISK; row = visitors[left]) {
      atRisk[row.arm] -= row.total;
      left += 1;
    }
    const outcomes = (arm: Arm) => ({ visitors: atRisk[arm], failing: failed[arm] });
    return { canary: outcomes('canary'), live: outcomes('live') };
  });
}

/** In the order of the minutes; the last minute of all is there even if nothing failed in it. */
function failuresByMinute({ visitors, failing }: Counts, after: number): Map<number, Record<Arm, number>> {
  const failures = new Map<number, Record<Arm, number>>();
  const failuresAt = (minute: number) => {
    const found = failures.get(minute) ?? { canary: 0, live: 0 };
    failures.set(minute, found);
    return found;
  };
  for (const { arm, minute, total } of failing) if (minute > after) failuresAt(minute)[arm] += total;
  const last = Math.max(visitors.at(-1)?.minute ?? 0, failing.at(-1)?.minute ?? 0);
  if (last > Math.max(after, 0)) failuresAt(last);
  return failures;
}

import { LAST_GOOD_BUCKET, VITAL_KINDS, type VitalKind } from '@lineleaf/api-client/contract';
import type { Observation, PartPointer, Rollout, RolloutFigures } from '@lineleaf/releases';
import { col, fn, literal, Op } from 'sequelize';
import { ReleaseCount, RolloutNetwork } from '../../models/index.ts';
import { minuteOf } from './minutes.ts';
import { stepVisitorsOf } from './stepVisitors.ts';

const MINUTES_AT_RISK = 60;

/** What was seen of a part's rollout since it began, for `verdictOf`. */
export async function figuresOf(
  part: string,
  { live, rollout }: PartPointer & { readonly rollout: Rollout },
): Promise<RolloutFigures> {
  const minute = { [Op.gte]: minuteOf(new Date(rollout.startedAt)) };
  const rows = await readCounts(part, { live: live.release, canary: rollout.release.release, minute });
  const vital = (kind: VitalKind) => {
    const readings = rows.filter((row) => row.kind === kind);
    return observationsOf(
      readings,
      readings.filter(({ isPoor }) => isPoor),
    );
  };
  return {
    failing: observationsOf(
      rows.filter(({ kind }) => kind === 'visitor'),
      rows.filter(({ kind }) => kind === 'failing'),
    ),
    largestNetwork: await largestNetworkOf(rollout.id),
    stepVisitors: await stepVisitorsOf(part, rollout),
    vitals: { lcp: vital('lcp'), inp: vital('inp'), cls: vital('cls') },
  };
}

interface Row {
  readonly arm: 'canary' | 'live';
  readonly kind: string;
  readonly minute: number;
  readonly isPoor: boolean;
  readonly total: number;
}

interface Selection {
  readonly live: string;
  readonly canary: string;
  readonly minute: { readonly [Op.gte]: number };
}

async function readCounts(part: string, { live, canary, minute }: Selection): Promise<Row[]> {
  const isPoor = literal(`CASE WHEN bucket > ${LAST_GOOD_BUCKET} THEN 1 ELSE 0 END`);
  const rows = await ReleaseCount.findAll({
    attributes: ['release', 'kind', 'minute', [isPoor, 'poor'], [fn('SUM', col('total')), 'sum']],
    where: { part, release: [live, canary], minute, kind: ['visitor', 'failing', ...VITAL_KINDS] },
    group: ['release', 'kind', 'minute', 'poor'],
    order: ['minute'],
  });
  return rows.map((row) => ({
    arm: row.release === canary ? 'canary' : 'live',
    kind: row.kind,
    minute: row.minute,
    isPoor: Number(row.get('poor')) === 1,
    // MySQL answers a sum as a text.
    total: Number(row.get('sum')),
  }));
}

/**
 * Minutes in which something failed, each beside the visitors of the hour that ends with it, and the last minute: others
 * say nothing.
 */
function observationsOf(visitors: readonly Row[], failing: readonly Row[]): Observation[] {
  const last = Math.max(...[...visitors, ...failing].map(({ minute }) => minute));
  const minutes = new Set([...failing.map(({ minute }) => minute), last]);
  return [...minutes]
    .filter(Number.isFinite)
    .sort((one, other) => one - other)
    .map((at) => {
      const atRisk = visitors.filter(({ minute }) => minute <= at && minute > at - MINUTES_AT_RISK);
      const failed = failing.filter(({ minute }) => minute === at);
      const outcomes = (arm: Row['arm']) => ({ visitors: sumOf(atRisk, arm), failing: sumOf(failed, arm) });
      return { canary: outcomes('canary'), live: outcomes('live') };
    });
}

function sumOf(rows: readonly Row[], arm: Row['arm']): number {
  return rows.reduce((sum, row) => sum + (row.arm === arm ? row.total : 0), 0);
}

/** The canary's failures from the network that most of them came from. */
async function largestNetworkOf(rollout: string): Promise<number> {
  const sum = fn('SUM', col('failing'));
  const [largest] = await RolloutNetwork.findAll({
    attributes: ['network', [sum, 'sum']],
    where: { rollout, arm: 'canary' },
    group: ['network'],
    order: [[sum, 'DESC']],
    limit: 1,
  });
  return Number(largest?.get('sum') ?? 0);
}

import { LAST_GOOD_BUCKET, VITAL_KINDS, type VitalKind } from '@lineleaf/api-client/contract';
import type { PartPointer, Rollout, RolloutFigures } from '@lineleaf/releases';
import { col, fn, literal, Op } from 'sequelize';
import { ReleaseCount, RolloutNetwork } from '../../models/index.ts';
import { hourOf, minuteOf } from './minutes.ts';
import { type CountRow, observationsOf } from './observationsOf.ts';
import { stepVisitorsOf } from './stepVisitors.ts';
import { comparedVital } from './visitMarks.ts';

const COMPARED_KINDS = ['visitor', 'failing', ...VITAL_KINDS.map(comparedVital)];

/** What was seen of a part's rollout since it began, for `verdictOf`. */
export async function figuresOf(
  part: string,
  { live, rollout }: PartPointer & { readonly rollout: Rollout },
): Promise<RolloutFigures> {
  const minute = { [Op.gte]: minuteOf(new Date(rollout.startedAt)) };
  const rows = await readCounts(part, { live: live.release, canary: rollout.release.release, minute });
  const resumed = rollout.resumedAt === undefined ? undefined : new Date(rollout.resumedAt);
  // The minute of the resume is partly what the person has looked at.
  const looked = resumed ? minuteOf(resumed) : Number.NEGATIVE_INFINITY;
  const outcomes = {
    visitors: rows.filter(({ kind }) => kind === 'visitor'),
    failing: rows.filter(({ kind }) => kind === 'failing'),
  };
  const vital = (kind: VitalKind) => {
    const visitors = rows.filter((row) => row.kind === comparedVital(kind));
    return observationsOf({ visitors, failing: visitors.filter(({ isPoor }) => isPoor) }, looked);
  };
  return {
    failing: observationsOf(outcomes, Number.NEGATIVE_INFINITY),
    largestNetwork: await largestNetworkOf(rollout.id, 0),
    sinceResumed: {
      failing: observationsOf(outcomes, looked),
      largestNetwork: await largestNetworkOf(rollout.id, resumed ? hourOf(resumed) : 0),
    },
    stepVisitors: await stepVisitorsOf(part, rollout),
    vitals: { lcp: vital('lcp'), inp: vital('inp'), cls: vital('cls') },
  };
}

interface Row extends CountRow {
  readonly kind: string;
  readonly isPoor: boolean;
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
    where: { part, release: [live, canary], minute, kind: [...COMPARED_KINDS] },
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

/** The canary's failures from the network that most of them came from, since an hour (hours since 1970). */
async function largestNetworkOf(rollout: string, sinceHour: number): Promise<number> {
  const sum = fn('SUM', col('failing'));
  const [largest] = await RolloutNetwork.findAll({
    attributes: ['network', [sum, 'sum']],
    where: { rollout, arm: 'canary', hour: { [Op.gte]: sinceHour } },
    group: ['network'],
    order: [[sum, 'DESC']],
    limit: 1,
  });
  return Number(largest?.get('sum') ?? 0);
}

import { VITAL_KINDS, type VitalKind } from '@lineleaf/api-client/contract';
import { type Pointer, servedReleases } from '@lineleaf/releases';
import { col, fn, literal, Op } from 'sequelize';
import { ReleaseCount } from '../../models/index.ts';
import { hourOf, minuteOf } from '../telemetry/minutes.ts';
import { vitalReading } from '../telemetry/vitalReading.ts';

/** What was counted of one release in the last 24 hours: the current one, so far, and the 23 before. */
export interface DayCounts {
  /** By kind of report, and of what the server derives from them; absent where nothing was counted. */
  readonly totals: Readonly<Partial<Record<string, number>>>;
  /** See `percentile75`. */
  readonly vitals: Readonly<Record<VitalKind, number | null>>;
  /** The oldest first. */
  readonly hours: readonly { readonly at: Date; readonly visitors: number; readonly failing: number }[];
}

const HOURS = 24;
const MINUTES_AN_HOUR = 60;
const MINUTES_KEPT = 5;
const MINUTE_MS = 60_000;
const PERCENTILE = 0.75;

/** Counts how the served releases ran in the last 24 hours. */
export class ReleaseCounter {
  /** Of the 23 hours that are over: many rows in a busy product, which hardly change any more. */
  #over: { readonly of: string; readonly rows: Promise<Rows> } | undefined;

  /** Counts every release that is served; the answer finds those of one by part and release. */
  async count({ parts }: Pointer, now: Date): Promise<(part: string, release: string) => DayCounts> {
    const served = Object.entries(parts).map(([part, pointer]) => ({
      part,
      release: servedReleases(pointer).map(({ release }) => release),
    }));
    const hour = hourOf(now);
    const firstHour = hour - HOURS + 1;
    const [over, current] = await Promise.all([
      this.#readOver(
        { [Op.or]: served, minute: { [Op.between]: [minuteAt(firstHour), minuteAt(hour) - 1] } },
        now,
      ),
      readRows({ [Op.or]: served, minute: { [Op.gte]: minuteAt(hour) } }),
    ]);
    return (part, release) => {
      const isOfRelease = (row: Row) => row.part === part && row.release === release;
      const outcomes = [...over.outcomes, ...current.outcomes].filter(isOfRelease);
      const vitals = [...over.vitals, ...current.vitals].filter(isOfRelease);
      return dayCounts(outcomes, vitals, firstHour);
    };
  }

  /** Once in five minutes: nodes whose clocks are behind still count in these hours. */
  #readOver(selection: Selection, now: Date): Promise<Rows> {
    const turn = Math.floor(minuteOf(now) / MINUTES_KEPT);
    const of = JSON.stringify([turn, selection[Op.or], selection.minute[Op.between]]);
    if (this.#over?.of === of) return this.#over.rows;
    const rows = readRows(selection);
    this.#over = { of, rows };
    rows.catch(() => {
      this.#over = undefined;
    });
    return rows;
  }
}

interface Row {
  readonly part: string;
  readonly release: string;
  readonly kind: string;
  readonly total: number;
}

interface OutcomeRow extends Row {
  /** The hour's first minute. */
  readonly minute: number;
}

interface VitalRow extends Row {
  readonly bucket: number;
}

interface Selection {
  readonly [Op.or]: readonly { readonly part: string; readonly release: string[] }[];
  readonly minute: { readonly [Op.gte]?: number; readonly [Op.between]?: [number, number] };
}

interface Rows {
  readonly outcomes: readonly OutcomeRow[];
  readonly vitals: readonly VitalRow[];
}

async function readRows(where: Selection): Promise<Rows> {
  const [outcomes, vitals] = await Promise.all([readOutcomes(where), readVitals(where)]);
  return { outcomes, vitals };
}

async function readOutcomes(where: Selection): Promise<OutcomeRow[]> {
  const hour = literal(`minute - minute % ${MINUTES_AN_HOUR}`);
  const rows = await ReleaseCount.findAll({
    attributes: ['part', 'release', 'kind', [hour, 'hour'], [fn('SUM', col('total')), 'sum']],
    where: { ...where, kind: { [Op.notIn]: [...VITAL_KINDS] } },
    group: ['part', 'release', 'kind', 'hour'],
  });
  return rows.map((row) => ({ ...rowOf(row), minute: Number(row.get('hour')) }));
}

async function readVitals(where: Selection): Promise<VitalRow[]> {
  const rows = await ReleaseCount.findAll({
    attributes: ['part', 'release', 'kind', 'bucket', [fn('SUM', col('total')), 'sum']],
    where: { ...where, kind: [...VITAL_KINDS] },
    group: ['part', 'release', 'kind', 'bucket'],
  });
  return rows.map((row) => ({ ...rowOf(row), bucket: row.bucket }));
}

function rowOf(row: ReleaseCount): Row {
  const { part, release, kind } = row;
  // MySQL answers a sum as a text.
  return { part, release, kind, total: Number(row.get('sum')) };
}

function dayCounts(
  outcomes: readonly OutcomeRow[],
  vitals: readonly VitalRow[],
  firstHour: number,
): DayCounts {
  const totals: Record<string, number> = {};
  for (const { kind, total } of outcomes) totals[kind] = (totals[kind] ?? 0) + total;
  const inHour = (kind: string, minute: number) =>
    outcomes.find((row) => row.kind === kind && row.minute === minute)?.total ?? 0;
  const hours = Array.from({ length: HOURS }, (_, at) => {
    const minute = minuteAt(firstHour + at);
    const [visitors, failing] = [inHour('visitor', minute), inHour('failing', minute)];
    return { at: new Date(minute * MINUTE_MS), visitors, failing };
  });
  const vital = (kind: VitalKind) =>
    percentile75(
      kind,
      vitals.filter((row) => row.kind === kind),
    );
  return { totals, hours, vitals: { lcp: vital('lcp'), inp: vital('inp'), cls: vital('cls') } };
}

/**
 * The reading that three of four visits stay within: the upper edge of the bucket that holds the 75th percentile, so up
 * to 1.4 times the true one (`vitalReading`). Null where nothing was measured.
 */
function percentile75(kind: VitalKind, readings: readonly VitalRow[]): number | null {
  const buckets = [...readings].sort((one, other) => one.bucket - other.bucket);
  const rank = PERCENTILE * buckets.reduce((sum, { total }) => sum + total, 0);
  let seen = 0;
  for (const { bucket, total } of buckets) {
    seen += total;
    if (seen >= rank) return vitalReading(kind, bucket);
  }
  return null;
}

/** The first minute of an hour. */
function minuteAt(hour: number): number {
  return hour * MINUTES_AN_HOUR;
}

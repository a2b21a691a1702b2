import { VITAL_BUCKETS, VITAL_KINDS, type VitalKind } from '@lineleaf/api-client/contract';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Counted } from './visitMarks.ts';
import { vitalReading } from './vitalReading.ts';

const MS_A_SECOND = 1000;
const NAMES: Readonly<Record<VitalKind, string>> = {
  lcp: 'lineleaf_release_lcp_seconds',
  inp: 'lineleaf_release_inp_seconds',
  cls: 'lineleaf_release_cls_score',
};
const LABELS = ['part', 'release'];

/** Adds the series of releases to what Prometheus reads; each node tells what it counted itself. */
export function releaseSeries(registry: Registry): (counted: Counted) => void {
  const registers = [registry];
  const reports = new Counter({
    name: 'lineleaf_release_reports_total',
    help: 'What browsers told of a release, once a visitor and hour; visitor and failing are what the judge compares',
    labelNames: [...LABELS, 'kind'],
    registers,
  });
  const vitals = VITAL_KINDS.map((kind) => {
    const buckets = Array.from({ length: VITAL_BUCKETS - 1 }, (_, bucket) => edgeOf(kind, bucket));
    const help = `${kind.toUpperCase()} of visits, as the edge of its bucket`;
    const histogram = new Histogram({ name: NAMES[kind], help, labelNames: LABELS, buckets, registers });
    return [kind, histogram] as const;
  });
  return ({ part, release, kind, bucket }) => {
    reports.inc({ part, release, kind });
    const vital = vitals.find(([name]) => name === kind);
    if (vital) vital[1].observe({ part, release }, edgeOf(vital[0], bucket));
  };
}

/** In seconds, but for CLS. */
function edgeOf(kind: VitalKind, bucket: number): number {
  const edge = vitalReading(kind, bucket);
  return kind === 'cls' ? edge : edge / MS_A_SECOND;
}

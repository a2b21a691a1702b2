import type { ReleaseCounts } from '@lineleaf/api-client/contract';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import s from './PartsTable.module.css';
import { useFormats } from './useFormats.ts';

const WIDTH = 240;
const HEIGHT = 44;
/** Room for a point at the edge. */
const INSET = 4;
/** The scale never ends below this percentage, so that one failure in a thousand does not look like a disaster. */
const LEAST_TOP = 5;

/** An hour of the chart; no percentage where nobody was seen. */
interface HourPoint {
  readonly hour: number;
  readonly percent: number | null;
}

/** The percentage of visitors with a failure, hour by hour over 24 hours, a line for each release. */
export function FailingChart({ counts }: { counts: readonly ReleaseCounts[] }): ReactElement {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const lines = counts.map(({ arm, hours }) => ({ arm, points: hours.map(pointOf) }));
  const top = Math.max(
    LEAST_TOP,
    ...lines.flatMap(({ points }) => points.map(({ percent }) => percent ?? 0)),
  );
  const label = lines
    .map(({ arm, points }) => {
      const seen = points.flatMap(({ percent }) => (percent === null ? [] : [percent]));
      const name = t(`platform.arms.${arm}`);
      if (seen.length === 0) return t('platform.chart.nobody', { arm: name });
      return t('platform.chart.most', { arm: name, share: formats.percent(Math.max(...seen)) });
    })
    .join('; ');
  return (
    <figure className={s.chart}>
      <figcaption className={s.chartHead}>
        {t('platform.chart.caption')}
        {lines.map(({ arm }) => (
          <span key={arm} className={s.legend} data-arm={arm}>
            <svg viewBox="0 0 16 4" aria-hidden="true">
              <line x1="0" y1="2" x2="16" y2="2" />
            </svg>
            {t(`platform.arms.${arm}`)}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <line className={s.baseline} x1="0" y1={HEIGHT - INSET} x2={WIDTH} y2={HEIGHT - INSET} />
        {lines.map(({ arm, points }) => (
          <Line key={arm} arm={arm} points={points} top={top} />
        ))}
      </svg>
      <span className={s.soft} aria-hidden="true">
        {label}
      </span>
    </figure>
  );
}

interface LineProps {
  arm: ReleaseCounts['arm'];
  points: readonly HourPoint[];
  /** The percentage at the upper edge. */
  top: number;
}

/** The line of one release; an hour between two without visitors is a dot. */
function Line({ arm, points, top }: LineProps): ReactElement {
  const x = scaleLinear<number>({ domain: [0, points.length - 1], range: [INSET, WIDTH - INSET] });
  const y = scaleLinear<number>({ domain: [0, top], range: [HEIGHT - INSET, INSET] });
  const isSeen = (at: number) => points[at]?.percent != null;
  const alone = points.filter(({ hour }) => isSeen(hour) && !isSeen(hour - 1) && !isSeen(hour + 1));
  return (
    <g className={s.line} data-arm={arm}>
      <LinePath
        data={[...points]}
        defined={({ percent }) => percent !== null}
        x={({ hour }) => x(hour)}
        y={({ percent }) => y(percent ?? 0)}
        stroke={undefined}
      />
      {alone.map(({ hour, percent }) => (
        <circle key={hour} cx={x(hour)} cy={y(percent ?? 0)} r="3" />
      ))}
    </g>
  );
}

function pointOf({ visitors, failing }: ReleaseCounts['hours'][number], hour: number): HourPoint {
  return { hour, percent: visitors === 0 ? null : (failing / visitors) * 100 };
}

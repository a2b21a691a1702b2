import { ArrowDownIcon, ArrowUpIcon, MinusIcon } from '@lineleaf/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { barLengths, type Comparison, type Measure } from './measures.ts';
import s from './PartsTable.module.css';
import { useFormats } from './useFormats.ts';

const MARKS: Record<Comparison, ReactElement> = {
  worse: <ArrowUpIcon aria-hidden="true" />,
  better: <ArrowDownIcon aria-hidden="true" />,
  same: <MinusIcon aria-hidden="true" />,
};

/** One figure of the releases side by side, with a bar each where there are two, and the difference in words. */
export function MeasureBars({ measure }: { measure: Measure }): ReactElement {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const { id, readings, comparison } = measure;
  const lengths = barLengths(measure);
  const isCompared = readings.length > 1;
  return (
    <div className={s.measure}>
      <div className={s.measureHead}>
        <b>{t(`platform.measures.${id}`)}</b>
        {comparison ? (
          <span className={s.comparison} data-comparison={comparison}>
            {MARKS[comparison]}
            {t(`platform.comparisons.${comparison}`)}
          </span>
        ) : null}
      </div>
      {readings.map((reading, index) => (
        <span key={reading.arm} className={s.reading} data-arm={reading.arm}>
          {isCompared ? <span className={s.arm}>{t(`platform.arms.${reading.arm}`)}</span> : null}
          {isCompared ? (
            <span className={s.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(lengths[index] ?? 0) * 100}%` }} />
            </span>
          ) : null}
          <span className={s.value}>{formats.reading(id, reading)}</span>
        </span>
      ))}
    </div>
  );
}

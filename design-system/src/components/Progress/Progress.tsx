import type { ReactElement } from 'react';
import s from './Progress.module.css';

export interface ProgressProps {
  /** 0 to `max`. */
  value: number;
  max?: number;
  label: string;
  isPercentShown?: boolean;
}

/** How far something has come. */
export function Progress({ value, max = 100, label, isPercentShown = false }: ProgressProps): ReactElement {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={s.progress}>
      <div
        role="progressbar"
        className={s.track}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share * max}
      >
        <div className={s.bar} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {isPercentShown ? (
        <span className={s.percent} aria-hidden="true">
          {Math.round(share * 100)}%
        </span>
      ) : null}
    </div>
  );
}

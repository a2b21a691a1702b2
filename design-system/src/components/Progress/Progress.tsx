import { Progress as Primitive } from 'radix-ui';
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
      <Primitive.Root className={s.track} value={share * max} max={max} aria-label={label}>
        <Primitive.Indicator className={s.bar} style={{ inlineSize: `${share * 100}%` }} />
      </Primitive.Root>
      {isPercentShown ? (
        <span className={s.percent} aria-hidden="true">
          {Math.round(share * 100)}%
        </span>
      ) : null}
    </div>
  );
}

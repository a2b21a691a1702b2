import type { ReactElement } from 'react';
import s from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for; read out, not shown. */
  label: string;
  size?: 'small' | 'medium' | 'large';
}

/** A wait without a known end. */
export function Spinner({ label, size = 'medium' }: SpinnerProps): ReactElement {
  return (
    <span role="status" aria-label={label} className={s.spinner} data-size={size}>
      <span className={s.ring} aria-hidden="true" />
    </span>
  );
}

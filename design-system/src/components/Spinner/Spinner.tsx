import { type ReactElement, useEffect, useState } from 'react';
import s from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for; read out, not shown. */
  label: string;
  size?: 'small' | 'medium' | 'large';
}

/** A wait that ends sooner is not shown: its place stays empty. */
const QUIET_MS = 200;

/** When a spinner was last seen to go, by the clock of `performance`. */
let lastSeenMs = Number.NEGATIVE_INFINITY;

/** A wait without a known end. It turns from 200 ms on; one that follows another goes on turning. */
export function Spinner({ label, size = 'medium' }: SpinnerProps): ReactElement {
  const [isSeen, setSeen] = useState(() => performance.now() - lastSeenMs < QUIET_MS);
  useEffect(() => {
    if (isSeen) {
      return () => {
        lastSeenMs = performance.now();
      };
    }
    const timer = setTimeout(() => setSeen(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isSeen]);
  return (
    <span role="status" aria-label={label} className={s.spinner} data-size={size}>
      <span className={s.ring} data-seen={isSeen} aria-hidden="true" />
    </span>
  );
}

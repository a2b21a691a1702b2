import type { ReactElement, ReactNode } from 'react';
import s from './Badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'success' | 'danger';
  children: ReactNode;
}

/** A word or a number that marks something. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactElement {
  return (
    <span className={s.badge} data-tone={tone}>
      {children}
    </span>
  );
}

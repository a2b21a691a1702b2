import type { ReactElement } from 'react';
import s from './Logo.module.css';

/** The Lineleaf mark, a leaf drawn in one line, with the name beside it. */
export function Logo({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }): ReactElement {
  return (
    <span className={s.logo} data-size={size}>
      <svg className={s.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path className={s.leaf} d="M10 38C6 22 16 7 41 6c1 24-12 36-27 33" />
        <path className={s.line} d="M5 44c4-7 10-15 24-27M17 29c-1-4-1-7 1-11M23 23c4 1 7 1 10 0" />
      </svg>
      <span>Lineleaf</span>
    </span>
  );
}

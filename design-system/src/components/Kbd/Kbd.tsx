import type { ReactElement, ReactNode } from 'react';
import s from './Kbd.module.css';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }): ReactElement {
  return <kbd className={s.key}>{children}</kbd>;
}

import type { ReactElement } from 'react';
import s from './Avatar.module.css';

/** The first letters of a name in a circle; decoration beside the name itself. */
export function Avatar({ name }: { name: string }): ReactElement {
  return (
    <span className={s.avatar} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

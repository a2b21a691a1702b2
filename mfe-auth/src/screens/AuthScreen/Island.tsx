import type { ReactNode } from 'react';
import classes from './Island.module.css';

/** The parts of the landing that act. Everything else of it is never drawn again. */
export type IslandName = 'account' | 'call' | 'examples' | 'footer' | 'preferences' | 'share';

/** Marks a part that acts, so that the landing's own page can bring it to life by itself (`src/landing`). */
export function Island({ name, children }: { readonly name: IslandName; readonly children: ReactNode }) {
  return (
    <div className={classes.island} data-island={name}>
      {children}
    </div>
  );
}

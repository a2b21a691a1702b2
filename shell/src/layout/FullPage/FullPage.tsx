import type { ReactNode } from 'react';
import classes from './FullPage.module.css';

/** One thing in the middle of an otherwise empty page. */
export function FullPage({ children }: { readonly children: ReactNode }) {
  return <main className={classes.page}>{children}</main>;
}

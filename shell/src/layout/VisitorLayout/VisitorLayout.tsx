import type { ReactNode } from 'react';
import { LanguageMenu } from '../preferences/LanguageMenu.tsx';
import { ThemeMenu } from '../preferences/ThemeMenu.tsx';
import classes from './VisitorLayout.module.css';

/** What stands around the screens of signed-out visitors: theme and language, nothing else. */
export function VisitorLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className={classes.preferences}>
        <ThemeMenu />
        <LanguageMenu />
      </div>
      <main>{children}</main>
    </>
  );
}

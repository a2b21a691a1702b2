import { Card, Logo } from '@lineleaf/design-system';
import type { ReactNode } from 'react';
import classes from './CardScreen.module.css';

/** A screen of signed-out visitors that is one card in the middle. */
export function CardScreen({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.screen}>
      <Logo />
      <Card className={classes.card} padding="large" isRaised>
        {children}
      </Card>
    </div>
  );
}

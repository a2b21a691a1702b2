import { type ReactNode, useEffect, useRef } from 'react';
import classes from './ArrivalHeading.module.css';

/** The heading of a view that takes another's place: it takes focus, so that the change is read out. */
export function ArrivalHeading({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h1 ref={ref} className={classes.heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

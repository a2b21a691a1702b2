import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import s from './Card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element to be; `div` by default. */
  as?: ElementType;
  padding?: 'none' | 'medium' | 'large';
  isRaised?: boolean;
}

/** A sheet of paper on the paper: one thing and what belongs to it. */
export function Card(props: CardProps): ReactElement {
  const { as: Root = 'div', padding = 'medium', isRaised = false, className, ...rest } = props;
  return (
    <Root
      {...rest}
      className={clsx(s.card, className)}
      data-padding={padding}
      data-raised={isRaised || undefined}
    />
  );
}

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import s from './Select.module.css';

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  label: ReactNode;
}

/** A labeled native choice list; its children are `<option>`s. */
export function Select({ label, id, className, ...select }: SelectProps): ReactElement {
  return (
    <FieldFrame label={label} id={id} describedBy={select['aria-describedby']}>
      {(control) => (
        <select {...select} {...control} className={clsx(control.className, s.select, className)} />
      )}
    </FieldFrame>
  );
}

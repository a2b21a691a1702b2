import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';

export interface FieldProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence on what is wrong; marks the input invalid. */
  error?: ReactNode;
}

/** A labeled text input. `ref` is the input's. */
export function Field({ label, hint, error, id, className, ...input }: FieldProps): ReactElement {
  return (
    <FieldFrame {...{ label, hint, error, id }} describedBy={input['aria-describedby']}>
      {(control) => <input {...input} {...control} className={clsx(control.className, className)} />}
    </FieldFrame>
  );
}

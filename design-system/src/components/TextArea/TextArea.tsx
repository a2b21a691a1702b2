import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import s from './TextArea.module.css';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence on what is wrong; marks the input invalid. */
  error?: ReactNode;
}

/** A labeled text input of several lines. `ref` is the textarea's. */
export function TextArea({ label, hint, error, id, className, ...input }: TextAreaProps): ReactElement {
  return (
    <FieldFrame {...{ label, hint, error, id }} describedBy={input['aria-describedby']}>
      {(control) => (
        <textarea rows={3} {...input} {...control} className={clsx(control.className, s.area, className)} />
      )}
    </FieldFrame>
  );
}

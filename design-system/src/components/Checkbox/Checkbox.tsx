import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react';
import s from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** A sentence on what is wrong; marks the box invalid. */
  error?: ReactNode;
}

/** A native checkbox with its label. `ref` is the input's. */
export function Checkbox({ label, error, id, className, ...input }: CheckboxProps): ReactElement {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  return (
    <div className={clsx(s.field, className)}>
      <label className={s.row} htmlFor={inputId}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={s.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={errorId} className={s.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

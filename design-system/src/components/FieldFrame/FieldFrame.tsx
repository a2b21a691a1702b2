import { type ReactElement, type ReactNode, useId } from 'react';
import s from './FieldFrame.module.css';

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id?: string;
  describedBy?: string;
  children: (control: ControlProps) => ReactElement;
}

/** Label above, hint and error below a control, tied together by ids. The control is drawn by `children`. */
export function FieldFrame({ id, label, hint, error, describedBy, children }: FieldFrameProps): ReactElement {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const descriptions = [describedBy, hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        className: s.control,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} className={s.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={s.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

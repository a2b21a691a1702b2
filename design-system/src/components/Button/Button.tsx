import type { ComponentPropsWithRef, ReactElement } from 'react';
import s from './Button.module.css';
import { ButtonIcon, type ButtonLook, look } from './look.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a turning ring in place of the icon, marks the button busy and refuses clicks. */
  isBusy?: boolean;
}

/** An action. `type` is 'button' by default, so it never submits a form by accident. */
export function Button(props: ButtonProps): ReactElement {
  const {
    variant,
    size,
    icon,
    isBusy = false,
    type = 'button',
    className,
    disabled,
    children,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      {...look(variant, size, className)}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <span className={s.ring} aria-hidden="true" /> : <ButtonIcon icon={icon} />}
      {children}
    </button>
  );
}

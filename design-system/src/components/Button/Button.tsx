import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import s from './Button.module.css';
import surface from './surface.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Drawn before the text; hidden from assistive technology. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a turning ring in place of the icon, marks the button busy and refuses clicks. */
  isBusy?: boolean;
}

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  /** Gives the look to the only child (a router's `Link`) instead of an `<a>`. */
  asChild?: boolean;
}

/** An action. `type` is 'button' unless told, so it never submits a form by accident. */
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
      {isBusy ? <span className={s.ring} aria-hidden="true" /> : <Icon icon={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps): ReactElement {
  const { variant, size, icon, asChild = false, className, children, ...rest } = props;
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root {...rest} {...look(variant, size, className)}>
      <Icon icon={icon} />
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  );
}

function look(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', className?: string) {
  return {
    className: clsx(surface.surface, s.button, className),
    'data-variant': variant,
    'data-size': size,
  };
}

function Icon({ icon }: { icon: ReactNode }): ReactElement | null {
  if (!icon) return null;
  return (
    <span className={s.icon} aria-hidden="true">
      {icon}
    </span>
  );
}

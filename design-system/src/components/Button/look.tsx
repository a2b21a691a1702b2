import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import s from './Button.module.css';
import surface from './surface.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** What buttons and links that look like them have in common. */
export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Drawn before the text; hidden from assistive technology. */
  icon?: ReactNode;
}

/** The attributes that give the look. */
export function look(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', className?: string) {
  return {
    className: clsx(surface.surface, s.button, className),
    'data-variant': variant,
    'data-size': size,
  };
}

/** The icon before the text. */
export function ButtonIcon({ icon }: { icon: ReactNode }): ReactElement | null {
  if (!icon) return null;
  return (
    <span className={s.icon} aria-hidden="true">
      {icon}
    </span>
  );
}

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import surface from '../Button/surface.module.css';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import s from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** Accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** For a toggle: whether it is on. Leave it out for a plain action. */
  isPressed?: boolean;
}

/** An action that is shown as an icon alone, on a target of 44 px. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, variant = 'ghost', isPressed, className, type = 'button', ...rest } = props;
  return (
    <Tooltip label={label}>
      <button
        {...rest}
        type={type}
        className={clsx(surface.surface, s.button, className)}
        data-variant={variant}
        aria-label={label}
        aria-pressed={isPressed}
      >
        <span className={s.icon} aria-hidden="true">
          {icon}
        </span>
      </button>
    </Tooltip>
  );
}

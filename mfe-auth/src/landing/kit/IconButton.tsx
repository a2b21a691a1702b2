import type { IconButtonProps } from '@lineleaf/design-system';
import { iconButtonLook, surfaceLook } from '@lineleaf/design-system/light';
import type { ReactElement } from 'react';

/** An action that is shown as an icon alone; its name is the browser's tooltip. */
export function IconButton({ label, icon, variant = 'ghost', ...rest }: IconButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type="button"
      className={`${surfaceLook.surface} ${iconButtonLook.button}`}
      data-variant={variant}
      aria-label={label}
      title={label}
    >
      <span className={iconButtonLook.icon} aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}

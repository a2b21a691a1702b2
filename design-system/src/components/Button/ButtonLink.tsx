import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { ButtonIcon, type ButtonLook, look } from './look.tsx';

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  /** Gives the look to the only child (a router's `Link`) instead of an `<a>`. */
  asChild?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps): ReactElement {
  const { variant, size, icon, asChild = false, className, children, ...rest } = props;
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root {...rest} {...look(variant, size, className)}>
      <ButtonIcon icon={icon} />
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  );
}

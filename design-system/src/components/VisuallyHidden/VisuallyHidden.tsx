import { VisuallyHidden as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** Text for assistive technology alone. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactElement {
  return <Primitive.Root>{children}</Primitive.Root>;
}

import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
import s from './Tooltip.module.css';

/** A short name that appears beside one element on hover and focus. Never the only place of a fact. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }): ReactElement {
  return (
    <Primitive.Provider delayDuration={500} skipDelayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={s.tooltip} sideOffset={6} collisionPadding={8}>
            {label}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}

import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
import s from '../components/Tooltip/Tooltip.module.css';
import { StandIn } from './StandIn.tsx';

interface TooltipBubbleProps {
  readonly label: string;
  readonly element: HTMLElement;
  readonly onClose: () => void;
}

/** A name beside an element. It closes with Escape, and when the pointer leaves both. */
export function TooltipBubble({ label, element, onClose }: TooltipBubbleProps): ReactElement {
  return (
    <Primitive.Provider>
      <Primitive.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
        <Primitive.Trigger asChild>
          <StandIn element={element} />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={s.tooltip} sideOffset={6} collisionPadding={8}>
            {label}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}

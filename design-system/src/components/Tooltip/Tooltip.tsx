import { type ComponentPropsWithRef, cloneElement, type ReactElement, useRef, useState } from 'react';
import { useOverlays } from '../../overlays/loadOverlays.ts';

type Element = ReactElement<ComponentPropsWithRef<'button'>>;

const DELAY_MS = 500;

/** A short name that appears beside one button on hover and focus. Never the only place of a fact. */
export function Tooltip({ label, children }: { label: string; children: Element }): ReactElement {
  const [element, setElement] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const overlays = useOverlays({ isOpen: element !== undefined });
  const open = (target: HTMLElement) => setElement(target);
  const close = () => {
    clearTimeout(timer.current);
    setElement(undefined);
  };
  const { props } = children;
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: both(props.onPointerEnter, ({ pointerType, currentTarget }) => {
          if (pointerType !== 'touch') timer.current = setTimeout(open, DELAY_MS, currentTarget);
        }),
        // Once it is there, it may be pointed at itself: it knows when to close.
        onPointerLeave: both(props.onPointerLeave, () => (overlays ? clearTimeout(timer.current) : close())),
        onPointerDown: both(props.onPointerDown, close),
        onFocus: both(props.onFocus, ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) open(currentTarget);
        }),
        onBlur: both(props.onBlur, close),
        onClick: both(props.onClick, close),
      })}
      {overlays && element ? (
        <overlays.TooltipBubble label={label} element={element} onClose={close} />
      ) : null}
    </>
  );
}

function both<Event>(theirs: ((event: Event) => void) | undefined, ours: (event: Event) => void) {
  return (event: Event) => {
    theirs?.(event);
    ours(event);
  };
}

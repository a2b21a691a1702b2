import { type Ref, useImperativeHandle } from 'react';

interface StandInProps {
  readonly element: HTMLElement;
  /** Given by the library, which measures what it finds here, listens to it and gives it the focus back. */
  readonly ref?: Ref<HTMLElement>;
}

/** Stands for an element elsewhere on the page as the trigger of an overlay: it was there before the overlay's code. */
export function StandIn({ element, ref }: StandInProps) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

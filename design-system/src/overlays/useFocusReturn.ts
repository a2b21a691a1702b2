import { useRef } from 'react';

/**
 * Handlers that give the focus back to what had it when a window opened. The library does so only for a window with a
 * trigger of its own; ours are opened by their owner.
 */
export function useFocusReturn() {
  const ref = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      ref.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (ref.current instanceof HTMLElement) ref.current.focus();
    },
  };
}

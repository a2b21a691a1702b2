import { useLayoutEffect, useState } from 'react';

let show: (() => void) | undefined;

/** Opens the screen's one window with the Terms of Service, from whichever part of it. */
export function openTerms(): void {
  show?.();
}

/** Whether that window is open, for the part that draws it. */
export function useTermsWindow() {
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    show = () => setIsOpen(true);
    return () => {
      show = undefined;
    };
  }, []);
  return [isOpen, setIsOpen] as const;
}

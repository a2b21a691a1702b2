import { type ReactElement, useSyncExternalStore } from 'react';
import { useOverlays } from '../../overlays/loadOverlays.ts';
import { hasWaiting, subscribe } from './messages.ts';

/** The place where messages appear. Rendered once, by the shell or a standalone start. */
export function Toaster(): ReactElement | null {
  const isOpen = useSyncExternalStore(subscribe, hasWaiting, () => false);
  const overlays = useOverlays({ isOpen });
  return overlays ? <overlays.MessageList /> : null;
}

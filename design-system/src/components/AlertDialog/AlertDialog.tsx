import type { ReactElement } from 'react';
import type { AlertDialogProps } from '../../overlays/AlertDialogWindow.tsx';
import { useOverlays } from '../../overlays/loadOverlays.ts';

/** A question that must be answered; focus starts on the harmless answer. */
export function AlertDialog(props: AlertDialogProps): ReactElement | null {
  const overlays = useOverlays({ isOpen: props.isOpen, onFail: () => props.onOpenChange(false) });
  return overlays ? <overlays.AlertDialogWindow {...props} /> : null;
}

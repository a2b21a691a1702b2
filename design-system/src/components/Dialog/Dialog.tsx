import type { ReactElement } from 'react';
import type { DialogProps } from '../../overlays/DialogWindow.tsx';
import { useOverlays } from '../../overlays/loadOverlays.ts';

/** A modal window. Focus stays inside and returns to where it was; Escape, the cross and a click outside close it. */
export function Dialog(props: DialogProps): ReactElement | null {
  const overlays = useOverlays({ isOpen: props.isOpen, onFail: () => props.onOpenChange(false) });
  return overlays ? <overlays.DialogWindow {...props} /> : null;
}

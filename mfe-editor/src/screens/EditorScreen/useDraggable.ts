import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useMemo } from 'react';
import { Draggable } from './Draggable.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-16, 0],
  ArrowRight: [16, 0],
  ArrowUp: [0, -16],
  ArrowDown: [0, 16],
};

/**
 * Lets an element be dragged over the window by a handle, or moved with its arrow keys; Home, or a drop near where it
 * came from, puts it back. Its place is remembered on the device.
 */
export function useDraggable(element: RefObject<HTMLElement | null>, name: string) {
  const draggable = useMemo(() => new Draggable(element, name), [element, name]);
  useEffect(() => draggable.watch(), [draggable]);
  return useMemo(
    () => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        draggable.grip(event.clientX, event.clientY);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => draggable.drag(event.clientX, event.clientY),
      onPointerUp: () => draggable.drop(),
      onPointerCancel: () => draggable.drop(),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key];
        if (!step && event.key !== 'Home') return;
        event.preventDefault();
        event.stopPropagation();
        if (step) draggable.nudge(...step);
        else draggable.goHome();
      },
    }),
    [draggable],
  );
}

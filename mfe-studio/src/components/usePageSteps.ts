import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** A finger that moved less than this, in CSS pixels, meant something else. */
const SWIPE_PX = 48;

/** Goes to the page before (-1) or after (1). */
type Step = (by: -1 | 1) => void;

/** Steps by arrow keys while a part of a window is on top, wherever the focus is but in a field. */
export function useArrowKeys(part: RefObject<HTMLElement | null>, step: Step): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (by === undefined || isChord || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, [role=menu]'))
      return;
    // A question above the window hides it.
    if (part.current?.closest('[aria-hidden=true]')) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Handlers of an element over which a finger is drawn sideways; the element leaves that movement to us (`touch-action`). */
export function useSwipe(step: Step) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current =
        event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const begin = from.current;
      from.current = undefined;
      if (!begin) return;
      const [right, down] = [event.clientX - begin.x, event.clientY - begin.y];
      if (Math.abs(right) >= SWIPE_PX && Math.abs(right) > 2 * Math.abs(down)) step(right > 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}

import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';

interface Keys {
  onLeave: () => void;
  onUndo: () => void;
}

const FOCUSABLE = 'button:not(:disabled), [tabindex="0"]';

/**
 * The keys of simple mode: Escape asks, Enter then leaves, and whatever comes in between goes on coloring. The browser may
 * take the Escape for itself and end the full screen; that asks as well. Tab stays inside.
 */
export function useSimpleKeys(root: RefObject<HTMLElement | null>, { onLeave, onUndo }: Keys) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = useCallback(() => setIsAsked(true), []);
  const calm = useCallback(() => setIsAsked(false), []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const inside = root.current;
    if (!inside || isInAnotherDialog(event.target, inside)) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (event.key === 'Tab') keepInside(event, inside);
    else if (isAsked && event.key === 'Enter') take(event, onLeave);
    else if (event.key === 'Escape') take(event, ask);
    else if (isUndo) take(event, onUndo);
    else calm();
  });
  const onFullScreen = useEffectEvent(() => {
    if (!document.fullscreenElement) ask();
  });
  useEffect(() => {
    // Before the page's own keys: Enter colors there.
    addEventListener('keydown', onKeyDown, true);
    document.addEventListener('fullscreenchange', onFullScreen);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('fullscreenchange', onFullScreen);
    };
  }, []);
  return { isAsked, ask, calm };
}

function take(event: KeyboardEvent, run: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  run();
}

function isInAnotherDialog(target: EventTarget | null, own: HTMLElement): boolean {
  const dialog = target instanceof Element ? target.closest('[role=dialog], [role=alertdialog]') : null;
  return dialog !== null && dialog !== own;
}

function keepInside(event: KeyboardEvent, inside: HTMLElement): void {
  const stops = [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const now = document.activeElement;
  const isEnd = !inside.contains(now) || now === stops.at(event.shiftKey ? 0 : -1);
  if (isEnd) take(event, () => stops.at(event.shiftKey ? -1 : 0)?.focus());
}

import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isHandheld } from '../isHandheld.ts';
import { enterFullScreen } from './fullScreen.ts';

interface Keys {
  onLeave: () => void;
  onUndo: () => void;
}

const FOCUSABLE = 'button:not(:disabled), [tabindex="0"]';

/** What is said about leaving: that the lock is to be held, or that one more press leaves now. */
export type LeaveHint = 'hold' | 'press' | null;

/**
 * The keys of simple mode: Escape asks, Enter then leaves, and whatever comes in between goes on coloring. The browser may
 * take the Escape for itself and end the full screen; that asks as well, and so does Back. Coloring on takes the screen again.
 * Tab stays inside.
 */
export function useSimpleKeys(root: RefObject<HTMLElement | null>, { onLeave, onUndo }: Keys) {
  const [hint, setHint] = useState<LeaveHint>(null);
  const calm = useCallback(() => {
    setHint(null);
    enterFullScreen();
  }, []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const inside = root.current;
    if (!inside || isInAnotherDialog(event.target, inside)) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (event.key === 'Tab') keepInside(event, inside);
    else if (hint === 'press' && event.key === 'Enter') take(event, onLeave);
    else if (event.key === 'Escape') take(event, () => setHint('press'));
    else if (isUndo) take(event, onUndo);
    else calm();
  });
  useEffect(() => {
    // On a phone there is no Enter to press.
    const onBrowser = () => setHint(isHandheld() ? 'hold' : 'press');
    const onFullScreen = () => {
      if (!document.fullscreenElement) onBrowser();
    };
    // Before the page's own keys: Enter colors there.
    addEventListener('keydown', onKeyDown, true);
    addEventListener('popstate', onBrowser);
    document.addEventListener('fullscreenchange', onFullScreen);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('popstate', onBrowser);
      document.removeEventListener('fullscreenchange', onFullScreen);
    };
  }, []);
  return { hint, setHint, calm };
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

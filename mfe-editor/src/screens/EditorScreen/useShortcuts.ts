import { useEffect, useRef } from 'react';
import { type Command, commandOf } from './shortcuts.ts';

/** Runs commands of the keyboard while no dialog is open and no text is being typed. */
export function useShortcuts(run: (command: Command) => void): void {
  const newest = useRef(run);
  newest.current = run;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      newest.current(command);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [role=dialog], [role=alertdialog], [role=menu]',
    ) !== null
  );
}

import { registerUnsentWork } from '@lineleaf/api-client';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { EditorModel } from '../../state/EditorModel.ts';

interface Guarded {
  isUnsaved: boolean;
  model: EditorModel;
  /** Names the work toward log-out. */
  id: string;
  onSend: () => Promise<unknown>;
}

/**
 * Asks before unsaved work is left: by link, Back or Exit through the returned blocker, by reload or close through the
 * browser, by log-out through the shell's list of unsent work.
 */
export function useLeaveGuard({ isUnsaved, model, id, onSend }: Guarded) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const withdraw = registerUnsentWork({
      id,
      send: async () => void (await onSend()),
      discard: () => model.discardDraft(),
    });
    return () => {
      removeEventListener('beforeunload', ask);
      withdraw();
    };
  }, [isUnsaved, model, id, onSend]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      model.getStatus().isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}

import { registerUnsentWork, type SaveOutcome } from '@lineleaf/api-client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import type { EditorModel } from '../../state/EditorModel.ts';
import { placeFirst } from './Stickers/placeFirst.ts';
import type { StickerHand } from './Stickers/StickerHand.ts';

interface Guarded {
  isUnsaved: boolean;
  /** Whether Back leads nowhere, as in simple mode. */
  holdsBack: boolean;
  model: EditorModel;
  /** A sticker that is not placed is unsaved work, too. */
  sticker: StickerHand;
  /** Names the work toward log-out. */
  id: string;
  /** Sends or keeps the picture; rejects if it was refused, with 412 where a new copy helps. */
  submit: () => Promise<SaveOutcome>;
  submitAsNew: () => Promise<SaveOutcome>;
}

/**
 * Asks before unsaved work is left: by link, Back or Exit through the returned blocker, by reload or close through the
 * browser, by log-out through the shell's list of unsent work. Tells whether a sticker would be lost, too.
 */
export function useLeaveGuard({ isUnsaved, holdsBack, model, sticker, id, submit, submitAsNew }: Guarded) {
  const isFloating = useSyncExternalStore(sticker.subscribe, sticker.isFloating);
  const isAtStake = isUnsaved || isFloating;
  useEffect(() => {
    if (!isAtStake) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const sendBy = async (send: () => Promise<SaveOutcome>) => {
      if ((await placeFirst(sticker, send)) === null) throw new Error('the sticker could not be placed');
    };
    const withdraw = registerUnsentWork({
      id,
      send: () => sendBy(submit),
      sendAsNew: () => sendBy(submitAsNew),
      discard: () => {
        sticker.remove();
        return model.discardDraft();
      },
    });
    return () => {
      removeEventListener('beforeunload', ask);
      withdraw();
    };
  }, [isAtStake, model, sticker, id, submit, submitAsNew]);
  const isHeld = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    isHeld.current = holdsBack && historyAction === 'POP';
    return isHeld.current || model.getStatus().isUnsaved || sticker.isFloating();
  });
  useEffect(() => {
    if (isHeld.current) blocker.reset?.();
  }, [blocker]);
  return { blocker, isAsking: blocker.state === 'blocked' && !isHeld.current, isFloating };
}

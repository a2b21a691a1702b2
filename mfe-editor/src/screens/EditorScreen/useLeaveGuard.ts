import { registerUnsentWork, type SaveOutcome } from '@lineleaf/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import type { EditorModel } from '../../state/EditorModel.ts';
import { placeFirst } from './Stickers/placeFirst.ts';
import type { StickerHand } from './Stickers/StickerHand.ts';

interface Guarded {
  isUnsaved: boolean;
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
export function useLeaveGuard({ isUnsaved, model, sticker, id, submit, submitAsNew }: Guarded) {
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (model.getStatus().isUnsaved || sticker.isFloating()) &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  return { blocker, isFloating };
}

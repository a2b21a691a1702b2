import { registerUnsentWork } from '@lineleaf/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import type { EditorModel } from '../../state/EditorModel.ts';
import type { StickerHand } from './Stickers/StickerHand.ts';

interface Guarded {
  isUnsaved: boolean;
  model: EditorModel;
  /** A sticker that is not placed is unsaved work, too. */
  sticker: StickerHand;
  /** Names the work toward log-out. */
  id: string;
  onSend: () => Promise<void>;
}

/**
 * Asks before unsaved work is left: by link, Back or Exit through the returned blocker, by reload or close through the
 * browser, by log-out through the shell's list of unsent work. Tells whether a sticker would be lost, too.
 */
export function useLeaveGuard({ isUnsaved, model, sticker, id, onSend }: Guarded) {
  const isFloating = useSyncExternalStore(sticker.subscribe, sticker.isFloating);
  const isAtStake = isUnsaved || isFloating;
  useEffect(() => {
    if (!isAtStake) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const withdraw = registerUnsentWork({
      id,
      send: onSend,
      discard: () => {
        sticker.remove();
        return model.discardDraft();
      },
    });
    return () => {
      removeEventListener('beforeunload', ask);
      withdraw();
    };
  }, [isAtStake, model, sticker, id, onSend]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (model.getStatus().isUnsaved || sticker.isFloating()) &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  return { blocker, isFloating };
}

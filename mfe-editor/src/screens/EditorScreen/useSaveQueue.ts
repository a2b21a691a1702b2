import { useAppDispatch } from '@lineleaf/api-client';
import { useEffect } from 'react';
import { watchSaveQueue } from '../../state/saveQueue.ts';

let watched: { userId: string; stop: () => void } | null = null;

/** Sends a user's waiting saves from now on, also after the editor is left. */
export function useSaveQueue(userId: string | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!userId || watched?.userId === userId) return;
    watched?.stop();
    watched = { userId, stop: watchSaveQueue(dispatch, userId) };
  }, [dispatch, userId]);
}

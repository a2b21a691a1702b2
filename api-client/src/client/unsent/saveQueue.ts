import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { toApiError } from '../base/ApiError.ts';
import { sharedEndpoints } from '../sharedEndpoints.ts';
import type { RootState } from '../store.ts';
import { listQueuedSaves, type QueuedSave, queueSave, removeQueuedSave } from './queuedSaves.ts';
import { registerUnsentWork, type UnsentWork } from './unsentWork.ts';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** What became of a save: on the server, or kept to be sent when the connection is back. */
export type SaveOutcome = 'sent' | 'queued';

const RETRY_EVERY_MS = 30_000;
const QUEUED_EVENT = 'lineleaf-save-queued';
const LOCK = 'lineleaf-save-queue';

/** Sends a save; without a connection it is kept on this device. Rejects with the ApiError of a refusal. */
export async function sendOrQueue(dispatch: Dispatch, save: QueuedSave): Promise<SaveOutcome> {
  try {
    await send(dispatch, save);
    return 'sent';
  } catch (error) {
    if (toApiError(error).kind !== 'network') throw error;
    await queueSave(save);
    dispatchEvent(new Event(QUEUED_EVENT));
    return 'queued';
  }
}

/**
 * Sends a user's kept saves now, whenever the connection comes back, and every half minute. A refusal that will not
 * change (422 and the like) ends a save. Returns what stops it.
 */
export function watchSaveQueue(dispatch: Dispatch, userId: string): () => void {
  let withdraw = () => {};
  const announce = async () => {
    withdraw();
    withdraw = (await listQueuedSaves(userId)).length > 0 ? registerUnsentWork(work) : () => {};
  };
  const work: UnsentWork = {
    id: `saves of ${userId}`,
    send: async () => {
      try {
        await flushSaveQueue(dispatch, userId);
      } finally {
        await announce();
      }
    },
    discard: async () => {
      for (const save of await listQueuedSaves(userId)) await removeQueuedSave(save.idempotencyKey);
      await announce();
    },
  };
  const flush = () => {
    void work.send().catch(() => undefined);
  };
  addEventListener('online', flush);
  const onQueued = () => void announce();
  addEventListener(QUEUED_EVENT, onQueued);
  const timer = setInterval(flush, RETRY_EVERY_MS);
  flush();
  return () => {
    removeEventListener('online', flush);
    removeEventListener(QUEUED_EVENT, onQueued);
    clearInterval(timer);
    withdraw();
  };
}

/** Sends what waits, one after another and in one tab at a time; rejects when the connection is still gone. */
export async function flushSaveQueue(dispatch: Dispatch, userId: string): Promise<void> {
  const work = async () => {
    for (const save of await listQueuedSaves(userId)) await settle(dispatch, save);
  };
  await (navigator.locks ? navigator.locks.request(LOCK, work) : work());
}

async function settle(dispatch: Dispatch, save: QueuedSave): Promise<void> {
  try {
    await send(dispatch, save);
  } catch (error) {
    const fault = toApiError(error);
    const isLasting = fault.kind === 'http' && [400, 404, 409, 413, 422].includes(fault.status);
    if (!isLasting) throw error;
  }
  await removeQueuedSave(save.idempotencyKey);
}

async function send(dispatch: Dispatch, { idempotencyKey, body }: QueuedSave): Promise<void> {
  await dispatch(sharedEndpoints.saveColoredPage.initiate({ idempotencyKey, body })).unwrap();
}

import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ApiError, hasStatus, toApiError } from '../base/ApiError.ts';
import type { RootState } from '../reducer.ts';
import { sharedEndpoints } from '../sharedEndpoints.ts';
import { type CopyRef, noteCopy, readCopy } from './coloringCopies.ts';
import { newKey } from './newKey.ts';
import {
  listQueuedSaves,
  type QueuedSave,
  queueSave,
  removeQueuedSave,
  type SaveRequest,
} from './queuedSaves.ts';
import { registerUnsentWork, type UnsentWork } from './unsentWork.ts';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** What became of a save: on the server, or kept to be sent when the connection is back. */
export type SaveOutcome = 'sent' | 'queued';

/** A kept save that the server will not take; it stays on this device. */
export interface RefusedSave {
  readonly save: QueuedSave;
  readonly error: ApiError;
  /** Forgets it, once the user has the picture elsewhere. */
  forget(): Promise<void>;
  /**
   * Has it sent as a new copy: for one whose copy was changed or deleted meanwhile (412). What comes of it is told as of any kept
   * save; rejects where it was not sent.
   */
  sendAsNew(): Promise<void>;
}

const RETRY_EVERY_MS = 30_000;
const QUEUED_EVENT = 'lineleaf-save-queued';
const LOCK = 'lineleaf-save-queue';

/** Saves that the server refused during this visit, by key. The next visit tries them once more. */
const refused = new Map<string, RefusedSave>();
const listeners = new Set<(refusal: RefusedSave) => void>();

/**
 * Sends a save; without a connection it is kept on this device. Whatever else of its coloring still waits, or was refused
 * before, is superseded. Rejects with the ApiError of a refusal, 412 where the copy was changed or deleted elsewhere.
 */
export function sendOrQueue(dispatch: Dispatch, save: QueuedSave): Promise<SaveOutcome> {
  return inTurn(async () => {
    const waiting = (await listQueuedSaves(save.userId)).filter(
      ({ coloring }) => coloring !== undefined && coloring === save.coloring,
    );
    const superseded = waiting.map(({ idempotencyKey }) => idempotencyKey);
    const before = waiting.map(unanswered).find((one) => one !== undefined);
    const outcome = await outcomeOf(sendOrKeep(dispatch, before ? { ...save, before } : save, superseded));
    if (outcome === 'sent') for (const key of superseded) await removeQueuedSave(key);
    for (const key of superseded) refused.delete(key);
    if (outcome === 'queued' || superseded.length > 0) dispatchEvent(new Event(QUEUED_EVENT));
    return outcome;
  });
}

/** What of a kept save the server may have, though no answer came. */
function unanswered({ before, ...save }: QueuedSave): Omit<QueuedSave, 'before'> | undefined {
  return save.mayBeThere ? save : before;
}

/** Sends a save; where no answer comes, rejects and keeps it in place of those with these keys. */
async function sendOrKeep(
  dispatch: Dispatch,
  save: QueuedSave,
  superseded: readonly string[],
): Promise<void> {
  let { before, ...own } = save;
  try {
    if (before) await sendAgain(dispatch, before);
    before = undefined;
    // Without a connection nothing leaves the device.
    if (navigator.onLine) own = { ...own, mayBeThere: true };
    await send(dispatch, own);
  } catch (error) {
    if (toApiError(error).kind === 'network') {
      const copy = await targetOf(own);
      await queueSave({ ...own, copy, ...(before ? { before } : {}) }, superseded);
    }
    throw error;
  }
}

async function outcomeOf(sending: Promise<void>): Promise<SaveOutcome> {
  try {
    await sending;
    return 'sent';
  } catch (error) {
    if (toApiError(error).kind !== 'network') throw error;
    return 'queued';
  }
}

/** Sends what the server may have under its own key; a refusal says that it has it not, and what follows goes its own way. */
async function sendAgain(dispatch: Dispatch, save: QueuedSave): Promise<void> {
  try {
    await send(dispatch, save);
  } catch (error) {
    if (toApiError(error).kind === 'network') throw error;
  }
}

/** Tells of every kept save that the server refuses, those refused before included; returns what ends it. */
export function watchRefusedSaves(listener: (refusal: RefusedSave) => void): () => void {
  listeners.add(listener);
  for (const refusal of refused.values()) listener(refusal);
  return () => listeners.delete(listener);
}

/**
 * Sends a user's kept saves now, whenever the connection comes back, and every half minute. A save that is refused for
 * good (422 and the like) is told to those who watch, stays on the device, and is tried again at the next visit.
 * Returns what stops it.
 */
export function watchSaveQueue(dispatch: Dispatch, userId: string): () => void {
  let withdraw = () => {};
  const announce = async () => {
    withdraw();
    withdraw = (await listWaiting(userId)).length > 0 ? registerUnsentWork(work) : () => {};
  };
  const work: UnsentWork = {
    id: `saves of ${userId}`,
    send: async () => {
      try {
        await sendWaiting(dispatch, userId);
      } finally {
        await announce();
      }
    },
    sendAsNew: async () => {
      for (const { error, sendAsNew } of [...refused.values()]) if (hasStatus(error, 412)) await sendAsNew();
    },
    discard: async () => {
      for (const save of await listWaiting(userId)) await removeQueuedSave(save.idempotencyKey);
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
    refused.clear();
  };
}

/**
 * Sends what waits, one after another and in one tab at a time; resolves to what the server refused of it, rejects when the
 * connection is still gone.
 */
export function flushSaveQueue(dispatch: Dispatch, userId: string): Promise<RefusedSave[]> {
  return inTurn(async () => {
    const refusals: RefusedSave[] = [];
    for (const save of await listWaiting(userId)) {
      const refusal = await settle(dispatch, save);
      if (refusal) refusals.push(refusal);
    }
    return refusals;
  });
}

/** Sends what waits; rejects with a refusal, too, first of all with one that a new copy helps. */
async function sendWaiting(dispatch: Dispatch, userId: string): Promise<void> {
  const errors = (await flushSaveQueue(dispatch, userId)).map(({ error }) => error);
  const [first] = errors;
  if (first) throw errors.find((error) => hasStatus(error, 412)) ?? first;
}

/** Sends in one tab at a time, where the browser can tell. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}

async function listWaiting(userId: string): Promise<QueuedSave[]> {
  return (await listQueuedSaves(userId)).filter(({ idempotencyKey }) => !refused.has(idempotencyKey));
}

/** Sends a kept save; resolves to its refusal, if it is refused for good. */
async function settle(dispatch: Dispatch, save: QueuedSave): Promise<RefusedSave | undefined> {
  try {
    await sendOrKeep(dispatch, save, []);
  } catch (error) {
    const fault = toApiError(error);
    const isLasting = fault.kind === 'http' && [400, 404, 409, 412, 413, 422].includes(fault.status);
    if (!isLasting) throw error;
    return keepRefused(dispatch, save, fault);
  }
  await removeQueuedSave(save.idempotencyKey);
  return undefined;
}

function keepRefused(dispatch: Dispatch, save: QueuedSave, error: ApiError): RefusedSave {
  const forget = async () => {
    refused.delete(save.idempotencyKey);
    await removeQueuedSave(save.idempotencyKey);
  };
  const sendAsNew = async () => {
    const { userId, body, idempotencyKey } = save;
    await queueSave({ userId, body, idempotencyKey: newKey() }, [idempotencyKey]);
    refused.delete(idempotencyKey);
    dispatchEvent(new Event(QUEUED_EVENT));
    await sendWaiting(dispatch, userId);
  };
  const refusal = { save, error, forget, sendAsNew };
  refused.set(save.idempotencyKey, refusal);
  for (const listener of listeners) listener(refusal);
  return refusal;
}

/** Saves over the coloring's copy, or makes one, and remembers which. */
async function send(dispatch: Dispatch, { idempotencyKey, body, coloring, copy }: QueuedSave): Promise<void> {
  const { saveColoredPage } = sharedEndpoints;
  const target = await targetOf({ coloring, copy });
  const page = await (target
    ? sendOver(dispatch, target, { idempotencyKey, body })
    : dispatch(saveColoredPage.initiate({ idempotencyKey, body })).unwrap());
  if (coloring !== undefined) await noteCopy(coloring, page);
}

/** Saves over a copy; one that is deleted is told as one that is changed (412): a new copy helps with both. */
async function sendOver(dispatch: Dispatch, { id, version }: CopyRef, save: SaveRequest) {
  const { updateColoredPage } = sharedEndpoints;
  try {
    return await dispatch(updateColoredPage.initiate({ pageId: id, version, ...save })).unwrap();
  } catch (error) {
    const fault = toApiError(error);
    if (fault.kind === 'http' && fault.status === 404) throw { ...fault, status: 412 } satisfies ApiError;
    throw error;
  }
}

/** The copy that a save goes over; null if it makes one. */
async function targetOf({ coloring, copy }: Pick<QueuedSave, 'coloring' | 'copy'>): Promise<CopyRef | null> {
  const known = coloring === undefined ? undefined : await readCopy(coloring);
  return known ?? copy ?? null;
}

import { useEffect, useState } from 'react';
import { refetchFailedFiles } from '../federation/failedFiles.ts';

/** What opens above the page: windows, menus, tooltips, messages. It is as heavy as all the rest of the design system. */
export type Overlays = typeof import('./overlays.ts');

let overlays: Overlays | undefined;
let loading: Promise<Overlays> | undefined;

/** Fetches the overlays, once. Rejects where they cannot be had; the next call tries again. */
export function loadOverlays(): Promise<Overlays> {
  loading ??= fetchOverlays();
  return loading;
}

async function fetchOverlays(): Promise<Overlays> {
  try {
    overlays = await import(/* webpackChunkName: "overlays" */ './overlays.ts');
    return overlays;
  } catch (error) {
    await refetchFailedFiles();
    loading = undefined;
    throw error;
  }
}

interface Wish {
  /** Whether one has to open now; if not, they are fetched a little later, when the browser is idle. */
  readonly isOpen: boolean;
  /** Told when they cannot be had, so that whoever tries again finds it closed. */
  readonly onFail?: () => void;
}

/** The overlays as soon as they are there. */
export function useOverlays({ isOpen, onFail }: Wish): Overlays | undefined {
  const [present, setPresent] = useState(overlays);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (present) return;
    let isGone = false;
    const take = () => {
      loadOverlays().then(
        (loaded) => isGone || setPresent(loaded),
        () => isGone || setHasFailed(isOpen),
      );
    };
    const forget = isOpen ? take() : whenIdle(take);
    // What had to open without a connection opens once there is one.
    window.addEventListener('online', take);
    return () => {
      isGone = true;
      window.removeEventListener('online', take);
      forget?.();
    };
  }, [present, isOpen]);
  useEffect(() => {
    if (!hasFailed) return;
    setHasFailed(false);
    onFail?.();
  }, [hasFailed, onFail]);
  return present;
}

/** Scripts of the screen that is being opened come first. */
const PATIENCE_MS = 2000;
/** A browser that is never idle is not waited for longer: without a connection it would be too late. */
const IDLE_TIMEOUT_MS = 3000;

/** Runs `act` when the browser is idle, but not at once; returns what takes that back. */
function whenIdle(act: () => void): () => void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: IDLE_TIMEOUT_MS }) : act();
  const timer = setTimeout(wait, PATIENCE_MS);
  return () => clearTimeout(timer);
}

import type { AppThunk } from '../reducer.ts';
import type { AppStore } from '../store.ts';
import { installOffered } from './installSlice.ts';

/** The browser's offer (not in lib.dom): it can be shown once. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const DISMISSED_KEY = 'lineleaf.installDismissed';
let heldEvent: InstallPromptEvent | undefined;

/** Keeps the browser's install offer for the Make screen. Called once, by the shell, before anything is drawn. */
export function captureInstallPrompt(store: AppStore): void {
  if (sessionStorage.getItem(DISMISSED_KEY)) return;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    heldEvent = event as InstallPromptEvent;
    store.dispatch(installOffered('prompt'));
  });
  if (isIosBrowser()) store.dispatch(installOffered('hint'));
}

/** Shows the browser's dialog; the offer is spent whatever the choice. */
export function promptInstall(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const event = heldEvent;
    heldEvent = undefined;
    dispatch(installOffered('none'));
    await event?.prompt();
  };
}

/** Hides the offer until the browser session ends. */
export function dismissInstall(): AppThunk {
  return (dispatch) => {
    sessionStorage.setItem(DISMISSED_KEY, 'yes');
    dispatch(installOffered('none'));
  };
}

function isIosBrowser(): boolean {
  const isStandalone = 'standalone' in navigator && navigator.standalone === true;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) && !isStandalone;
}

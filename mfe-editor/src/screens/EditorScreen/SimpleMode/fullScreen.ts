/** Asks for the whole screen, where the browser has such a thing and lets the page have it; else nothing happens. */
export function enterFullScreen(): void {
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  // Refused without a touch, and loudly.
  if (!navigator.userActivation?.isActive) return;
  // Of the whole document: messages and questions lie beside the editor.
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}

/** Gives the screen back. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/** Registers the background worker once the page has loaded; where there is none (a plain LAN address) nothing happens. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV === 'development') return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the product works without it; whoever looks into it finds the reason
      console.warn('The service worker could not be registered', error);
    });
  });
}

const TIMEOUT_MS = 8000;
const failed = new Set<string>();

/** Keeps in mind which scripts and style sheets could not be loaded. Called once, at the start of the page. */
export function watchFailedFiles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) failed.add(target.src);
      else if (target instanceof HTMLLinkElement) failed.add(target.href);
    },
    { capture: true },
  );
}

/**
 * Fetches those files anew, past the browser's cache: a damaged file that says it never changes would be taken from
 * there at each new try. Never rejects: what still fails, fails when it is loaded.
 */
export async function refetchFailedFiles(): Promise<void> {
  const urls = [...failed];
  failed.clear();
  const refetch = (url: string) =>
    fetch(url, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) }).then((file) => file.blob());
  await Promise.allSettled(urls.map(refetch));
}

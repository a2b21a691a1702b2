const TIMEOUT_MS = 8000;
const PRELOAD_PATIENCE_MS = 1000;
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
 * Fetches those files again, past the browser's cache: a damaged file that says it never changes would be taken from
 * there at each new try. Never rejects: what still fails, fails when it is loaded.
 */
export async function refetchFailedFiles(): Promise<void> {
  await spendPreloads();
  const urls = [...failed];
  failed.clear();
  const refetch = (url: string) =>
    fetch(url, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) }).then((file) => file.blob());
  await Promise.allSettled(urls.map(refetch));
}

/**
 * A preload that failed stands for its file until something has asked for that: here each is asked for, so that the next try
 * reaches the server.
 */
async function spendPreloads(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][integrity]');
  const spent = Promise.all([...links].map(spend));
  const patience = new Promise((resolve) => setTimeout(resolve, PRELOAD_PATIENCE_MS));
  await Promise.race([spent, patience]);
}

function spend(link: HTMLLinkElement): Promise<void> {
  const { as, href, integrity, crossOrigin } = link;
  const element =
    as === 'style'
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      : Object.assign(document.createElement('script'), { src: href });
  Object.assign(element, { integrity, crossOrigin });
  link.remove();
  return new Promise((resolve) => {
    const end = () => {
      element.remove();
      resolve();
    };
    element.addEventListener('load', end);
    element.addEventListener('error', end);
    document.head.append(element);
  });
}

/** Where released files come from. */
interface Origins {
  /** The product's own. */
  readonly own: string;
  /** Those that serve remotes. */
  readonly remotes: readonly string[];
}

/** Whether a URL is that of a file of a release: it never changes. */
export function isReleasedFile({ origin, pathname }: URL, { own, remotes }: Origins): boolean {
  if (origin === own) return /^\/(static|releases)\//.test(pathname);
  return remotes.includes(origin) && pathname.startsWith('/releases/');
}

/**
 * The request as one whose answer may be read and checked: a worker's script is asked for without CORS, and nobody could
 * tell its answer from an error.
 */
export function withCors(request: Request, { own }: Origins): Request {
  const { url, integrity, cache } = request;
  if (new URL(url).origin === own) return request;
  return new Request(url, { integrity, cache, mode: 'cors', credentials: 'omit' });
}

/** Whether a document is the shell's own page, and no landing or error. */
export function isShellPage({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('Lineleaf-Landing');
}

/** Whether a released file came, and not an error or what cannot be read. */
export function isWholeFile({ status, type }: Response): boolean {
  return status === 200 && (type === 'basic' || type === 'cors');
}

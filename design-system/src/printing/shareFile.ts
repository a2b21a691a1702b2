/**
 * How a share ended: `unavailable` (no such thing here, not for files, or the file could not be fetched), `denied` by
 * the browser, `cancelled` by the user, or `failed` for another reason, which is given.
 */
type ShareOutcome =
  | { readonly kind: 'shared' | 'cancelled' | 'denied' | 'unavailable' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Opens the native share sheet with one file and nothing else (some targets drop files that come with a text). Never rejects. */
export async function shareFile(file: File | undefined): Promise<ShareOutcome> {
  if (file === undefined || !canShare(file)) return { kind: 'unavailable' };
  try {
    await navigator.share({ files: [file] });
    return { kind: 'shared' };
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return { kind: 'cancelled' };
    if (name === 'NotAllowedError') return { kind: 'denied' };
    return { kind: 'failed', error };
  }
}

/** Absent outside secure contexts, whatever the types say. */
function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

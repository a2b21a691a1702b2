declare global {
  /** Asked by each remote's bundle for the origin of its later chunks once one has failed, see `ChunkFallbackPlugin`. */
  var lineleafFallbackOf: ((root: string) => string | undefined) | undefined;
}

const integrities = new Map<string, string>();
const retries = new Map<string, number>();
const fallbacks = new Map<string, string>();
const failed = new Set<string>();

/** Remembers the integrity hash of a file, by its path. */
export function rememberIntegrity(url: string, integrity: string): void {
  integrities.set(pathOf(url), integrity);
}

/** The hash a file must have, if one is known; empty in development. */
export function integrityOf(url: string): string | undefined {
  return integrities.get(pathOf(url));
}

/** Remembers where the files lie that belong to an entry's release, should its origin fail. */
export function rememberFallback(entry: string, fallbackEntry: string): void {
  fallbacks.set(rootOf(entry), rootOf(fallbackEntry));
  globalThis.lineleafFallbackOf = (root) => fallbacks.get(root);
}

/** Counts a retry of everything below a release's folder. */
export function countRetry(entry: string): void {
  const folder = folderOf(pathOf(entry));
  retries.set(folder, (retries.get(folder) ?? 0) + 1);
}

/** How often the release that this script belongs to was retried. */
export function retryCount(url: string): number {
  return retries.get(folderOf(pathOf(url))) ?? 0;
}

/** Remembers that a file did not come, or not as it should be. */
export function rememberFailedFile(url: string): void {
  failed.add(url);
}

/** The files that failed beside an entry, since `forgetFailedFiles`. */
export function failedFilesOf(entry: string): readonly string[] {
  return [...failed].filter((url) => folderOf(pathOf(url)) === folderOf(pathOf(entry)));
}

/** A load begins: what failed before does not count. */
export function forgetFailedFiles(entry: string): void {
  for (const url of failedFilesOf(entry)) failed.delete(url);
}

function pathOf(url: string): string {
  return new URL(url, location.href).pathname;
}

/** The folder of a release as a whole address. */
function rootOf(entry: string): string {
  return new URL('.', new URL(entry, location.href)).href;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

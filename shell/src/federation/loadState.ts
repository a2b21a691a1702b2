const integrities = new Map<string, string>();
const retries = new Map<string, number>();

/** Remembers the integrity hash of a file, by its path. */
export function rememberIntegrity(url: string, integrity: string): void {
  integrities.set(pathOf(url), integrity);
}

/** The hash a file must have, if one is known; empty in development. */
export function integrityOf(url: string): string | undefined {
  return integrities.get(pathOf(url));
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

function pathOf(url: string): string {
  return new URL(url, location.href).pathname;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

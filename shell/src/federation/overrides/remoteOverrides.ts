import type { Remote } from '../discovery.ts';

const STORAGE_KEY = 'lineleaf.remoteOverrides';

/** URLs of federation manifests by the name of the remote they stand in for. */
export type RemoteOverrides = Readonly<Record<string, string>>;

/** Origins that this server's operator allows to stand in for a remote (REMOTE_OVERRIDE_ORIGINS); usually none. */
export function overrideOrigins(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="lineleaf:override-origins"]');
  return meta?.content.split(' ').filter(Boolean) ?? [];
}

/** The overrides of this tab. What is not of an allowed origin is left out. */
export function readOverrides(): RemoteOverrides {
  const entries = Object.entries(keptValue() ?? {});
  return Object.fromEntries(entries.filter(([, url]) => typeof url === 'string' && isAllowed(url)));
}

/** Lets a manifest stand in for a remote in this tab, from the next load of the page on. False where its origin is not allowed. */
export function addOverride(name: string, manifestUrl: string): boolean {
  if (!isAllowed(manifestUrl)) return false;
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readOverrides(), [name]: manifestUrl }));
  return true;
}

/** From the next load of the page on, every remote of this tab is the released one again. */
export function resetOverrides(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

/** The remotes with this tab's overrides. A stand-in keeps the released routes and has no integrity hash. */
export function withOverrides(remotes: readonly Remote[]): readonly Remote[] {
  const overrides = readOverrides();
  return remotes.map((remote) => {
    const standInManifest = overrides[remote.name];
    // Which of the files beside the manifest is the entry script is known once it is read.
    return standInManifest === undefined
      ? remote
      : { ...remote, entry: standInManifest, integrity: '', fallbackEntry: undefined, standInManifest };
  });
}

function keptValue(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

function isAllowed(url: string): boolean {
  return URL.canParse(url) && overrideOrigins().includes(new URL(url).origin);
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf, rememberFailedFile, rememberIntegrity, retryCount } from './loadState.ts';

const MANIFEST_TIMEOUT_MS = 8000;
const SCRIPT_TIMEOUT_MS = 10_000;

/** What a release adds to its federation manifest: the hash of each file, by its path in the release. */
interface ReleaseManifest {
  readonly integrity?: Readonly<Record<string, string>>;
}

/**
 * Hooks of the federation runtime: manifests are fetched past the cache with a time-out, whatever is loaded must have
 * its integrity hash, and a retry asks for a URL that no cache and no failed attempt stands in the way of.
 */
// biome-ignore lint/style/noDefaultExport: the federation runtime imports a plugin by its default export
export default function lineleafRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'lineleaf-runtime',
    async fetch(url) {
      const response = await fetchManifest(url).catch((error: unknown) => {
        rememberFailedFile(url);
        throw error;
      });
      const { integrity }: ReleaseManifest = await response.clone().json();
      for (const [path, hash] of Object.entries(integrity ?? {}))
        rememberIntegrity(new URL(path, url).href, hash);
      return response;
    },
    createScript({ url }) {
      const script = document.createElement('script');
      const retries = retryCount(url);
      script.src = retries > 0 ? `${url}?retry=${retries}` : url;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf(url) ?? '';
      script.addEventListener('error', () => rememberFailedFile(script.src));
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      link.crossOrigin = 'anonymous';
      link.integrity = integrityOf(url) ?? '';
      link.href = url;
      return link;
    },
  };
}

async function fetchManifest(url: string): Promise<Response> {
  const response = await fetch(url, {
    cache: 'no-cache',
    integrity: integrityOf(url),
    signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

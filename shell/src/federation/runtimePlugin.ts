import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf, rememberFailedFile, retryCount } from './loadState.ts';

const SCRIPT_TIMEOUT_MS = 10_000;

/**
 * Hooks of the federation runtime: an entry script must have its integrity hash, may not hang, and is asked for at a retry by a
 * URL that no cache and no failed attempt stands in the way of.
 */
// biome-ignore lint/style/noDefaultExport: the federation runtime imports a plugin by its default export
export default function lineleafRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'lineleaf-runtime',
    createScript({ url }) {
      const script = document.createElement('script');
      const retries = retryCount(url);
      script.src = retries > 0 ? `${url}?retry=${retries}` : url;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf(url) ?? '';
      script.addEventListener('error', () => rememberFailedFile(script.src));
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}

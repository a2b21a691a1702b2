import { narrowedPackages } from '@lineleaf/tooling/imported-names';
import { defineShell } from '@lineleaf/tooling/rspack';
import { SHARED_MODULES } from './sharedModules.ts';

export default defineShell({
  provides: SHARED_MODULES,
  narrowed: narrowedPackages(),
  runtimePlugin: `${import.meta.dirname}/src/federation/runtimePlugin.ts`,
  serviceWorker: './src/pwa/sw.ts',
});

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { installedVersion } from './sharedModules.ts';

/** Packages of `@module-federation/enhanced`. */
const SCOPE = '@module-federation';
const PACKAGE = `${SCOPE}/webpack-bundler-runtime`;
const require = createRequire(import.meta.url);
/** The file that every federated bundle starts with, as the federation plugin asks for it: by its path. */
const RUNTIME = require.resolve(PACKAGE);

/** Has a bundle start with the runtime's ES modules: of the CommonJS that the plugin finds nothing can be shaken off. */
export const OWN_RUNTIME = {
  [RUNTIME]: modulesOf(RUNTIME),
  [`${SCOPE}/runtime`]: modulesOf(require.resolve(`${SCOPE}/runtime`)),
};

/** Has a bundle start with the shell's copy of the runtime (see `shell/src/federation/lendRuntime.ts`). */
export const BORROWED_RUNTIME = { [RUNTIME]: join(import.meta.dirname, 'borrowedRuntime.ts') };

/**
 * The runtime as one more module that the shell provides: the glue in a remote's bundle and the shell's runtime are of one minor
 * version.
 */
export function sharedRuntime(root: string): { readonly provided: Contract; readonly asked: Contract } {
  const version = installedVersion(root, PACKAGE);
  return { provided: { [PACKAGE]: version }, asked: { [PACKAGE]: `~${version}` } };
}

type Contract = Readonly<Record<string, string>>;

/** The ES modules beside a package's CommonJS. */
function modulesOf(main: string): string {
  return join(dirname(main), 'index.js');
}

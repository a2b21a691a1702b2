import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Entry points of a package beyond its main one that must be singletons as well (each is a share key of its own). */
const SUBPATHS: Readonly<Record<string, readonly string[]>> = {
  react: ['jsx-runtime'],
  'react-dom': ['client'],
  '@lineleaf/design-system': ['i18n'],
};

interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly version: string;
  readonly requiredVersion: string;
}

/**
 * The modules a part shares, derived from its package.json alone: a remote's peerDependencies, the shell's
 * dependencies of the same names. `requiredVersion` is the caret range of the version asked for.
 */
export function sharedModules(root: string, names: readonly string[]): Record<string, SharedModule> {
  const shared: Record<string, SharedModule> = {};
  for (const name of names) {
    const version = installedVersion(root, name);
    const entry: SharedModule = {
      singleton: true,
      strictVersion: true,
      version,
      requiredVersion: `^${version}`,
    };
    shared[name] = entry;
    for (const subpath of SUBPATHS[name] ?? []) shared[`${name}/${subpath}`] = entry;
  }
  return shared;
}

/** The names of a part's singletons, from its package.json. */
export function peerNames(root: string): string[] {
  const manifest = readPackage(root);
  return Object.keys(manifest.peerDependencies ?? {});
}

interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A folder's package.json. */
export function readPackage(root: string): PackageManifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageManifest;
}

/** The version of a package that a folder's modules find. @throws {Error} where none is installed */
export function installedVersion(root: string, name: string): string {
  const require = createRequire(join(root, 'package.json'));
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return readPackage(join(folder, name)).version;
    } catch {
      // Not in this node_modules: look further up.
    }
  }
  throw new Error(`${name} is not installed, but ${root} shares it`);
}

import { join } from 'node:path';
import type { Compiler } from '@rspack/core';

/** Packages of which the page carries some names alone, and these names. */
export type NarrowedPackages = Readonly<Record<string, readonly string[]>>;

/**
 * Puts a module before each package that lets the given names through; the bundle has nothing else of the package. The facades
 * exist within the build alone.
 */
export class FacadePlugin {
  /** The facade's file by the package it stands before. */
  readonly files: Readonly<Record<string, string>>;
  readonly #sources: Readonly<Record<string, string>>;

  /** @param root of the part that shares the packages, a folder of the tree */
  constructor(root: string, packages: NarrowedPackages) {
    const each = Object.entries(packages).map(([name, names]) => ({
      name,
      file: join(root, 'facades', `${name}.js`),
      // By its name the facade would reach what is shared under it, itself.
      source: `export { ${names.join(', ')} } from ${JSON.stringify(join(root, '..', 'node_modules', name))};\n`,
    }));
    this.files = Object.fromEntries(each.map(({ name, file }) => [name, file]));
    this.#sources = Object.fromEntries(each.map(({ file, source }) => [file, source]));
  }

  apply(compiler: Compiler): void {
    new compiler.rspack.experiments.VirtualModulesPlugin({ ...this.#sources }).apply(compiler);
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './parts.mjs';

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** What each of these brings for a platform is a binary: without it there is no bundler, linter, database or press there. */
const NATIVE = ['@biomejs/biome', '@rspack/binding', '@swc/core', 'libsql', 'sharp', '@resvg/resvg-js'];

describe('the lockfile', () => {
  it('holds every optional package of every package, so that npm ci installs on each platform', () => {
    expect(listMissing(packages)).toEqual([]);
  });

  it.each(NATIVE)('has binaries of %s for Linux, macOS and Windows', (name) => {
    const binaries = Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {});
    const systems = binaries.flatMap((binary) => packages[`node_modules/${binary}`]?.os ?? []);
    expect(systems).toEqual(expect.arrayContaining(['linux', 'darwin', 'win32']));
  });

  it('is found wanting when a binary of another platform is gone', () => {
    const { 'node_modules/@libsql/darwin-arm64': _, ...rest } = packages;
    expect(listMissing(rest)).toEqual(['node_modules/libsql wants @libsql/darwin-arm64']);
  });
});

/** The optional dependencies that no package of the lockfile stands for, where Node would look for them. */
function listMissing(locked: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersSeenFrom(path).some((folder) => `${folder}node_modules/${name}` in locked))
      .map((name) => `${path} wants ${name}`),
  );
}

/** A package's own folder and those around it, each with a slash at its end, the root as the empty text. */
function foldersSeenFrom(path: string): string[] {
  const parts = path.split('/node_modules/');
  return parts
    .map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`)
    .concat('');
}

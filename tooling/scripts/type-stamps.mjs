import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, WORKSPACES } from './parts.mjs';

/** What is installed, which decides the types of packages. */
const INSTALLED = ['package.json', 'package-lock.json'];

/** Where the settings are that every project builds on. */
const SETTINGS = 'tooling';

/**
 * Where the compiler leaves what it knows of a project for its next run.
 * @param {string} project its tsconfig, below the root
 */
export function buildInfoOf(project, root = ROOT) {
  return join(root, 'node_modules', '.cache', 'types', `${project}.tsbuildinfo`);
}

/** Knows which projects are made of the very files in which their types were last found in order. */
export class TypeStamps {
  /** A hash for each part, of the moment at which this is made. @type {ReadonlyMap<string, string>} */
  #hashes;
  #root;

  /** @param {string} [root] */
  constructor(root = ROOT) {
    this.#root = root;
    this.#hashes = new Map([...WORKSPACES, ...INSTALLED].map((part) => [part, hashOf(join(root, part))]));
  }

  /** @param {string} project */
  isUnchanged(project) {
    const file = this.#stampOf(project);
    if (!existsSync(file)) return false;
    const { parts, key } = JSON.parse(readFileSync(file, 'utf8'));
    return key === this.#keyOf(parts);
  }

  /**
   * To be called when the compiler has passed the project.
   * @param {string} project
   */
  keep(project) {
    const parts = this.#partsOf(project);
    writeFileSync(this.#stampOf(project), JSON.stringify({ parts, key: this.#keyOf(parts) }));
  }

  /** @param {string} project */
  #stampOf(project) {
    return `${buildInfoOf(project, this.#root)}.passed.json`;
  }

  /**
   * The parts of which the compiler read files, by what it left of them.
   * @param {string} project
   * @returns {string[]}
   */
  #partsOf(project) {
    const buildInfo = buildInfoOf(project, this.#root);
    /** @type {{ fileNames: string[] }} */
    const { fileNames } = JSON.parse(readFileSync(buildInfo, 'utf8'));
    const read = fileNames.map((name) => relative(this.#root, join(dirname(buildInfo), name)).split('/')[0]);
    return WORKSPACES.filter((part) => part === SETTINGS || read.includes(part));
  }

  /** @param {readonly string[]} parts */
  #keyOf(parts) {
    return [...parts, ...INSTALLED].map((part) => this.#hashes.get(part)).join(' ');
  }
}

/**
 * Over the names and bytes of the files that a compiler may read.
 * @param {string} path
 */
function hashOf(path) {
  const hash = createHash('sha256');
  for (const file of typedFilesOf(path))
    hash
      .update(`${relative(path, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function typedFilesOf(path) {
  if (/\.(ts|tsx|mts|mjs|json)$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !/^(node_modules|dist.*|\..*cache)$/.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() || /\.(ts|tsx|mts|mjs|json)$/.test(entry.name) ? typedFilesOf(inside) : [];
    });
}

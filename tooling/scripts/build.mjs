import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { buildIdOf } from './build-id.mjs';
import { ROOT } from './parts.mjs';
import { prerenderLanding } from './prerender.mjs';

const STAMP = '.build-id';

/**
 * Builds a part into its `dist` if its sources changed since the last build.
 * @param {string} part
 * @returns {Promise<{ buildId: string, distDir: string }>}
 */
export async function buildPart(part) {
  const buildId = buildIdOf(part);
  const distDir = join(ROOT, part, 'dist');
  if (stampOf(distDir) === buildId) return { buildId, distDir };
  console.log(`building ${part}`);
  if (part === 'backend') {
    rmSync(distDir, { recursive: true, force: true });
    await bundleBackend(distDir, ['src/server.ts', 'src/worker.ts']);
  } else {
    await buildBundle(part, buildId);
    // What the part takes the API for: no release is served beside a server that it cannot live with.
    copyFileSync(join(ROOT, 'docs', 'openapi.json'), join(distDir, 'openapi.json'));
    await prerenderLanding(join(ROOT, part), distDir);
    if (part !== 'shell') writeIntegrity(distDir);
    const { stores } = await import('./release-store.mjs');
    await stores.writeCompressedCopies(distDir);
  }
  writeFileSync(join(distDir, STAMP), buildId);
  return { buildId, distDir };
}

/**
 * Builds a program that works on the product's data, into a folder of its own: the product that may run beside it still loads
 * parts of the build it was started from. Answers the folder.
 * @param {string} program a file of `backend/src`, without its ending
 * @returns {Promise<string>}
 */
export async function buildOperatorProgram(program) {
  const buildId = buildIdOf('backend');
  const distDir = join(ROOT, 'backend', `dist-${program}`);
  if (stampOf(distDir) === buildId) return distDir;
  rmSync(distDir, { recursive: true, force: true });
  await bundleBackend(distDir, [`src/${program}.ts`]);
  writeFileSync(join(distDir, STAMP), buildId);
  return distDir;
}

/**
 * Whether a folder holds the build of a part's sources as they are.
 * @param {string} part
 * @param {string} distDir
 */
export function isBuilt(part, distDir) {
  return stampOf(distDir) === buildIdOf(part);
}

/** @param {string} distDir */
function stampOf(distDir) {
  const file = join(distDir, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} part
 * @param {string} buildId
 */
async function buildBundle(part, buildId) {
  const { rspack } = await import('@rspack/core');
  const config = await loadConfig(part, { buildId, isDev: false });
  const compiler = rspack(config);
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const close = () => compiler.close(() => {});
      if (error) reject(error);
      else if (stats?.hasErrors())
        reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve(undefined);
      close();
    });
  });
}

/**
 * Writes the hash of every script and style sheet into the manifest: the federation runtime loads some of them itself,
 * past the hashes that the bundler puts into the scripts. The manifest's own hash stands in the pointer of the releases.
 * @param {string} folder
 */
function writeIntegrity(folder) {
  const file = join(folder, 'mf-manifest.json');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css)$/.test(name),
  );
  const hashes = names.sort().map((name) => {
    const hash = createHash('sha384').update(readFileSync(join(folder, name)));
    return [name.replaceAll(sep, '/'), `sha384-${hash.digest('base64')}`];
  });
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, integrity: Object.fromEntries(hashes) }));
}

/**
 * Reads a part's `rspack.config.ts`, which looks at its own folder and at the build's mode in the environment.
 * @param {string} part
 * @param {{ buildId: string, isDev: boolean }} mode
 * @returns {Promise<import('@rspack/core').Configuration[]>}
 */
export async function loadConfig(part, { buildId, isDev }) {
  const { tsImport } = await import('tsx/esm/api');
  process.env.LINELEAF_BUILD_ID = buildId;
  process.env.LINELEAF_DEV = isDev ? 'yes' : 'no';
  const before = process.cwd();
  process.chdir(join(ROOT, part));
  try {
    const loaded = await tsImport(join(ROOT, part, 'rspack.config.ts'), import.meta.url);
    return [loaded.default?.default ?? loaded.default].flat();
  } finally {
    process.chdir(before);
  }
}

/**
 * Bundles the backend's programs with the worker threads they start; packages stay where they are installed.
 * @param {string} distDir a folder of `backend/`: the programs find the data that is shipped with them one folder above
 * @param {string[]} programs files below `backend/`, each of which becomes `<name>.js`
 * @returns {Promise<void>}
 */
export async function bundleBackend(distDir, programs) {
  const { build } = await import('esbuild');
  const workers = readdirSync(join(BUNDLE.absWorkingDir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.worker.ts'))
    .map((file) => join('src', file));
  await build({
    ...BUNDLE,
    entryPoints: [...programs, ...workers],
    entryNames: '[name]',
    outdir: distDir,
    splitting: true,
    sourcemap: true,
    plugins: [externalPackages()],
  });
}

/** What every bundle of the backend is made as. */
const BUNDLE = /** @type {const} */ ({
  absWorkingDir: join(ROOT, 'backend'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});

/** What reads files beside itself, so that it cannot be moved into a bundle, or is not loaded by what tests start. */
const UNMOVED = ['libsql', '@node-rs/argon2', '@jsquash/*', 'piscina', '@aws-sdk/*', 'pg-hstore'];

/**
 * Bundles one program that tests start often, its packages in it: it is loaded in three fifths of the time.
 * @param {string} distDir
 * @param {string} program a file below `backend/`
 * @param {Readonly<Record<string, string>>} standIns by the end of a module's path, the file below `backend/` in its place
 */
export async function bundleWhole(distDir, program, standIns) {
  const { build } = await import('esbuild');
  await build({
    ...BUNDLE,
    entryPoints: [program],
    outdir: distDir,
    external: UNMOVED,
    plugins: Object.entries(standIns).map(([path, file]) => standIn(path, file)),
    // Packages of the older kind ask for these; names that no module of the bundle has.
    banner: {
      js: `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;`,
    },
  });
}

/**
 * @param {string} path
 * @param {string} file
 */
function standIn(path, file) {
  return {
    name: `stand-in for ${path}`,
    /** @param {import('esbuild').PluginBuild} build */
    setup(build) {
      const filter = new RegExp(`${path.replaceAll('.', '\\.')}$`);
      build.onResolve({ filter }, () => ({ path: join(BUNDLE.absWorkingDir, file) }));
    },
  };
}

/** Leaves installed packages to Node; our own workspaces are TypeScript and go into the bundle. */
function externalPackages() {
  return {
    name: 'external-packages',
    /** @param {import('esbuild').PluginBuild} build */
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        path.startsWith('@lineleaf/') || kind === 'entry-point' ? undefined : { external: true },
      );
    },
  };
}

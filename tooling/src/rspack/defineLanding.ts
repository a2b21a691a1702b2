import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, buildMode } from './baseConfig.ts';

/** A module, as it is imported, and the file below `standIns/` that takes its place. */
interface StandIn {
  readonly module: RegExp;
  readonly file: string;
}

interface LandingOptions {
  /** The remote's folder and release name. */
  readonly name: string;
  /** Holds `landing.tsx` (what runs in the browser), `prerender.tsx` and `standIns/`. */
  readonly folder: string;
  readonly standIns: readonly StandIn[];
  /** Those of the browser alone: React renders the page beforehand, Preact goes on with it. */
  readonly browserStandIns: readonly StandIn[];
}

/**
 * The bundler settings of a remote's prerendered page: its script, and the program that renders it (into
 * `dist-prerender`, no part of the release). All of it is made of the screen that the shell shows too, with small
 * stand-ins for the libraries that the shell shares. Nothing in development, where the shell shows the screen.
 */
export function defineLanding(options: LandingOptions): Configuration[] {
  const { name, folder, standIns, browserStandIns } = options;
  const root = process.cwd();
  const mode = buildMode();
  if (mode.isDev) return [];
  const base = baseConfig(root, `${name}-landing`, mode);
  const moduleOf = (part: 'browser' | 'prerender') => ({
    ...base.module,
    rules: [
      // Its modules only declare: what is not used is left out.
      { test: /design-system\/src\/.*\.tsx?$/, sideEffects: false },
      { resourceQuery: /source/, type: 'asset/source' },
      ...(base.module?.rules ?? []),
    ],
    // The same names in the markup and in the style sheet, which goes into the page.
    generator: {
      'css/auto': { exportsOnly: part === 'browser' },
      'css/module': {
        exportsOnly: part === 'browser',
        localIdentName: '[local]-[hash:base64:4]',
      },
    },
  });
  const replace = ({ module: asked, file }: StandIn) =>
    new rspack.NormalModuleReplacementPlugin(asked, join(root, folder, 'standIns', file));
  const browser: Configuration = {
    ...base,
    name: `${name}-landing`,
    dependencies: [name],
    module: moduleOf('browser'),
    entry: { landing: `./${folder}/landing.tsx` },
    resolve: { ...base.resolve, alias: { 'react/jsx-runtime': 'preact/jsx-runtime' } },
    output: { ...base.output, clean: false, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      ...[...standIns, ...browserStandIns].map(replace),
      new rspack.DefinePlugin({ 'process.env.LINELEAF_PRERENDER': '"no"' }),
    ],
  };
  const prerender: Configuration = {
    ...base,
    name: `${name}-prerender`,
    module: moduleOf('prerender'),
    target: 'node20',
    devtool: false,
    entry: { prerender: `./${folder}/prerender.tsx` },
    output: {
      path: join(root, 'dist-prerender'),
      filename: '[name].mjs',
      cssFilename: '[name].css',
      module: true,
      library: { type: 'module' },
      uniqueName: base.output?.uniqueName,
    },
    optimization: { minimizer: [new rspack.LightningCssMinimizerRspackPlugin()] },
    plugins: [
      ...standIns.map(replace),
      new rspack.DefinePlugin({ 'process.env.LINELEAF_PRERENDER': '"yes"' }),
    ],
  };
  return [browser, prerender];
}

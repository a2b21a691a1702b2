import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, buildMode } from './baseConfig.ts';
import { ContractPlugin } from './ContractPlugin.ts';
import { FacadePlugin, type NarrowedPackages } from './FacadePlugin.ts';
import { OWN_RUNTIME, sharedRuntime } from './federationRuntime.ts';
import { readPackage, sharedModules } from './sharedModules.ts';

interface ShellOptions {
  /** Packages that the shell provides to every remote: names of its own dependencies. */
  readonly provides: readonly string[];
  /** Those of which the page carries some names alone. */
  readonly narrowed: NarrowedPackages;
  /** Module that registers the federation runtime's hooks. */
  readonly runtimePlugin: string;
  /** Source of the service worker, built to `sw.js`. */
  readonly serviceWorker: string;
}

/** The bundler settings of the shell, a host that knows no remote at build time, and of its service worker. */
export function defineShell(options: ShellOptions): Configuration[] {
  const { provides, narrowed, runtimePlugin, serviceWorker } = options;
  const root = process.cwd();
  const mode = buildMode();
  const config = baseConfig(root, 'shell', mode);
  const { version } = readPackage(root);
  const shared = sharedModules(root, provides);
  const facades = new FacadePlugin(root, narrowed);
  const page: Configuration = {
    ...config,
    name: 'shell',
    entry: { main: './src/index.ts', fonts: '@lineleaf/design-system/fonts.css' },
    output: { ...config.output, publicPath: '/' },
    resolve: { ...config.resolve, alias: { ...OWN_RUNTIME, ...(mode.isDev ? {} : productionRouter(root)) } },
    // What everybody needs at once comes in two files: the packages, which seldom change, and our own code.
    optimization: {
      splitChunks: {
        cacheGroups: {
          // What comes later comes in one file a part, its packages among it.
          default: false,
          defaultVendors: false,
          initial: {
            chunks: 'initial',
            type: /javascript/,
            test: /node_modules/,
            name: 'packages',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      facades,
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: Object.fromEntries(
          Object.entries(shared).map(([key, module]) => [
            key,
            // Whole while one develops: a name may come into use at any time.
            { ...module, eager: true, import: (!mode.isDev && facades.files[key]) || key },
          ]),
        ),
        shareStrategy: 'loaded-first',
        runtimePlugins: [runtimePlugin],
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', chunks: ['main'], scriptLoading: 'defer' }),
      // What visitors are shown stands in it; of the shell it has the fonts alone.
      new rspack.HtmlRspackPlugin({
        template: './src/visitor.html',
        filename: 'visitor.html',
        chunks: ['fonts'],
        inject: false,
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new rspack.DefinePlugin({ 'process.env.LINELEAF_VERSION': JSON.stringify(version) }),
      new ContractPlugin({
        name: 'shell',
        version,
        build: mode.buildId,
        exposes: [],
        routes: [],
        tabs: [],
        shared: {
          ...Object.fromEntries(Object.entries(shared).map(([key, module]) => [key, module.version])),
          ...sharedRuntime(root).provided,
        },
      }),
    ],
  };
  const { module } = config;
  const worker: Configuration = {
    name: 'service-worker',
    dependencies: ['shell'],
    context: root,
    mode: config.mode,
    devtool: 'source-map',
    target: ['webworker', 'es2022'],
    entry: { sw: serviceWorker },
    resolve: config.resolve,
    module,
    output: { path: config.output?.path, filename: 'sw.js', clean: false },
    stats: 'errors-warnings',
  };
  return [page, worker];
}

/** The package leads to its build for development, with its warnings, whatever the mode. */
function productionRouter(root: string) {
  const folder = join(root, '..', 'node_modules', 'react-router');
  return { [`${folder}$`]: join(folder, 'dist', 'production', 'index.mjs') };
}

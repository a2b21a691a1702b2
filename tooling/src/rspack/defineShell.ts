import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, buildMode } from './baseConfig.ts';
import { ContractPlugin } from './ContractPlugin.ts';
import { readPackage, sharedModules } from './sharedModules.ts';

interface ShellOptions {
  /** Packages that the shell provides to every remote: names of its own dependencies. */
  readonly provides: readonly string[];
  /** Module that registers the federation runtime's hooks. */
  readonly runtimePlugin: string;
  /** Source of the service worker, built to `sw.js`. */
  readonly serviceWorker: string;
}

/** The bundler settings of the shell, a host that knows no remote at build time, and of its service worker. */
export function defineShell({ provides, runtimePlugin, serviceWorker }: ShellOptions): Configuration[] {
  const root = process.cwd();
  const mode = buildMode();
  const config = baseConfig(root, 'shell', mode);
  const { version } = readPackage(root);
  const shared = sharedModules(root, provides);
  const page: Configuration = {
    ...config,
    name: 'shell',
    output: { ...config.output, publicPath: '/' },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared,
        shareStrategy: 'loaded-first',
        runtimePlugins: [runtimePlugin],
        dts: false,
        experiments: { provideExternalRuntime: true },
      }),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new rspack.DefinePlugin({ 'process.env.LINELEAF_VERSION': JSON.stringify(version) }),
      new ContractPlugin({
        name: 'shell',
        version,
        build: mode.buildId,
        exposes: [],
        routes: [],
        tabs: [],
        shared: Object.fromEntries(Object.entries(shared).map(([key, module]) => [key, module.version])),
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

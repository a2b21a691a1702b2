import type { RemoteTab } from '@lineleaf/releases/discovery';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, buildMode } from './baseConfig.ts';
import { ChunkFallbackPlugin } from './ChunkFallbackPlugin.ts';
import { ContractPlugin, type ScreenRoute } from './ContractPlugin.ts';
import { BORROWED_RUNTIME, sharedRuntime } from './federationRuntime.ts';
import { peerNames, readPackage, sharedModules } from './sharedModules.ts';

interface RemoteOptions {
  /** The remote's folder and release name, for instance `mfe-auth`. */
  readonly name: string;
  readonly exposes: Readonly<Record<string, string>>;
  readonly routes: readonly ScreenRoute[];
  /** Links to its screens in the header. */
  readonly tabs?: readonly RemoteTab[];
}

/** The bundler settings of a remote: federation, the singletons of its package.json, its contract. */
export function defineRemote(options: RemoteOptions): Configuration {
  const { name, exposes, routes, tabs = [] } = options;
  const root = process.cwd();
  const mode = buildMode();
  const config = baseConfig(root, name, mode);
  const shared = sharedModules(root, peerNames(root));
  return {
    ...config,
    name,
    // Released it runs beside the shell alone: it has no start of its own, and no copy of what the shell provides.
    ...(mode.isDev ? {} : { entry: {}, resolve: { ...config.resolve, alias: BORROWED_RUNTIME } }),
    output: { ...config.output, publicPath: 'auto' },
    plugins: [
      ...(config.plugins ?? []),
      new ChunkFallbackPlugin(),
      new ModuleFederationPlugin({
        name: name.replace(/-/g, '_'),
        filename: mode.isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        manifest: true,
        exposes: { ...exposes },
        shared: mode.isDev ? shared : withoutCopies(shared),
        shareStrategy: 'loaded-first',
        dts: false,
      }),
      ...(mode.isDev ? [standalonePage(name)] : []),
      new ContractPlugin({
        name,
        version: readPackage(root).version,
        build: mode.buildId,
        exposes: Object.keys(exposes),
        routes,
        tabs,
        shared: {
          ...Object.fromEntries(
            Object.entries(shared).map(([key, { requiredVersion }]) => [key, requiredVersion]),
          ),
          ...sharedRuntime(root).asked,
        },
      }),
    ],
  };
}

/** Starts from its own entry; with the remote's beside it, two runtimes would answer a hot update. */
function standalonePage(name: string) {
  return new rspack.HtmlRspackPlugin({
    title: name,
    template: `${import.meta.dirname}/standalone.html`,
    chunks: ['main'],
  });
}

function withoutCopies(shared: ReturnType<typeof sharedModules>) {
  return Object.fromEntries(
    Object.entries(shared).map(([key, module]) => [key, { ...module, import: false as const }]),
  );
}

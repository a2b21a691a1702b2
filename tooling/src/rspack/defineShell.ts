import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, buildMode } from './baseConfig.ts';
import { readPackage, sharedModules } from './sharedModules.ts';

interface ShellOptions {
  /** Packages that the shell provides to every remote: names of its own dependencies. */
  readonly provides: readonly string[];
  /** Module that registers the federation runtime's hooks. */
  readonly runtimePlugin: string;
}

/** The bundler settings of the shell: a host that knows no remote at build time. */
export function defineShell({ provides, runtimePlugin }: ShellOptions): Configuration {
  const root = process.cwd();
  const mode = buildMode();
  const config = baseConfig(root, 'shell', mode);
  return {
    ...config,
    name: 'shell',
    output: { ...config.output, publicPath: '/' },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedModules(root, provides),
        shareStrategy: 'loaded-first',
        runtimePlugins: [runtimePlugin],
        dts: false,
      }),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new rspack.DefinePlugin({ 'process.env.LINELEAF_VERSION': JSON.stringify(readPackage(root).version) }),
    ],
  };
}

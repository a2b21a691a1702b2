import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** How a part is built: `buildId` names the release, `isDev` turns on hot reload. */
export interface BuildMode {
  readonly buildId: string;
  readonly isDev: boolean;
}

/** The mode of this build, from the environment that the build and dev scripts set. */
export function buildMode(): BuildMode {
  return { buildId: process.env.LINELEAF_BUILD_ID ?? 'local', isDev: process.env.LINELEAF_DEV === 'yes' };
}

/** What all browser bundles have in common: TypeScript by SWC, CSS modules, hashed names, no evaluated code. */
export function baseConfig(root: string, name: string, { buildId, isDev }: BuildMode): Configuration {
  return {
    context: root,
    mode: isDev ? 'development' : 'production',
    // Evaluated source maps would break the content security policy.
    devtool: 'source-map',
    target: ['web', 'es2022'],
    entry: { main: './src/index.ts' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    output: {
      path: join(root, 'dist'),
      clean: true,
      // The build id keeps the chunk registries of two releases on one page apart.
      uniqueName: `${name.replace(/-/g, '_')}_${buildId.replace(/\W/g, '_')}`,
      filename: isDev ? 'static/[name].js' : 'static/[name].[contenthash:8].js',
      chunkFilename: isDev ? 'static/[name].js' : 'static/[name].[contenthash:8].js',
      cssFilename: isDev ? 'static/[name].css' : 'static/[name].[contenthash:8].css',
      cssChunkFilename: isDev ? 'static/[name].css' : 'static/[name].[contenthash:8].css',
      assetModuleFilename: 'static/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      environment: { globalThis: true },
    },
    module: {
      parser: { 'css/module': { namedExports: false } },
      rules: [
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css/auto' },
        { test: /\.(png|svg|woff2?)$/, type: 'asset/resource' },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
            },
          },
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.LINELEAF_BUILD_ID': JSON.stringify(buildId) }),
      // Each script a release loads later carries its hash in the script that loads it.
      isDev
        ? new ReactRefreshRspackPlugin()
        : new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

import { loadConfig } from './build.mjs';

/** Ports of the parts in development; the API has one of its own behind the shell's. */
export const DEV_PORTS = {
  shell: 3000,
  api: 3001,
  'mfe-auth': 3011,
  'mfe-studio': 3012,
  'mfe-editor': 3013,
  'mfe-billing': 3014,
  'mfe-admin': 3015,
};

/**
 * Serves a part with hot reload on its port; calls of the API go on to `apiUrl`.
 * @param {keyof typeof DEV_PORTS} part
 * @param {string} apiUrl
 * @param {Record<string, unknown>} [remotesJson] what `/remotes.json` answers
 */
export async function serve(part, apiUrl, remotesJson) {
  const { rspack } = await import('@rspack/core');
  const { RspackDevServer } = await import('@rspack/dev-server');
  const [page] = await loadConfig(part, { buildId: 'dev', isDev: true });
  if (!page) throw new Error(`${part} has no page`);
  const port = DEV_PORTS[part];
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: ['localhost', '127.0.0.1'],
      proxy: [{ context: ['/api', '/dev'], target: apiUrl }],
      client: { webSocketURL: { hostname: 'localhost', port } },
      setupMiddlewares(middlewares, devServer) {
        if (remotesJson) answerJson(devServer, '/remotes.json', remotesJson);
        return middlewares;
      },
    },
    rspack(page),
  );
  await server.start();
  return server;
}

/**
 * @param {import('@rspack/dev-server').RspackDevServer} devServer
 * @param {string} path
 * @param {unknown} body
 */
function answerJson(devServer, path, body) {
  devServer.app?.use(path, (_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  });
}

/** What the shell is told in development: every remote from its own dev server. */
export async function devRemotes() {
  /** @type {Record<string, unknown>} */
  const remotes = {};
  for (const [part, port] of Object.entries(DEV_PORTS)) {
    if (!part.startsWith('mfe-')) continue;
    const base = `http://localhost:${port}`;
    const contract = await fetch(`${base}/contract.json`).then((response) => response.json());
    const entry = `${base}/remoteEntry.js`;
    remotes[part] = {
      version: 'dev',
      manifest: `${base}/mf-manifest.json`,
      manifestIntegrity: '',
      entry,
      integrity: '',
      routes: contract.routes,
    };
  }
  return { remotes };
}

import { loadConfig } from './build.mjs';
import { REMOTES } from './parts.mjs';

/** Where the remotes' ports begin in development: 3011 and on, in the order of the workspaces. */
const FIRST_REMOTE_PORT = 3011;

/** Ports of the parts in development; the API has one of its own behind the shell's. */
const DEV_PORTS = new Map([
  ['shell', 3000],
  ['api', 3001],
  ...REMOTES.map((remote, index) => /** @type {const} */ ([remote, FIRST_REMOTE_PORT + index])),
]);

/**
 * @param {string} part `shell`, `api` or a remote
 * @returns {number}
 * @throws {Error} where there is no such part
 */
export function devPort(part) {
  const port = DEV_PORTS.get(part);
  if (port === undefined) throw new Error(`${part} is no part that runs in development`);
  return port;
}

/**
 * Serves a part with hot reload on its port; calls of the API go on to `apiUrl`.
 * @param {string} part
 * @param {string} apiUrl
 * @param {Record<string, unknown>} [remotesJson] what `/remotes.json` answers
 */
export async function serve(part, apiUrl, remotesJson) {
  const { rspack } = await import('@rspack/core');
  const { RspackDevServer } = await import('@rspack/dev-server');
  const [page] = await loadConfig(part, { buildId: 'dev', isDev: true });
  if (!page) throw new Error(`${part} has no page`);
  const port = devPort(part);
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
  for (const part of REMOTES) {
    const base = `http://localhost:${devPort(part)}`;
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

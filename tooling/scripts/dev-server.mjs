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
 * @param {import('@lineleaf/releases/discovery').Discovery} [discovery] what `/discovery` answers
 */
export async function serve(part, apiUrl, discovery) {
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
        if (discovery) answerJson(devServer, '/discovery', discovery);
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

/**
 * What the shell is told in development: every remote from its own dev server.
 * @returns {Promise<import('@lineleaf/releases/discovery').Discovery>}
 */
export async function devDiscovery() {
  /** @type {import('@lineleaf/releases/discovery').Discovery['microFrontends']} */
  const microFrontends = {};
  for (const part of REMOTES) {
    const base = `http://localhost:${devPort(part)}`;
    const { routes, tabs } = await fetch(`${base}/contract.json`).then((response) => response.json());
    microFrontends[part] = [
      {
        url: `${base}/mf-manifest.json`,
        metadata: { version: 'dev', integrity: '' },
        deployment: { traffic: 100, default: true },
        extras: { given: true, entry: { url: `${base}/remoteEntry.js`, integrity: '' }, routes, tabs },
      },
    ];
  }
  return {
    schema: 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json',
    microFrontends,
  };
}

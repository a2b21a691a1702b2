import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { ROOT } from '../scripts/parts.mjs';
import { freePort } from '../scripts/services.mjs';
import { NODES } from './rollingRestart.mjs';

/**
 * @typedef {{ stop: () => Promise<void> }} Stoppable
 * @typedef {{ port: number, plainPort: number, drain: (node: string) => void, admit: (node: string) => void } & Stoppable} Gateway
 */

/** The shipped configuration of the gateway. */
export const GATEWAY = readFileSync(join(ROOT, 'tooling', 'nginx', 'gateway.conf'), 'utf8');

/** How a path of a released file begins in both configurations: the store is the folder `/releases`. */
const STORED = ' $released$';

/**
 * The shipped gateway on loopback. Everything about places is put in the place of a container's: addresses, ports, folders.
 * @param {string} nginx the program
 * @param {{
 *   folder: string,
 *   nodes: Readonly<Record<string, number>>,
 *   remotes?: Readonly<Record<string, number>>,
 *   releases?: string,
 *   certificate?: string,
 * }} places `folder`: an empty one, for its files and logs; `nodes` and `remotes`: ports on loopback, by name; `releases`: a
 *   folder of that name; `certificate`: a folder of `fullchain.pem` and `privkey.pem`, without which it serves plain http
 * @returns {Promise<Gateway>}
 */
export async function startGateway(nginx, { folder, nodes, remotes = {}, releases, certificate }) {
  const [port, plainPort] = [await freePort(), await freePort()];
  const drained = join(folder, 'drained');
  mkdirSync(drained, { recursive: true });
  const ports = Object.entries(remotes).map(([remote, own]) => `${remote} ${own};`);
  let site = GATEWAY.replaceAll(
    'listen 443 ssl http2',
    `listen 127.0.0.1:${port}${certificate ? ' ssl http2' : ''}`,
  )
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace(/resolver [^;]+;/, '')
    .replace('http://$remote:8080', 'http://127.0.0.1:$static_port')
    .replaceAll('/var/run/lineleaf', drained)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(STORED, ` ${releases === undefined ? folder : dirname(releases)}${STORED.trim()}`);
  for (const node of NODES) site = site.replaceAll(`server ${node}:3000`, `server 127.0.0.1:${nodes[node]}`);
  site = certificate ? site.replaceAll('/etc/nginx/tls', certificate) : site.replace(/ssl_\w+ [^;]+;/g, '');
  const server = await startNginx(nginx, {
    folder,
    port,
    site: `map $remote $static_port { ${ports.join(' ')} } ${site}`,
  });
  return {
    port,
    plainPort,
    ...server,
    drain: (node) => writeFileSync(join(drained, `drain-${node}`), ''),
    admit: (node) => rmSync(join(drained, `drain-${node}`)),
  };
}

/**
 * The shipped server of one remote's released files.
 * @param {string} nginx
 * @param {{ folder: string, releases: string }} places
 * @returns {Promise<{ port: number } & Stoppable>}
 */
export async function startStaticServer(nginx, { folder, releases }) {
  const port = await freePort();
  const site = readFileSync(join(ROOT, 'tooling', 'nginx', 'static.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(STORED, ` ${dirname(releases)}${STORED.trim()}`);
  return { port, ...(await startNginx(nginx, { folder, port, site })) };
}

/**
 * @param {string} nginx
 * @param {{ folder: string, port: number, site: string }} options
 * @returns {Promise<Stoppable>}
 */
async function startNginx(nginx, { folder, port, site }) {
  mkdirSync(folder, { recursive: true });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  // The folders of tests belong to whoever runs them alone.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `${user} pid ${folder}/pid; daemon off; events {} http { ${temporary} types { text/javascript js; text/css css; application/json json; } ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', () => resolve(undefined)));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${printed}`);
  }
  return {
    /** Lets requests under way end. */
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(Boolean(socket.destroy())));
    socket.once('error', () => setTimeout(resolve, 20, false));
  });
}

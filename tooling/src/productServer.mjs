import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/services.mjs';

const STARTER = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const READY = /Lineleaf is ready at (http:\/\/\S+)/;

/** The administrator of every product that is started here. */
export const ADMIN = { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' };

/**
 * A running product: where it is, the milliseconds it took to be ready, not counted those in which others held the
 * processors, everything it has printed, and its end by a signal, awaited until it is gone.
 * @typedef {{
 *   readonly url: string,
 *   readonly readyMs: number,
 *   printed: () => string,
 *   stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>,
 * }} ProductServer
 */

/**
 * Starts the product as `npm start` does and waits for its ready line. Rejects with what it printed when it ends before.
 * @param {{ dataDir: string, port?: number, env?: Readonly<Record<string, string>> }} options a free port unless told;
 *   variables beyond the usual ones
 * @returns {Promise<ProductServer>}
 */
export async function startProductServer({ dataDir, port, env }) {
  const ownPort = port ?? (await freePort());
  const started = Date.now();
  const child = spawn(process.execPath, [STARTER], {
    env: {
      ...process.env,
      PORT: String(ownPort),
      PUBLIC_URL: `http://localhost:${ownPort}`,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hasEnded = new Promise((resolve) => child.once('exit', resolve));
  let printed = '';
  let readyMs = 0;
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      printed += chunk.toString();
      const found = READY.exec(printed)?.[1];
      if (!found || readyMs > 0) return;
      readyMs = Date.now() - started - heldUpMs(child.pid);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${printed}`)));
  });
  const stop = async (/** @type {'SIGTERM' | 'SIGKILL'} */ signal) => {
    child.kill(signal);
    await hasEnded;
  };
  return { url, readyMs, printed: () => printed, stop };
}

/**
 * How long a process's main thread was ready to run and waited for a processor, as Linux counts it; 0 elsewhere.
 * @param {number | undefined} pid
 */
function heldUpMs(pid) {
  const file = `/proc/${pid}/schedstat`;
  if (!existsSync(file)) return 0;
  const [, waitedNs] = readFileSync(file, 'utf8').split(' ');
  return Number(waitedNs) / 1e6;
}

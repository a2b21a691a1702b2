import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/services.mjs';

const STARTER = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const READY = /Lineleaf is ready at (http:\/\/\S+)/;

/** The administrator of every product that is started here. */
export const ADMIN = { email: 'admin@lineleaf.local', password: 'a-password-for-journeys' };

/**
 * A running product: where it is, everything it has printed, and its end by a signal, awaited until it is gone.
 * @typedef {{
 *   readonly url: string,
 *   printed: () => string,
 *   stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>,
 * }} ProductServer
 */

/**
 * Starts the product as `npm start` does and waits for its ready line. Rejects with what it printed when it ends before.
 * @param {{ dataDir: string, port?: number, env?: Readonly<Record<string, string>> }} options a free port by default;
 *   variables beyond the usual ones
 * @returns {Promise<ProductServer>}
 */
export async function startProductServer({ dataDir, port, env }) {
  const ownPort = port ?? (await freePort());
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
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      printed += chunk.toString();
      const found = READY.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${printed}`)));
  });
  const stop = async (/** @type {'SIGTERM' | 'SIGKILL'} */ signal) => {
    child.kill(signal);
    await hasEnded;
  };
  return { url, printed: () => printed, stop };
}

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './parts.mjs';

/** The administrator of a product that is started for pictures of it. */
export const ADMIN = { email: 'admin@lineleaf.local', password: 'a-password-for-pictures' };

/**
 * Starts the product on a free port in a data folder of its own and waits until it is ready.
 * @param {string} dataDir
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startFreshProduct(dataDir) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'tooling', 'scripts', 'start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hasEnded = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Lineleaf is ready at')) resolve(undefined);
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await hasEnded;
  };
  return { url: `http://localhost:${port}`, stop };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

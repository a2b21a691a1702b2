import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const STARTER = fileURLToPath(new URL('../../tooling/scripts/start.mjs', import.meta.url));
const READY = /Lineleaf is ready at (http:\/\/\S+)/;

/** A running product. */
export interface ProductServer {
  readonly url: string;
  /** Everything it has printed. */
  printed(): string;
  /** Ends it with this signal and waits until it is gone. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface ServerOptions {
  readonly dataDir: string;
  readonly port?: number;
  /** Variables beyond those of every journey. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the product as `npm start` does and waits for its ready line. */
export async function startServer(options: ServerOptions): Promise<ProductServer> {
  const port = options.port ?? (await freePort());
  const child = spawn(process.execPath, [STARTER], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: options.dataDir,
      ADMIN_EMAIL: 'admin@lineleaf.local',
      ADMIN_PASSWORD: 'a-password-for-journeys',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const hasEnded = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = READY.exec(printed)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${printed}`)));
  });
  return { url, printed: () => printed, stop: (signal) => stop(child, signal, hasEnded) };
}

async function stop(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
  hasEnded: Promise<void>,
): Promise<void> {
  child.kill(signal);
  await hasEnded;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

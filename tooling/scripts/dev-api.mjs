import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { devPort } from './dev-server.mjs';
import { ROOT } from './parts.mjs';

/** Starts the API from its sources, restarted on every change; returns its URL. It ends with this process. */
export function startDevApi() {
  const tsx = join(ROOT, 'node_modules', '.bin', 'tsx');
  const child = spawn(tsx, ['watch', '--clear-screen=false', 'src/server.ts'], {
    cwd: join(ROOT, 'backend'),
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(devPort('api')),
      PUBLIC_URL: `http://localhost:${devPort('shell')}`,
      DATA_DIR: process.env.DATA_DIR ?? join(ROOT, 'data'),
    },
  });
  process.once('exit', () => child.kill('SIGTERM'));
  process.once('SIGINT', () => process.exit());
  process.once('SIGTERM', () => process.exit());
  return `http://127.0.0.1:${devPort('api')}`;
}

import { basename } from 'node:path';
import { startDevApi } from './dev-api.mjs';
import { devPort, serve } from './dev-server.mjs';

const remote = basename(process.cwd());
// With API_URL the remote talks to a product that is running already.
const apiUrl = process.env.API_URL ?? startDevApi();
await serve(remote, apiUrl);
console.log(`${remote} on its own at http://localhost:${devPort(remote)}`);

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPart } from './build.mjs';
import { ROOT } from './parts.mjs';

// `npm run admin:totp-reset -- <email>`, with the environment of the server.
process.chdir(ROOT);
const { distDir } = await buildPart('backend');
await import(pathToFileURL(join(distDir, 'totpReset.js')).href);

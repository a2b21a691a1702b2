import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNodeVersion, installIfChanged } from './install.mjs';
import { ROOT } from './parts.mjs';

// `npm run migrate [-- --dry-run]`, with the environment of the server, which may be running.
checkNodeVersion();
process.chdir(ROOT);
// Never beside a running product: an install takes away what it was started from.
if (!existsSync(join(ROOT, 'node_modules'))) installIfChanged();
const { buildDataProgram } = await import('./build.mjs');
const distDir = await buildDataProgram('migrateDatabase');
await import(pathToFileURL(join(distDir, 'migrateDatabase.js')).href);

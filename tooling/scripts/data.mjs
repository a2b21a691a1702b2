import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNodeVersion, installIfChanged } from './install.mjs';
import { ROOT } from './parts.mjs';

// `node data.mjs backup <file>` and `restore <file>`: programs on the data folder, beside the product or instead of it.
checkNodeVersion();
const [program, file] = process.argv.slice(2);
if (program !== 'backup' && program !== 'restore') throw new Error('data.mjs backup|restore <file>');
// npm runs scripts in the root folder and tells where it was called.
const archive = file && resolve(process.env.INIT_CWD ?? process.cwd(), file);
process.chdir(ROOT);
// Never beside a running product: an install takes away what it was started from.
if (!existsSync(join(ROOT, 'node_modules'))) installIfChanged();
const { buildDataProgram } = await import('./build.mjs');
const distDir = await buildDataProgram(program);
process.argv = [process.argv[0] ?? '', join(distDir, `${program}.js`), ...(archive ? [archive] : [])];
await import(pathToFileURL(join(distDir, `${program}.js`)).href);

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNodeVersion, installIfChanged } from './install.mjs';
import { ROOT } from './parts.mjs';

// `node operate.mjs <program> [arguments]`: the operator's programs, with the environment of the server and beside it.
const PROGRAMS = ['backup', 'restore', 'migrateDatabase', 'totpReset'];
/** Those whose argument is a file. */
const ON_A_FILE = ['backup', 'restore'];

checkNodeVersion();
const [program = '', ...given] = process.argv.slice(2);
if (!PROGRAMS.includes(program)) throw new Error(`operate.mjs ${PROGRAMS.join('|')}`);
// npm runs scripts in the root folder and tells where it was called.
const from = process.env.INIT_CWD ?? process.cwd();
const args = ON_A_FILE.includes(program) ? given.map((file) => resolve(from, file)) : given;
process.chdir(ROOT);
// Never beside a running product: an install takes away what it was started from.
if (!existsSync(join(ROOT, 'node_modules'))) installIfChanged();
const { buildOperatorProgram } = await import('./build.mjs');
const bundle = join(await buildOperatorProgram(program), `${program}.js`);
process.argv = [process.argv[0] ?? '', bundle, ...args];
await import(pathToFileURL(bundle).href);

import { parseArgs } from 'node:util';
import { runScript } from './release-store.mjs';
import { addRemote, removeRemote } from './remote-workspaces.mjs';

// `npm run new-remote -- mfe-name /path`, `npm run new-remote -- --remove mfe-name [--force]`
const USAGE = 'usage: npm run new-remote -- mfe-name /path, or npm run new-remote -- --remove mfe-name';

await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { remove: { type: 'string' }, force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name, path, ...more] = positionals;
  if (values.remove !== undefined && name === undefined) {
    removeRemote(values.remove, { isForced: values.force });
    console.log(
      `${values.remove} is gone from this tree. A product that serves it stops with: npm run retire -- ${values.remove}`,
    );
  } else if (values.remove === undefined && name && path && more.length === 0) {
    await addRemote(name, path);
    console.log(
      `${name} serves ${path}. Its texts are in ${name}/src/locales, its tab in ${name}/rspack.config.ts. Try it: npm run dev`,
    );
  } else throw new Error(USAGE);
});

import { parseArgs } from 'node:util';
import { actNow, changeServed, releases, runScript } from './release-store.mjs';

// `npm run retire -- mfe-x [--reason "why"]`: the product serves nothing of this remote any more.
await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { reason: { type: 'string' } },
    allowPositionals: true,
  });
  const [part, ...more] = positionals;
  if (!part || more.length > 0) throw new Error('usage: npm run retire -- mfe-name [--reason "why"]');
  const act = actNow(values.reason);
  await changeServed((pointer) => releases.retire(pointer, part, act), { goesBack: true });
  console.log(`${part} is served no more; its files stay`);
});

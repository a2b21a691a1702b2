import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compilation, rspack } from '@rspack/core';
import { afterAll, expect, it } from 'vitest';
import { consumedNames, providedNames, type SharedNames } from './sharedNames.ts';

const folder = mkdtempSync(join(tmpdir(), 'lineleaf-shared-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WORDS = "export { hello } from './hello.js';\nexport const bye = 1, never = 2;";
const FILES = {
  'node_modules/words/package.json': '{ "name": "words", "version": "1.2.0", "main": "index.js" }',
  'node_modules/words/index.js': WORDS,
  'node_modules/words/hello.js': 'export const hello = 1;',
  'node_modules/old-words/package.json': '{ "name": "old-words", "version": "1.0.0", "main": "index.js" }',
  'node_modules/old-words/index.js': 'exports.shout = 1;',
  'index.js': "import('./use.js');",
  'use.js': `import { hello as hi } from 'words';
import * as all from 'words';
import old from 'old-words';
import { shout } from 'old-words';
console.log(hi, all.bye, old, shout);`,
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it('a remote tells the names that it imports from what is shared, whatever it calls them', async () => {
  const shared = { words: { import: false as const }, 'old-words': { import: false as const } };
  expect(await build(shared, consumedNames)).toEqual({ words: ['bye', 'hello'], 'old-words': ['shout'] });
});

it('the shell tells all exports of what it provides', async () => {
  expect(await build({ words: {}, 'old-words': {} }, providedNames)).toEqual({
    words: ['bye', 'hello', 'never'],
    'old-words': ['shout'],
  });
});

function build(shared: Record<string, object>, namesOf: (compilation: Compilation) => SharedNames) {
  const withVersions = Object.entries(shared).map(([name, options]) => [
    name,
    { requiredVersion: '^1.0.0', ...options },
  ]);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    plugins: [
      new ModuleFederationPlugin({
        name: 'part',
        shared: Object.fromEntries(withVersions),
        dts: false,
        manifest: false,
      }),
    ],
  });
  return new Promise<SharedNames>((resolve, reject) => {
    compiler.hooks.thisCompilation.tap('test', (compilation) => {
      compilation.hooks.processAssets.tap('test', () => resolve(namesOf(compilation)));
    });
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      compiler.close(() => {});
    });
  });
}
